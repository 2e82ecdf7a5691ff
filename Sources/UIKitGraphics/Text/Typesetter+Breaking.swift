internal import Foundation

extension NSLineBreakMode {
  /// Whether the last line takes all of the remaining text and is clipped or truncated.
  var truncatesLastLine: Bool { self == .byClipping || usesEllipsis }

  var usesEllipsis: Bool {
    self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail
  }
}

extension Typesetter {
  /// The end of the first line of a range, including its trailing spaces.
  func breakPosition(_ range: Range<Int>) -> Int {
    guard options.maxWidth.isFinite else { return range.upperBound }
    let fitting = fittingPrefix(of: range, width: options.maxWidth)
    let limit = range.lowerBound + max(1, fitting)
    guard limit < range.upperBound else { return range.upperBound }
    if options.lineBreakMode == .byCharWrapping { return limit }
    if text.characters[limit] == " " { return skipSpaces(limit, range.upperBound) }
    var position = limit
    while position > range.lowerBound {
      if allowsBreak(before: position), fits(range.lowerBound..<position) { return position }
      position -= 1
    }
    return limit
  }

  /// Whether a line that breaks behind these characters has room for its hyphen, if it needs one.
  private func fits(_ range: Range<Int>) -> Bool {
    guard endsWithSoftHyphen(range) else { return true }
    let width = measurer.width(range, isTrial: true) + hyphen(at: range.upperBound - 1).width
    return width <= options.maxWidth + Typesetter.tolerance
  }

  /// Whether a line with these characters shows a hyphen when it breaks behind them.
  func endsWithSoftHyphen(_ range: Range<Int>) -> Bool {
    !range.isEmpty && text.characters[range.upperBound - 1] == "\u{AD}"
  }

  private func skipSpaces(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, text.characters[index] == " " { index += 1 }
    return index
  }

  /// The length of the longest prefix of a range that fits a width, in characters.
  ///
  /// Trailing spaces count, except those beyond the width of the whole text.
  func fittingPrefix(of range: Range<Int>, width: Double) -> Int {
    largestCount(upTo: range.count, width: width) { count in
      measurer.width(range.lowerBound..<range.lowerBound + count, isTrial: true)
    }
  }

  /// The length of the longest suffix of a range that fits a width, in characters.
  func fittingSuffix(of range: Range<Int>, width: Double) -> Int {
    largestCount(upTo: range.count, width: width) { count in
      measurer.width(range.upperBound - count..<range.upperBound, isTrial: true)
    }
  }

  /// The largest count whose width fits a limit, found by interpolation search.
  ///
  /// The first guess assumes half an em per character, the next ones that width grows linearly.
  /// That takes about four steps per line, and the cost depends on the visible text, not on the
  /// length of all of it.
  func largestCount(upTo end: Int, width limit: Double, _ width: (Int) -> Double) -> Int {
    let limit = limit + Typesetter.tolerance
    guard end > 0, limit > 0 else { return 0 }
    let size = max(1, text.styles[0].font.pointSize)
    let guess = limit / (size * 0.5)
    var low = (count: 0, width: 0.0)
    var high = (count: guess < Double(end) ? max(1, Int(guess)) : end, width: 0.0)
    while true {
      high.width = width(high.count)
      guard high.width <= limit else { break }
      if high.count == end { return end }
      low = high
      let growth = max(1.05, min(2, limit / max(1, low.width) * 1.02))
      high.count = min(end, Int(Double(low.count) * growth) + 1)
    }
    var steps = 0
    while high.count - low.count > 1 {
      steps += 1
      var middle = (low.count + high.count) / 2
      if steps < 6 {
        let part = (limit - low.width) / (high.width - low.width)
        middle = low.count + Int(part * Double(high.count - low.count))
        middle = max(low.count + 1, min(high.count - 1, middle))
      }
      let tried = width(middle)
      if tried <= limit { low = (middle, tried) } else { high = (middle, tried) }
    }
    return low.count
  }
}
