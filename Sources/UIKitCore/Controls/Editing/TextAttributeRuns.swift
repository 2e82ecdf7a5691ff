import Foundation
import UIKitGraphics

/// The attributes of a text, as runs.
///
/// Attribute values are never compared: for some of them, Foundation on Linux terminates the
/// process.
struct TextAttributeRuns {
  typealias Attributes = [NSAttributedString.Key: Any]

  /// A run of text with the same attributes.
  struct Run {
    /// The length in UTF-16 units, more than 0.
    var length: Int
    var attributes: Attributes
  }

  private(set) var runs: [Run]

  init(_ runs: [Run]) {
    self.runs = runs.filter { $0.length > 0 }
  }

  /// Returns the attributes of the unit at an offset; `nil` beyond the text.
  func attributes(at offset: Int) -> Attributes? {
    var start = 0
    for run in runs {
      start += run.length
      if offset < start { return run.attributes }
    }
    return nil
  }

  /// Returns the runs of a range of UTF-16 units.
  func slice(_ range: Range<Int>) -> [Run] {
    var result: [Run] = []
    var start = 0
    for run in runs {
      let part = (start..<start + run.length).clamped(to: range)
      if !part.isEmpty { result.append(Run(length: part.count, attributes: run.attributes)) }
      start += run.length
    }
    return result
  }

  /// Replaces the runs of a range of UTF-16 units.
  mutating func replace(_ range: Range<Int>, with newRuns: [Run]) {
    runs =
      slice(0..<range.lowerBound) + newRuns.filter { $0.length > 0 }
      + slice(range.upperBound..<Int.max)
  }

  /// Returns the runs of the first UTF-16 units.
  func prefix(_ length: Int) -> TextAttributeRuns { TextAttributeRuns(slice(0..<length)) }

  /// Returns runs that contain only attributes with the given keys.
  func filtered(_ keys: Set<NSAttributedString.Key>) -> TextAttributeRuns {
    TextAttributeRuns(
      runs.map { run in
        Run(length: run.length, attributes: run.attributes.filter { keys.contains($0.key) })
      }
    )
  }

  /// Removes an attribute from all runs.
  mutating func remove(_ key: NSAttributedString.Key) {
    for index in runs.indices { runs[index].attributes[key] = nil }
  }
}
