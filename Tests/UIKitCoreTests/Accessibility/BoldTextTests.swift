import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitGraphics

/// Tests for bold text, which makes the system font bolder everywhere and leaves fonts from files
/// unchanged.
@MainActor
struct BoldTextTests {
  @Test func legibilityWeightIsATrait() {
    let bold = UITraitCollection(legibilityWeight: .bold)
    #expect(UITraitCollection().legibilityWeight == .unspecified)
    #expect(bold != UITraitCollection() && bold == UITraitCollection(legibilityWeight: .bold))
    let light = UITraitCollection(userInterfaceStyle: .light)
    let joined = UITraitCollection(traitsFrom: [bold, light])
    #expect(joined.legibilityWeight == .bold && joined.userInterfaceStyle == .light)
  }

  @Test func theSystemFontIsTwoWeightsHeavier() {
    func weight(_ font: UIFont) -> Int32 { font.legible(.bold).typeface.weight }
    #expect(weight(.systemFont(ofSize: 17)) == UIFont.Weight.semibold.fontconfigWeight)
    #expect(
      weight(.systemFont(ofSize: 17, weight: .medium)) == UIFont.Weight.bold.fontconfigWeight
    )
    #expect(weight(.boldSystemFont(ofSize: 17)) == UIFont.Weight.black.fontconfigWeight)
    let font = UIFont.preferredFont(forTextStyle: .body)
    #expect(font.legible(.regular) === font && font.legible(.unspecified) === font)
    #expect(font.legible(.bold).pointSize == font.pointSize)
  }

  @Test func visibleTextChangesImmediately() {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    stage.checksDamage = true
    let log = NotificationLog(UIAccessibility.boldTextStatusDidChangeNotification)
    let label = UILabel(frame: stage.window.bounds)
    label.text = "Quick brown fox"
    label.backgroundColor = .white
    stage.window.addSubview(label)
    let (regular, width) = (stage.pixels(), label.sizeThatFits(.zero).width)
    UIAccessibility.isBoldTextEnabled = true
    #expect(label.traitCollection.legibilityWeight == .bold)
    #expect(label.sizeThatFits(.zero).width > width)
    #expect(PixelDifference(reference: regular, actual: stage.pixels()) != nil)
    #expect(UIAccessibility.isBoldTextEnabled && log.count == 1)
    UIAccessibility.isBoldTextEnabled = false
    #expect(label.sizeThatFits(.zero).width == width)
    #expect(PixelDifference(reference: regular, actual: stage.pixels()) == nil)
    stage.window.traitOverrides.legibilityWeight = .bold
    #expect(label.sizeThatFits(.zero).width > width)
  }

  @Test func attributedTextBecomesBold() {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Quick brown fox",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    stage.window.addSubview(label)
    let width = label.sizeThatFits(.zero).width
    UIAccessibility.isBoldTextEnabled = true
    #expect(label.sizeThatFits(.zero).width > width)
  }

  @Test func wrappedRowsAreMeasuredAgain() {
    let text = "Words that just fit into one line"
    // Measuring uses the traits of the most recent stage.
    _ = Stage()
    let label = UILabel()
    label.text = text
    // A cell's margins are 15 points on both sides.
    let width = label.sizeThatFits(.zero).width.rounded(.up) + 30
    let fixture = CellFixture([3], size: CGSize(width: width, height: 400)) {
      $0.table.rowHeight = UITableView.automaticDimension
    } makeCell: { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text
      return cell
    }
    func heights() -> [CGFloat] {
      fixture.stage.update()
      return (0..<3).map { fixture.table.rectForRow(at: [0, $0]).height }
    }
    #expect(heights() == [44, 44, 44])
    UIAccessibility.isBoldTextEnabled = true
    #expect(heights().allSatisfy { $0 > 60 })
    UIAccessibility.isBoldTextEnabled = false
    #expect(heights() == [44, 44, 44])
  }
}
