import Foundation

/// Finds web and e-mail addresses and phone numbers in a text.
///
/// The scanner reads the text once for each kind of data, regardless of its content. A match does
/// not extend beyond a line.
struct TextDataScanner {
  /// An address or phone number found in the text.
  struct Finding: Equatable {
    /// The URL to open.
    var url: URL
    /// The range in UTF-16 units.
    var range: Range<Int>
  }

  let units: ScannedUnits

  init(_ text: String) {
    units = ScannedUnits(Array(text.utf16))
  }

  /// Returns the findings in order and without overlaps.
  ///
  /// Addresses take precedence over phone numbers that overlap them.
  func findings(_ types: UIDataDetectorTypes) -> [Finding] {
    let addresses = types.contains(.link) ? addresses() : []
    let numbers = types.contains(.phoneNumber) ? phoneNumbers() : []
    return TextDataScanner.merged(addresses, numbers)
  }

  /// Merges two ordered lists.
  ///
  /// A finding of the second list that overlaps one of the first is omitted.
  static func merged(_ preferred: [Finding], _ others: [Finding]) -> [Finding] {
    guard !preferred.isEmpty, !others.isEmpty else { return preferred + others }
    var result: [Finding] = []
    result.reserveCapacity(preferred.count + others.count)
    var nextIndex = 0
    for finding in others {
      while nextIndex < preferred.count,
        preferred[nextIndex].range.upperBound <= finding.range.lowerBound
      {
        result.append(preferred[nextIndex])
        nextIndex += 1
      }
      let isSeparate =
        nextIndex == preferred.count
        || finding.range.upperBound <= preferred[nextIndex].range.lowerBound
      if isSeparate { result.append(finding) }
    }
    return result + preferred[nextIndex...]
  }

  // MARK: Addresses

  /// Returns the web and e-mail addresses in the text.
  private func addresses() -> [Finding] {
    var result: [Finding] = []
    var index = 0
    while index < units.count {
      guard units[index].isAddress else {
        index += 1
        continue
      }
      var end = index + 1
      while end < units.count, units[end].isAddress { end += 1 }
      let run = index..<end
      let finding = address(beginningIn: run)
      if let finding { result.append(finding) }
      index = max(end, finding?.range.upperBound ?? end)
    }
    return result
  }

  /// Returns the address that begins in a run of address characters; `nil` if none.
  private func address(beginningIn run: Range<Int>) -> Finding? {
    let end = run.upperBound
    guard end < units.count else { return addressWithoutScheme(in: run) }
    switch units[end] {
    case .colon where starts("//", at: end + 1): return addressWithScheme(endingIn: run)
    case .colon where text(run).lowercased() == "mailto":
      var localEnd = end + 1
      while localEnd < units.count, units[localEnd].isAddress { localEnd += 1 }
      return mailAddress(localPart: end + 1..<localEnd, from: run.lowerBound)
    case .at: return mailAddress(localPart: run, from: nil)
    default: return addressWithoutScheme(in: run)
    }
  }

  /// Returns an address whose scheme ends the run.
  ///
  /// Local file URLs are excluded because the author of the text may refer to a file that is
  /// harmful when opened.
  private func addressWithScheme(endingIn run: Range<Int>) -> Finding? {
    var start = run.upperBound
    while start > run.lowerBound, units[start - 1].isScheme { start -= 1 }
    while start < run.upperBound, !units[start].isASCIILetter { start += 1 }
    let hostStart = run.upperBound + 3
    guard start < run.upperBound, hostStart < units.count, units[hostStart].isPath else {
      return nil
    }
    guard text(start..<run.upperBound).lowercased() != "file" else { return nil }
    let end = addressEnd(from: hostStart)
    guard units[hostStart..<end].contains(where: \.isWord) else { return nil }
    return finding(start..<end, prefix: "")
  }

  /// Returns a host without a scheme, with the path after it.
  private func addressWithoutScheme(in run: Range<Int>) -> Finding? {
    let host = trimmed(run)
    guard !host.isEmpty, run.lowerBound == 0 || !units[run.lowerBound - 1].isInsideAddress,
      units[host].contains(.dot), units[host].allSatisfy(\.isHost), let labels = labels(host)
    else { return nil }
    let beginsWithWWW = labels.count > 2 && labels[0].lowercased() == "www"
    guard
      beginsWithWWW
        || TextDataScanner.topLevelDomains.contains(labels[labels.count - 1].lowercased())
    else {
      return nil
    }
    var end = host.upperBound
    if end == run.upperBound, end < units.count {
      let isPort = units[end] == .colon && end + 1 < units.count && units[end + 1].isDigit
      if isPort || "/?#".utf16.contains(units[end]) { end = addressEnd(from: end) }
    }
    return finding(host.lowerBound..<end, prefix: "http://")
  }

  /// Returns the e-mail address whose local part precedes an at sign.
  ///
  /// - Parameters:
  ///   - localPart: The range of the local part.
  ///   - start: The start of the scheme; `nil` without a scheme.
  /// - Returns: The address; `nil` if there is none.
  private func mailAddress(localPart: Range<Int>, from start: Int?) -> Finding? {
    var local = localPart
    while let first = local.first, !units[first].isWord { local = first + 1..<local.upperBound }
    let atSign = local.upperBound
    guard !local.isEmpty, units[atSign - 1] != .dot, atSign < units.count, units[atSign] == .at
    else {
      return nil
    }
    var end = atSign + 1
    while end < units.count, units[end].isHost { end += 1 }
    let host = trimmed(atSign + 1..<end)
    guard host.lowerBound == atSign + 1, let labels = labels(host),
      labels[labels.count - 1].utf16.allSatisfy({ !$0.isDigit })
    else { return nil }
    let range = (start ?? local.lowerBound)..<host.upperBound
    return finding(range, prefix: start == nil ? "mailto:" : "")
  }

  /// Returns a run without the characters at its ends that are no letters or digits.
  private func trimmed(_ run: Range<Int>) -> Range<Int> {
    var (lower, upper) = (run.lowerBound, run.upperBound)
    while lower < upper, !units[lower].isWord { lower += 1 }
    while lower < upper, !units[upper - 1].isWord { upper -= 1 }
    return lower..<upper
  }

  /// Returns the labels of a host; `nil` unless there are at least two, none of them empty, and the
  /// last with at least two characters.
  private func labels(_ host: Range<Int>) -> [Substring]? {
    let labels = text(host).split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), labels[labels.count - 1].count > 1
    else { return nil }
    return labels
  }

  /// Returns the end of an address without the punctuation of the surrounding sentence.
  private func addressEnd(from start: Int) -> Int {
    var end = start
    var openCounts: [UInt16: Int] = [:]
    while end < units.count, units[end].isPath {
      if units[end].isBracket { openCounts[units[end], default: 0] += 1 }
      end += 1
    }
    while end > start {
      let last = units[end - 1]
      if let opening = last.openingBracket {
        if openCounts[last, default: 0] <= openCounts[opening, default: 0] { break }
      } else if !last.isPunctuation && !last.isBracket {
        break
      }
      if last.isBracket { openCounts[last, default: 0] -= 1 }
      end -= 1
    }
    return end
  }

  // MARK: Reading

  private func starts(_ text: String, at index: Int) -> Bool {
    index <= units.count && units[index...].starts(with: text.utf16)
  }

  private func text(_ range: Range<Int>) -> String {
    units.text(in: range)
  }

  /// Returns a finding for a range; `nil` if its text is not a URL.
  private func finding(_ range: Range<Int>, prefix: String) -> Finding? {
    URL(string: prefix + text(range)).map { Finding(url: $0, range: range) }
  }

  /// The top-level domains recognised without a scheme, except those that are also file extensions.
  private static let topLevelDomains: Set<String> = [
    "com", "org", "net", "edu", "gov", "int", "info", "biz", "io", "dev", "app", "eu", "tv", "at",
    "au", "be", "br", "ca", "ch", "cn", "cz", "de", "dk", "es", "fi", "fr", "gr", "hk", "hu", "ie",
    "il", "in", "it", "jp", "kr", "mx", "nl", "no", "nz", "pt", "ro", "ru", "se", "sg", "tr", "tw",
    "ua", "uk", "us", "za",
  ]
}

extension UInt16 {
  static let dot = UInt16(UInt8(ascii: "."))
  static let colon = UInt16(UInt8(ascii: ":"))
  static let at = UInt16(UInt8(ascii: "@"))

  /// Returns whether the unit is one of the characters of a string.
  private func isOneOf(_ signs: String) -> Bool { signs.utf16.contains(self) }

  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  /// Whether the unit is a digit or, approximately, a letter of an alphabetic script.
  var isWord: Bool {
    isDigit || isASCIILetter || (0xC0..<0x2000).contains(self) && self != 0xD7 && self != 0xF7
  }
  fileprivate var isScheme: Bool { isDigit || isASCIILetter || isOneOf("+.-") }
  fileprivate var isHost: Bool { isWord || isOneOf(".-") }
  /// Whether the unit is allowed in hosts, schemes and the local parts of e-mail addresses.
  fileprivate var isAddress: Bool { isHost || isOneOf("_%+") }
  /// Whether a host without a scheme must not begin after the unit.
  fileprivate var isInsideAddress: Bool { isOneOf("@/\\=&~") }
  /// Whether the unit is allowed in paths, queries and fragments.
  fileprivate var isPath: Bool {
    isAddress || isOneOf("/?#[]@!$&'()*,;:=~") || (0x3040..<0xD800).contains(self)
  }
  fileprivate var isPunctuation: Bool { isOneOf(".,;:!?'*_~") }
  fileprivate var isBracket: Bool { isOneOf("()[]") }
  fileprivate var openingBracket: UInt16? {
    switch self {
    case 0x29: 0x28
    case 0x5D: 0x5B
    default: nil
    }
  }
}
