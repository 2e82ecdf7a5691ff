import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitGraphics

/// Bold text: the system font is bolder everywhere, fonts from files stay.
@MainActor
struct BoldTextTests {
  @Test func traitsSayIt() {
    let bold = UITraitCollection(legibilityWeight: .bold)
    #expect(UITraitCollection().legibilityWeight == .unspecified)
    #expect(bold != UITraitCollection() && bold == UITraitCollection(legibilityWeight: .bold))
    let light = UITraitCollection(userInterfaceStyle: .light)
    let joined = UITraitCollection(traitsFrom: [bold, light])
    #expect(joined.legibilityWeight == .bold && joined.userInterfaceStyle == .light)
  }

  @Test func theSystemFontIsOneStepHeavier() {
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

  @Test func shownTextChangesAtOnce() {
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

  @Test func textWithAttributesIsBolderToo() {
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
    let fixture = CellFixture([20], size: CGSize(width: 320, height: 1400)) {
      $0.table.rowHeight = UITableView.automaticDimension
    } makeCell: { path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      // Words of many lengths, so that lines end at many places.
      let words = (0..<(6 + 2 * path.row)).map { String(repeating: "n", count: 1 + $0 * 7 % 11) }
      cell.textLabel?.text = words.joined(separator: " ")
      return cell
    }
    func heights() -> [CGFloat] {
      (0..<12).map { fixture.table.rectForRow(at: [0, $0]).height }
    }
    let regular = heights()
    UIAccessibility.isBoldTextEnabled = true
    fixture.stage.update()
    let bold = heights()
    #expect(bold != regular)
    #expect(zip(bold, regular).allSatisfy { $0 >= $1 })
    let fitting = (0..<12).map {
      fixture.cell($0).sizeThatFits(CGSize(width: 320, height: 0)).height
    }
    #expect(bold == fitting)
  }
}
