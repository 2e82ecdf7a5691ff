import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// Tests for the demo at the largest text sizes.
@MainActor
struct LargeTextTests {
  private static let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge

  private func stage(
    _ screen: Screen,
    _ size: UIContentSizeCategory = largest,
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> Stage {
    let stage = Stage(layoutDirection: direction)
    stage.window.traitOverrides.preferredContentSizeCategory = size
    stage.show(screen.makeController(in: .still()))
    stage.settle()
    return stage
  }

  /// Whether a label shows its text without truncation.
  private func showsWholeText(_ label: UILabel) -> Bool {
    let fittingSize = CGSize(width: label.bounds.width + 0.5, height: .greatestFiniteMagnitude)
    let neededSize = label.sizeThatFits(fittingSize)
    return neededSize.width <= label.bounds.width + 1
      && neededSize.height <= label.bounds.height + 1
  }

  @Test(
    arguments: [Screen.form, .file, .settings],
    [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft]
  )
  func captionsAndValuesAreNotTruncated(
    screen: Screen,
    direction: UITraitEnvironmentLayoutDirection
  ) throws {
    let stage = stage(screen, Self.largest, direction)
    for cell in try stage.table().visibleCells {
      for label in [cell.textLabel, cell.detailTextLabel].compactMap(\.self) {
        #expect(showsWholeText(label), "\(label.text ?? "")")
        #expect(cell.contentView.bounds.contains(label.frame))
      }
    }
  }

  @Test func fieldsAreBelowTheirCaptions() throws {
    let stage = stage(.formEditing)
    for case let cell as FieldCell in try stage.table().visibleCells {
      let field = try #require(
        cell.contentView.subviews.lazy.compactMap { $0 as? UITextField }.first
      )
      let caption = try #require(cell.textLabel)
      #expect(field.frame.minY >= caption.frame.maxY - 1 && field.frame.width > 150)
      #expect(showsWholeText(caption))
    }
  }

  @Test func iconsGrowWithTheText() throws {
    for screen in [Screen.home, .files, .containers] {
      let ordinaryStage = stage(screen, .large)
      let stage = stage(screen)
      func iconSide(on stage: Stage) throws -> CGFloat {
        let image = try stage.table().visibleCells.first?.imageView?.image
        return try #require(image).size.width
      }
      #expect(try iconSide(on: ordinaryStage) == 29 && iconSide(on: stage) == 58)
      ordinaryStage.window.traitOverrides.preferredContentSizeCategory = Self.largest
      ordinaryStage.settle()
      #expect(try iconSide(on: ordinaryStage) == 58)
    }
  }

  @Test func segmentsAndCalendarsGrowWithTheText() throws {
    let segments = UISegmentedControl(items: ["One", "Two"])
    let calendar = UIDatePicker()
    calendar.datePickerMode = .date
    calendar.preferredDatePickerStyle = .inline
    let root = UIView()
    root.addSubview(segments)
    root.addSubview(calendar)
    let stage = Stage()
    stage.show(root)
    let initialSizes = (segments.intrinsicContentSize, calendar.intrinsicContentSize)
    #expect(initialSizes.0.height == 32 && initialSizes.1.width == 320)
    stage.window.traitOverrides.preferredContentSizeCategory = Self.largest
    stage.settle()
    #expect(segments.intrinsicContentSize.height > 40)
    #expect(segments.intrinsicContentSize.height <= 44)
    #expect(segments.intrinsicContentSize.width > initialSizes.0.width)
    #expect(calendar.intrinsicContentSize.width == 480)
    #expect(calendar.intrinsicContentSize.height > initialSizes.1.height * 1.4)
    stage.window.traitOverrides.preferredContentSizeCategory = .large
    stage.settle()
    #expect(
      segments.intrinsicContentSize == initialSizes.0
        && calendar.intrinsicContentSize == initialSizes.1
    )
  }
}
