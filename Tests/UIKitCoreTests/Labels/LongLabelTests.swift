import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitStage

@testable import UIKitCore

/// Tests for labels with far more text than fits.
@MainActor
struct LongLabelTests {
  private static let lineHeight = UILabel().font.lineHeight

  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    label.numberOfLines = lines
    label.text = text
    return label
  }

  /// Returns the number of words that an operation shapes, starting with empty caches.
  private func shapedWordCount(_ operation: () -> Void) -> Int {
    TextEngine.removeAllCached()
    let countBefore = TextEngine.shapedWordCount
    operation()
    return TextEngine.shapedWordCount - countBefore
  }

  private func numberedWords(_ count: Int, _ separator: String) -> String {
    (0..<count).map { "word\($0)" }.joined(separator: separator)
  }

  @Test(arguments: [" ", "\n"], [NSLineBreakMode.byTruncatingTail, .byWordWrapping])
  func drawingALabelReadsOnlyWhatFits(separator: String, mode: NSLineBreakMode) {
    let label = label(numberedWords(100_000, separator))
    label.lineBreakMode = mode
    let stage = Stage(size: CGSize(width: 300, height: 60))
    let count = shapedWordCount {
      stage.window.addSubview(label)
      stage.settle()
    }
    #expect(count > 3 && count < 600)
  }

  @Test func longLabelsLimitTheirLines() {
    let label = label(numberedWords(10_000, "\n"))
    let count = shapedWordCount {
      let height = label.sizeThatFits(CGSize(width: 300, height: 0)).height
      #expect(height == (Self.lineHeight * 4_096).rounded(.up))
    }
    #expect(count < 4_200)
    let short = self.label(numberedWords(4_000, "\n"))
    let height = short.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(height == (Self.lineHeight * 4_000).rounded(.up))
  }

  @Test(.separateProcess) func theTitleOfAHeaderReadsAtMostAScreenful() {
    let controller = TitledController(style: .grouped)
    controller.title = numberedWords(150_000, " ")
    let stage = Stage()
    #expect(shapedWordCount { stage.show(controller) } < 100_000)
  }

  /// The layout of a long text that fits equals that of a short text.
  @Test(arguments: [10.0, 59, 60, 61, 5_000, 40_000])
  func theEndOfALongTextDependsOnItsSizeOnly(height: Double) {
    let text = numberedWords(1_500, " ")
    func size(_ text: String) -> CGSize {
      let label = label(text)
      return label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: 300, height: height),
        limitedToNumberOfLines: 0
      ).size
    }
    let fullSize = label(text).sizeThatFits(CGSize(width: 300, height: 0))
    let lines = max(1, (height / Self.lineHeight).rounded(.down))
    let expected = min(fullSize.height, (lines * Self.lineHeight).rounded(.up), height)
    #expect(abs(size(text).height - expected) <= 1)
  }

  private final class TitledController: UITableViewController {
    override func tableView(
      _ tableView: UITableView,
      numberOfRowsInSection section: Int
    ) -> Int { 1 }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { title }
  }
}
