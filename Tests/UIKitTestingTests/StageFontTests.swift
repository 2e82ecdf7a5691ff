import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the fonts of a stage.
@MainActor
struct StageFontTests {
  private static let inter = "Inter"

  @Test func boxesAreTheOnlyFontOfTheirStage() {
    let stage = Stage(size: CGSize(width: 300, height: 400), font: .boxes)
    let stack = UIStackView()
    stack.axis = .vertical
    for text in ["Hello, World", "Grüße مرحبا", "日本語 😀👩‍👩‍👧", "e\u{301}\u{200B}"] {
      let label = UILabel()
      label.text = text
      stack.addArrangedSubview(label)
    }
    let code = UILabel()
    code.font = .monospacedSystemFont(ofSize: 13, weight: .bold)
    code.text = "iW"
    stack.addArrangedSubview(code)
    let field = UITextField()
    field.text = "Field"
    stack.addArrangedSubview(field)
    stage.show(stack)
    #expect(stage.drawnFonts() == [DrawnFont(family: "Boxes", version: "1.000")])
  }

  @Test func aTableAndItsBarsAreDrawnWithBoxes() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        5
      }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.text = "Detail"
        return cell
      }
      override func tableView(_ view: UITableView, titleForHeaderInSection: Int) -> String? {
        "Head"
      }
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    }
    let stage = Stage(font: .boxes)
    let controller = Rows(style: .plain)
    controller.title = "Title"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add",
      style: .plain,
      target: nil,
      action: nil
    )
    stage.show(UINavigationController(rootViewController: controller))
    #expect(stage.drawnFonts().map(\.family) == ["Boxes"])
  }

  @Test func boxesHaveWidthsByTheKindOfTheirCharacters() {
    let stage = Stage(font: .boxes)
    let font = UIFont.systemFont(ofSize: 100)
    stage.show(UIView())
    func width(_ text: String, _ font: UIFont) -> CGFloat { TextEngine.width(of: text, font: font) }
    #expect(font.familyName == "Boxes")
    #expect(abs(width("H", font) - 64) < 0.01)
    #expect(abs(width("i", font) - 28) < 0.01)
    #expect(abs(width(" i", font) - 56) < 0.01)
    #expect(abs(width("日", font) - 100) < 0.01)
    // The letter with its accent is a single glyph of the font.
    #expect(abs(width("e\u{301}", font) - 64) < 0.01)
    #expect(abs(width("HHii", font) - 184) < 0.01)
    #expect(width("H", .boldSystemFont(ofSize: 100)) > width("H", font))
    let code = UIFont.monospacedSystemFont(ofSize: 100, weight: .regular)
    #expect(width("i", code) == width("W", code))
    #expect(abs(font.ascender - 97) < 1 && abs(font.lineHeight - 121) < 2)
  }

  @Test func theFontOfOneStageIsNotThatOfAnother() {
    let plainStage = Stage(size: CGSize(width: 200, height: 50))
    let boxStage = Stage(size: CGSize(width: 200, height: 50), font: .boxes)
    func makeLabel() -> UILabel {
      let label = UILabel()
      label.text = "Hello"
      return label
    }
    boxStage.show(makeLabel())
    plainStage.show(makeLabel())
    #expect(UIFont.systemFont(ofSize: 17).familyName == StageFontTests.inter)
    let boxWidth = boxStage.window.subviews[0].intrinsicContentSize.width
    boxStage.advance(by: 1)
    #expect(UIFont.systemFont(ofSize: 17).familyName == "Boxes")
    #expect(boxStage.drawnFonts().map(\.family) == ["Boxes"])
    #expect(plainStage.drawnFonts().map(\.family) == [StageFontTests.inter])
    #expect(boxWidth > 0)
  }

  @Test func aFamilyOrAFileReplacesTheSystemFont() throws {
    let family = try #require(["DejaVu Sans", "Inter"].first { UIFont(name: $0, size: 12) != nil })
    let stage = Stage(font: .family(family))
    #expect(UIFont.systemFont(ofSize: 12).familyName == family)
    #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).familyName == family)
    stage.advance(by: 0)
    let file = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf")
    let boldStage = Stage(font: .file(file))
    #expect(UIFont.systemFont(ofSize: 12).fontName == "Inter-Bold")
    boldStage.advance(by: 0)
  }

  @Test func boxesDrawTheSameOnEveryMachine() {
    let stage = Stage(size: CGSize(width: 28, height: 24), font: .boxes)
    let label = UILabel()
    label.text = "Hip"
    label.textColor = .black
    stage.window.backgroundColor = .white
    stage.show(label)
    let pixels = stage.pixels()
    let rows = (6..<23).map { y in
      (0..<28).map { String(pixels.pixel(x: $0, y: y).red >> 4, radix: 16) }.joined()
    }
    let blank = String(repeating: "f", count: 28)
    let capital = "f000000002fc008fffffffffffff"
    let small = "f000000002fc008f80000000dfff"
    let descender = "ffffffffffffffff80000000dfff"
    let rowCounts = [(blank, 1), (capital, 3), (small, 9), (descender, 3), (blank, 1)]
    #expect(rows == rowCounts.flatMap { Array(repeating: $0.0, count: $0.1) })
  }
}
