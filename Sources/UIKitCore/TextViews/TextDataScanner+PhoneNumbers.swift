import Foundation

extension TextDataScanner {
  /// Groups of digits that may form a phone number.
  private struct Number {
    let start: Int
    var hasPlus = false
    /// The end of each group.
    var ends: [Int] = []
    /// The number of digits in each group.
    var groups: [Int] = []
    /// The dialled digits of each group.
    var dialled: [String] = []
    /// The separators before the groups; `nil` for a group without one.
    var separators: [UInt16?] = []
    /// The group in parentheses; `nil` for none.
    var area: Int?

    var range: Range<Int> { start..<(ends.last ?? start) }
    var count: Int { groups.reduce(0, +) }
    var digits: String { (hasPlus ? "+" : "") + dialled.joined() }

    /// The number without its last group.
    var shorter: Number {
      var result = self
      result.ends.removeLast()
      result.groups.removeLast()
      result.dialled.removeLast()
      result.separators.removeLast()
      if area == result.groups.count { result.area = nil }
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
      var number = number(at: index)
      let next = number.ends.first ?? index + 1
      // A prefix of the groups may be a phone number, and a further number may follow it.
      while !number.groups.isEmpty, !isPhoneNumber(number) { number = number.shorter }
      if !number.groups.isEmpty, let url = URL(string: "tel:\(number.digits)") {
        result.append(Finding(url: url, range: number.range))
      }
      index = max(next, number.range.upperBound)
    }
    return result
  }

  /// Reads groups of digits with at most one separator between them, until they have more than the
  /// maximum number of digits.
  private func number(at start: Int) -> Number {
    var number = Number(start: start)
    var index = start
    if units[index] == .plus {
      number.hasPlus = true
      index += 1
    }
    while index < units.count, number.count <= TextDataScanner.maximumDigits {
      var separator: UInt16?
      if !number.groups.isEmpty, units[index].isNumberSeparator {
        separator = units[index]
        index += 1
      }
      guard let end = group(at: index, &number) else { break }
      number.ends.append(end)
      number.separators.append(separator)
      index = end
    }
    return number
  }

  /// Reads a group of digits with or without parentheses.
  ///
  /// - Returns: The end of the group; `nil` if there is none.
  private func group(at start: Int, _ number: inout Number) -> Int? {
    var index = start
    let isInParentheses = index < units.count && units[index] == .openParenthesis
    if isInParentheses {
      if number.area != nil { return nil }
      index += 1
    }
    let firstDigit = index
    while index < units.count, units[index].isDigit { index += 1 }
    let digits = firstDigit..<index
    guard !digits.isEmpty else { return nil }
    if isInParentheses {
      guard index < units.count, units[index] == .closeParenthesis else { return nil }
      index += 1
      number.area = number.groups.count
    }
    number.groups.append(digits.count)
    // A trunk zero in parentheses, as in "+44 (0)20", is not dialled.
    let isLeftOut = isInParentheses && number.hasPlus && digits.count == 1
    number.dialled.append(isLeftOut ? "" : units.text(digits))
    return index
  }

  private func isPhoneNumber(_ number: Number) -> Bool {
    let (lower, upper) = (number.range.lowerBound, number.range.upperBound)
    guard (7...TextDataScanner.maximumDigits).contains(number.count),
      lower == 0 || !(units[lower - 1].isWord || units[lower - 1].joinsNumbers),
      upper == units.count || !units[upper].isWord && !continuesNumber(upper)
    else { return false }
    if number.hasPlus { return number.count > 7 }
    let groups = number.groups
    if let area = number.area { return groups.count > 1 && (2...5).contains(groups[area]) }
    if isWrittenDate(groups) || isInternetAddress(number) { return false }
    if number.digits.hasPrefix("0") {
      let isUsual = number.digits.utf8.dropFirst(2).contains { $0 != UInt8(ascii: "0") }
      let isWhole =
        groups.count > 1 ? (8...12).contains(number.count) : (10...11).contains(number.count)
      return isUsual && isWhole && groups[0] > 1
    }
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

  private func isWrittenDate(_ groups: [Int]) -> Bool {
    guard groups.count == 3 else { return false }
    let isYearFirst = groups[0] == 4 && groups[1] <= 2 && groups[2] <= 2
    return isYearFirst || groups[0] <= 2 && groups[1] <= 2 && groups[2] == 4
  }

  private func isInternetAddress(_ number: Number) -> Bool {
    number.groups.count == 4 && number.groups.allSatisfy { $0 <= 3 }
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
