import Foundation

extension TextDataScanner {
  /// Groups of digits that may form a phone number.
  private struct Candidate {
    /// The index of the first unit, which may be a plus sign or a parenthesis.
    let start: Int
    var hasPlus = false
    /// The index after each group.
    var groupEnds: [Int] = []
    /// The number of digits in each group.
    var groupLengths: [Int] = []
    /// The dialled digits of each group.
    var dialledGroups: [String] = []
    /// The separators before the groups; `nil` for a group without one.
    var separators: [UInt16?] = []
    /// The index of the group in parentheses, the area code; `nil` for none.
    var areaGroup: Int?

    var range: Range<Int> { start..<(groupEnds.last ?? start) }
    var digitCount: Int { groupLengths.reduce(0, +) }
    var digits: String { (hasPlus ? "+" : "") + dialledGroups.joined() }

    /// The number without its last group.
    var withoutLastGroup: Candidate {
      var result = self
      result.groupEnds.removeLast()
      result.groupLengths.removeLast()
      result.dialledGroups.removeLast()
      result.separators.removeLast()
      if areaGroup == result.groupLengths.count { result.areaGroup = nil }
      return result
    }
  }

  /// The maximum number of digits of a phone number.
  private static let maximumDigits = 15

  /// Returns the phone numbers in the text.
  func phoneNumbers() -> [Finding] {
    var result: [Finding] = []
    var index = 0
    while index < units.count {
      guard units[index].beginsNumber else {
        index += 1
        continue
      }
      var number = readCandidate(at: index)
      let firstGroupEnd = number.groupEnds.first ?? index + 1
      // A prefix of the groups may be a phone number, and a further number may follow it.
      while !number.groupLengths.isEmpty, !isPhoneNumber(number) {
        number = number.withoutLastGroup
      }
      if !number.groupLengths.isEmpty, let url = URL(string: "tel:\(number.digits)") {
        result.append(Finding(url: url, range: number.range))
      }
      index = max(firstGroupEnd, number.range.upperBound)
    }
    return result
  }

  /// Reads groups of digits with at most one separator between them, until they have more than the
  /// maximum number of digits.
  private func readCandidate(at start: Int) -> Candidate {
    var number = Candidate(start: start)
    var index = start
    if units[index] == .plus {
      number.hasPlus = true
      index += 1
    }
    while index < units.count, number.digitCount <= TextDataScanner.maximumDigits {
      var separator: UInt16?
      if !number.groupLengths.isEmpty, units[index].isNumberSeparator {
        separator = units[index]
        index += 1
      }
      guard let end = readGroup(at: index, into: &number) else { break }
      number.groupEnds.append(end)
      number.separators.append(separator)
      index = end
    }
    return number
  }

  /// Reads a group of digits with or without parentheses.
  ///
  /// - Returns: The end of the group; `nil` if there is none.
  private func readGroup(at start: Int, into number: inout Candidate) -> Int? {
    var index = start
    let isInParentheses = index < units.count && units[index] == .openParenthesis
    if isInParentheses {
      if number.areaGroup != nil { return nil }
      index += 1
    }
    let firstDigit = index
    while index < units.count, units[index].isDigit { index += 1 }
    let digits = firstDigit..<index
    guard !digits.isEmpty else { return nil }
    if isInParentheses {
      guard index < units.count, units[index] == .closeParenthesis else { return nil }
      index += 1
      number.areaGroup = number.groupLengths.count
    }
    number.groupLengths.append(digits.count)
    // A trunk zero in parentheses, as in "+44 (0)20", is not dialled.
    let isTrunkPrefix = isInParentheses && number.hasPlus && digits.count == 1
    number.dialledGroups.append(isTrunkPrefix ? "" : units.text(in: digits))
    return index
  }

  /// Returns whether groups of digits form a phone number that is not part of a longer number or
  /// word.
  private func isPhoneNumber(_ number: Candidate) -> Bool {
    let (lower, upper) = (number.range.lowerBound, number.range.upperBound)
    guard (7...TextDataScanner.maximumDigits).contains(number.digitCount),
      lower == 0 || !(units[lower - 1].isWord || units[lower - 1].joinsNumbers),
      upper == units.count || !units[upper].isWord && !continuesNumber(upper)
    else { return false }
    if number.hasPlus { return number.digitCount > 7 }
    let groups = number.groupLengths
    if let areaGroup = number.areaGroup {
      return groups.count > 1 && (2...5).contains(groups[areaGroup])
    }
    if isWrittenDate(groups) || isInternetAddress(number) { return false }
    if number.digits.hasPrefix("0") {
      let hasNonzeroDigit = number.digits.utf8.dropFirst(2).contains { $0 != UInt8(ascii: "0") }
      let hasUsualLength =
        groups.count > 1
        ? (8...12).contains(number.digitCount) : (10...11).contains(number.digitCount)
      return hasNonzeroDigit && hasUsualLength && groups[0] > 1
    }
    // The groups usual in North America and in China.
    switch groups {
    case [3, 3, 4], [1, 3, 3, 4], [3, 4, 4]: return true
    case [3, 4]: return number.separators[1] == .hyphen
    default: return false
    }
  }

  /// Returns whether a sign that joins numbers, and a letter or digit after it, are at an index.
  private func continuesNumber(_ index: Int) -> Bool {
    units[index].joinsNumbers && index + 1 < units.count && units[index + 1].isWord
  }

  /// Returns whether groups with these numbers of digits look like a date with a four-digit year.
  private func isWrittenDate(_ groups: [Int]) -> Bool {
    guard groups.count == 3 else { return false }
    let isYearFirst = groups[0] == 4 && groups[1] <= 2 && groups[2] <= 2
    return isYearFirst || groups[0] <= 2 && groups[1] <= 2 && groups[2] == 4
  }

  private func isInternetAddress(_ number: Candidate) -> Bool {
    number.groupLengths.count == 4 && number.groupLengths.allSatisfy { $0 <= 3 }
      && number.separators.dropFirst().allSatisfy { $0 == .dot }
  }
}

extension UInt16 {
  fileprivate static let plus = UInt16(UInt8(ascii: "+"))
  fileprivate static let hyphen = UInt16(UInt8(ascii: "-"))
  fileprivate static let openParenthesis = UInt16(UInt8(ascii: "("))
  fileprivate static let closeParenthesis = UInt16(UInt8(ascii: ")"))

  fileprivate var beginsNumber: Bool { isDigit || self == .plus || self == .openParenthesis }
  /// Whether the unit is a space, a non-breaking space or hyphen, or a separator between groups.
  fileprivate var isNumberSeparator: Bool {
    "\u{20}\u{A0}\u{202F}\u{2011}-./".utf16.contains(self)
  }
  /// Whether the unit joins the adjacent characters into a single number or word.
  fileprivate var joinsNumbers: Bool { "+-_./:,=@#&%\\$€".utf16.contains(self) }
}
