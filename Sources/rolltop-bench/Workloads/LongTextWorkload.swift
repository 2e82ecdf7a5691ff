import UIKit
import UIKitStage

/// Displays labels with very long texts for the first time.
struct LongTextWorkload: Workload {
  let name = "text-long"

  func run(_ memcpyTimer: MemcpyTimer) throws -> [Measurement] {
    TextEngine.removeAllCached()
    let wrappedText = LongTextWorkload.text(bytes: 1_000_000)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = wrappedText
    var height: CGFloat = 0
    let layoutSeconds = seconds {
      height = label.sizeThatFits(CGSize(width: 600, height: CGFloat.infinity)).height
    }
    guard height > 100_000 else { throw BenchFailure("1 MB of text is \(height) points high") }

    let lineText = LongTextWorkload.text(bytes: 10_000_000)
    let stage = Stage(size: TableStage.size, scale: 1)
    let bytesBefore = Memory.anonymousBytes
    let lineLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 600, height: 40))
    lineLabel.text = lineText
    let firstFrameSeconds = seconds {
      stage.show(lineLabel)
      stage.settle()
    }
    let addedBytes = max(0, Memory.anonymousBytes - bytesBefore)
    return [
      Measurement("1 MB wrapped", layoutSeconds * 1e3, .milliseconds, limit: 100, aim: 60),
      Measurement("10 MB on one line", firstFrameSeconds * 1e3, .milliseconds, limit: 20, aim: 10),
      Measurement("its memory", Double(addedBytes) / 1e6, .megabytes, limit: 10, aim: 5),
    ]
  }

  /// Returns English-like text without line breaks.
  private static func text(bytes: Int) -> String {
    var text = ""
    text.reserveCapacity(bytes + 100)
    var number = 0
    while text.utf8.count < bytes {
      text += "The quick brown fox jumps over lazy dog number \(number), and it runs away. "
      number += 1
    }
    return text
  }

  /// Returns the processor time of work, in seconds.
  private func seconds(_ work: () -> Void) -> Double {
    let start = Clock.processor
    work()
    return Clock.processor - start
  }
}
