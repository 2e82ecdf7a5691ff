import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitGraphics

/// Tests for the layout direction trait, and for `semanticContentAttribute`, which overrides it for
/// single views.
@MainActor
struct LayoutDirectionTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100))

  @Test func layoutDirectionIsATrait() {
    let mirrored = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(UITraitCollection().layoutDirection == .unspecified)
    #expect(mirrored != UITraitCollection())
    #expect(mirrored == UITraitCollection(layoutDirection: .rightToLeft))
    #expect(mirrored.hash == UITraitCollection(layoutDirection: .rightToLeft).hash)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let joined = UITraitCollection(traitsFrom: [mirrored, dark])
    #expect(joined.layoutDirection == .rightToLeft && joined.userInterfaceStyle == .dark)
    let last = UITraitCollection(traitsFrom: [
      mirrored, UITraitCollection(layoutDirection: .leftToRight), UITraitCollection(),
    ])
    #expect(last.layoutDirection == .leftToRight)
  }

  @Test func viewsInheritTheScreenDirectionUnlessOverridden() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    stage.show(outer)
    #expect(inner.traitCollection.layoutDirection == .leftToRight)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
    stage.loop.screen.layoutDirection = .rightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    outer.traitOverrides.layoutDirection = .leftToRight
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(stage.window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    outer.traitOverrides.layoutDirection = .unspecified
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func aStageHasADirection() {
    let stage = Stage(layoutDirection: .rightToLeft)
    #expect(stage.window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(Stage().window.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func aReleasedStageResetsTheDirection() {
    do {
      let stage = Stage(layoutDirection: .rightToLeft)
      stage.settle()
      #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test(arguments: [
    (UISemanticContentAttribute.unspecified, true, false), (.playback, false, false),
    (.spatial, false, false), (.forceLeftToRight, false, false), (.forceRightToLeft, true, true),
  ])
  func semanticContentAttributesSetTheDirection(
    attribute: UISemanticContentAttribute,
    inRightToLeft: Bool,
    inLeftToRight: Bool
  ) {
    func direction(_ isMirrored: Bool) -> UIUserInterfaceLayoutDirection {
      isMirrored ? .rightToLeft : .leftToRight
    }
    let view = UIView()
    // The application's direction is that of the most recent stage.
    stage.update()
    #expect(view.semanticContentAttribute == .unspecified)
    view.semanticContentAttribute = attribute
    for (isMirrored, expected) in [(true, inRightToLeft), (false, inLeftToRight)] {
      stage.loop.screen.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      let result = UIView.userInterfaceLayoutDirection(
        for: attribute,
        relativeTo: direction(isMirrored)
      )
      #expect(result == direction(expected))
      #expect(UIView.userInterfaceLayoutDirection(for: attribute) == direction(expected))
      #expect(view.effectiveUserInterfaceLayoutDirection == direction(expected))
    }
  }

  @Test func theAttributeIsNotInherited() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    stage.show(outer)
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func aTablesAttributeHoldsForItsCells() {
    let list = EditableList()
    list.table.semanticContentAttribute = .forceRightToLeft
    stage.show(list.table)
    let cell = list.cell(0)
    #expect(cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(cell.contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(cell.textLabel?.textAlignment == .right)
    cell.semanticContentAttribute = .forceLeftToRight
    stage.update()
    #expect(cell.textLabel?.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(cell.textLabel?.textAlignment == .left)
    list.table.semanticContentAttribute = .unspecified
    stage.update()
    #expect(list.cell(1).textLabel?.textAlignment == .left)
  }

  @Test func directionChangesAreNotifiedOnce() {
    final class Log: UIView {
      var layouts = 0
      var changes: [UITraitEnvironmentLayoutDirection?] = []

      override func layoutSubviews() { layouts += 1 }

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        changes.append(previous?.layoutDirection)
      }
    }
    let log = Log()
    stage.show(log)
    let layouts = log.layouts
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.update()
    #expect(log.changes == [.leftToRight] && log.layouts == layouts + 1)
    log.semanticContentAttribute = .forceLeftToRight
    stage.update()
    #expect(log.changes == [.leftToRight] && log.layouts == layouts + 2)
    log.semanticContentAttribute = .forceLeftToRight
    stage.update()
    #expect(log.layouts == layouts + 2)
  }

  @Test func marginsFollowTheDirection() {
    final class Log: UIView {
      var changes = 0
      override func layoutMarginsDidChange() { changes += 1 }
    }
    let view = Log()
    stage.show(view)
    let standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    #expect(view.directionalLayoutMargins == standard)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    stage.loop.screen.layoutDirection = .rightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.changes == 2)
    view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(view.directionalLayoutMargins.leading == 8)
    #expect(view.directionalLayoutMargins.trailing == 6)
    stage.loop.screen.layoutDirection = .leftToRight
    #expect(view.layoutMargins.left == 6 && view.directionalLayoutMargins.leading == 6)
    #expect(view.changes == 3)
  }

  @Test func marginsFollowTheDirectionOfTheAttribute() {
    final class Log: UIView {
      var (margins, directions) = (0, 0)
      override func layoutMarginsDidChange() { margins += 1 }
      override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        directions += 1
      }
    }
    let view = Log()
    stage.show(view)
    view.directionalLayoutMargins.leading = 20
    let start = (view.margins, view.directions)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.margins == start.0 + 1 && view.directions == start.1 + 1)
    #expect(view.layoutMargins.right == 20)
    view.semanticContentAttribute = .unspecified
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(view.margins == start.0 + 2 && view.directions == start.1 + 2)
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.margins == start.0 + 3 && view.directions == start.1 + 3)
  }

  @Test func contentThatFillsAButtonBeginsAtTheLeadingEdge() {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.setTitle("Go", for: .normal)
    button.contentHorizontalAlignment = .fill
    stage.show(button)
    let content = button.contentRect(forBounds: button.bounds)
    #expect(button.titleRect(forContentRect: content).minX == content.minX)
    stage.loop.screen.layoutDirection = .rightToLeft
    #expect(button.titleRect(forContentRect: content).maxX == content.maxX)
  }

  @Test func alignmentOfContentFollowsTheDirection() {
    let button = UIButton(type: .custom)
    let expected: [(UIControl.ContentHorizontalAlignment, UIControl.ContentHorizontalAlignment)] = [
      (.leading, .right), (.trailing, .left), (.left, .left), (.right, .right), (.center, .center),
      (.fill, .fill),
    ]
    for (alignment, mirrored) in expected {
      button.contentHorizontalAlignment = alignment
      button.semanticContentAttribute = .forceRightToLeft
      #expect(button.effectiveContentHorizontalAlignment == mirrored)
    }
    button.semanticContentAttribute = .forceLeftToRight
    button.contentHorizontalAlignment = .leading
    #expect(button.effectiveContentHorizontalAlignment == .left)
    button.contentHorizontalAlignment = .trailing
    #expect(button.effectiveContentHorizontalAlignment == .right)
  }

  /// Returns the range of pixel columns with content on the stage.
  private func drawnColumns() -> ClosedRange<Int> {
    let pixels = stage.pixels()
    let background = pixels.pixel(x: 0, y: 0)
    let columns = (0..<pixels.width).filter { x in
      (0..<pixels.height).contains { pixels.pixel(x: x, y: $0) != background }
    }
    return (columns.first ?? 0)...(columns.last ?? 0)
  }

  @Test(arguments: ["Latin", "שלום", "1, 2"], [1, 2])
  func naturalTextIsAtTheRight(text: String, lines: Int) {
    let label = UILabel()
    label.backgroundColor = .white
    label.text = text
    label.numberOfLines = lines
    stage.show(label)
    let isLatin = text == "Latin"
    if isLatin { #expect(drawnColumns().upperBound < 100) }
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    #expect(drawnColumns().lowerBound > 100)
    label.textAlignment = .left
    #expect(drawnColumns().upperBound < 100)
    label.textAlignment = .natural
    label.semanticContentAttribute = .forceLeftToRight
    if isLatin { #expect(drawnColumns().upperBound < 100) }
    label.attributedText = NSAttributedString(string: text)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(drawnColumns().lowerBound > 100)
  }

  @Test func directionalImagesAreMirrored() throws {
    let image = try #require(halfRed())
    let view = UIImageView(image: image)
    view.contentMode = .left
    stage.show(view)
    func colors() -> [String] {
      [5, 15].map { stage.color(at: CGPoint(x: $0, y: 50)).hexDigits }
    }
    #expect(!image.flipsForRightToLeftLayoutDirection)
    #expect(colors() == ["FF0000", "000000"])
    view.semanticContentAttribute = .forceRightToLeft
    #expect(colors() == ["FF0000", "000000"])
    view.image = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(view.image?.flipsForRightToLeftLayoutDirection == true && view.image != image)
    #expect(colors() == ["000000", "FF0000"])
    view.semanticContentAttribute = .unspecified
    #expect(colors() == ["FF0000", "000000"])
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    #expect(colors() == ["000000", "FF0000"])
    view.image = image.withHorizontallyFlippedOrientation()
    #expect(colors() == ["000000", "FF0000"])
    view.image = view.image?.withHorizontallyFlippedOrientation()
    #expect(colors() == ["FF0000", "000000"])
  }

  /// Creates an image whose left half is red and whose right half is black.
  private func halfRed() -> UIImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 20, height: 20)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
  }

  @Test func symbolsThatPointForwardAreMirrored() throws {
    let forward = try #require(UIImage(systemName: "chevron.forward"))
    #expect(forward.flipsForRightToLeftLayoutDirection)
    #expect(UIImage(systemName: "chevron.backward")?.flipsForRightToLeftLayoutDirection == true)
    #expect(UIImage(systemName: "chevron.right")?.flipsForRightToLeftLayoutDirection == false)
    let flipped = try #require(forward.withHorizontallyFlippedOrientation().bitmap)
    let bitmap = try #require(forward.bitmap)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        #expect(flipped.pixel(x: bitmap.width - 1 - x, y: y) == bitmap.pixel(x: x, y: y))
      }
    }
    let tinted = forward.withTintColor(.red)
    #expect(tinted.flipsForRightToLeftLayoutDirection)
    #expect(tinted.withRenderingMode(.alwaysOriginal).flipsForRightToLeftLayoutDirection)
  }
}
