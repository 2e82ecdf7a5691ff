import UIKit

extension FilmScript {
  /// The words of a line, parsed from left to right.
  struct Words {
    /// The reason why a line is invalid, as the end of a sentence that begins with its number.
    struct Problem: Error {
      let reason: String
      init(_ reason: String) { self.reason = reason }
    }

    private var remainder: Substring

    init(_ line: Substring) { remainder = line }

    /// Returns the next word, or the text between double quotes; `nil` at the end.
    mutating func next() -> String? {
      remainder = remainder.drop(while: \.isWhitespace)
      guard let first = remainder.first else { return nil }
      let isQuoted = first == "\""
      if isQuoted { remainder = remainder.dropFirst() }
      let word = remainder.prefix { isQuoted ? $0 != "\"" : !$0.isWhitespace }
      remainder = remainder.dropFirst(word.count + (isQuoted ? 1 : 0))
      return String(word)
    }

    /// Returns the next word; throws a problem that contains the description if there is none.
    mutating func requiredWord(_ description: String) throws(Problem) -> String {
      guard let word = next() else { throw Problem("\(description) is missing at its end") }
      return word
    }

    mutating func number() throws(Problem) -> Double {
      let word = try requiredWord("a number")
      guard let number = Double(word), abs(number) <= 10_000 else {
        throw Problem("\"\(word)\" is not a number from -10000 to 10000")
      }
      return number
    }

    mutating func seconds() throws(Problem) -> Double {
      let seconds = try number()
      guard (0...60).contains(seconds) else {
        throw Problem("\(seconds) is not a time from 0 to 60 seconds")
      }
      return seconds
    }

    mutating func length() throws(Problem) -> Double {
      let length = try number()
      guard (1...4096).contains(length) else {
        throw Problem("\(length) is not a length from 1 to 4096 points")
      }
      return length
    }

    /// Parses a text, or the two coordinates of a point.
    mutating func target() throws(Problem) -> Target {
      let isQuoted = remainder.drop(while: \.isWhitespace).first == "\""
      let word = try requiredWord("a text or a point")
      guard !isQuoted, let x = Double(word) else { return .text(word) }
      return .point(CGPoint(x: x, y: try number()))
    }

    mutating func screen() throws(Problem) -> Screen {
      let word = try requiredWord("a screen")
      guard let screen = Screen(rawValue: word) else {
        throw Problem("there is no screen \"\(word)\"; see rolltop --help")
      }
      return screen
    }

    mutating func direction() throws(Problem) -> UISwipeGestureRecognizer.Direction {
      switch try requiredWord("a direction") {
      case "left": return .left
      case "right": return .right
      case "up": return .up
      case "down": return .down
      case let word: throw Problem("\"\(word)\" is none of left, right, up, down")
      }
    }

    /// Throws a problem unless all words have been read.
    mutating func requireEnd() throws(Problem) {
      if let word = next() { throw Problem("\"\(word)\" is more than it needs") }
    }
  }
}
