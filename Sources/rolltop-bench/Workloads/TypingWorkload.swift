import UIKit
import UIKitStage

/// Types into a text view with 100,000 characters, in the middle of many paragraphs and of a single
/// one.
struct TypingWorkload: Workload {
  let name = "typing"
  private static let keyCount = 60

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    TextEngine.removeAllCached()
    let (manyParagraphs, openingSeconds) = open(separator: "\n")
    let timesInMany = try type(into: manyParagraphs)
    let (oneParagraph, _) = open(separator: " ")
    let timesInOne = try type(into: oneParagraph)
    return [
      Measurement(
        "100,000 characters open",
        openingSeconds * 1e3,
        .milliseconds,
        limit: 100,
        aim: 50
      ),
      Measurement(
        "a key in 2,000 paragraphs",
        timesInMany.median * 1e3,
        .milliseconds,
        limit: 8,
        aim: 4
      ),
      Measurement(
        "a key in one paragraph",
        timesInOne.median * 1e3,
        .milliseconds,
        limit: 33,
        aim: 16
      ),
    ]
  }

  /// Displays a text of 100,000 characters with the caret in its middle.
  ///
  /// - Parameter separator: The character after each sentence.
  /// - Returns: The stage, and the processor time until the first frame, in seconds.
  private func open(separator: String) -> (stage: Stage, seconds: Double) {
    var text = ""
    var number = 0
    while text.utf8.count < 100_000 {
      text += "Line \(number) jumps over some lazy dogs, and runs away.\(separator)"
      number += 1
    }
    let stage = Stage(size: TableStage.size, scale: 1)
    let view = UITextView(frame: stage.window.bounds)
    view.text = text
    let start = Clock.processor
    stage.show(view)
    stage.settle()
    let seconds = Clock.processor - start
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 50_000, length: 0)
    stage.settle()
    return (stage, seconds)
  }

  /// Returns the time of each key including its frame, in seconds.
  private func type(into stage: Stage) throws -> Distribution {
    var seconds: [Double] = []
    for key in 0..<TypingWorkload.keyCount {
      let start = Clock.processor
      stage.type(key % 8 == 7 ? " " : "e")
      stage.advance(by: 1 / 60)
      seconds.append(Clock.processor - start)
    }
    if let difference = stage.differenceFromFullRedraw() {
      throw BenchFailure("typing drew something else than a full redraw: \(difference)")
    }
    return Distribution(seconds)
  }
}
