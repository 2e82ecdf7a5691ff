import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for `.natural`, which UIKit's documentation defines as the alignment of the application's
/// localization.
///
/// The direction of the text in the field has no influence.
@MainActor
struct NaturalAlignmentTests {
  private let stage = Stage(size: CGSize(width: 320, height: 100))

  private func makeField(
    _ text: String,
    direction: UITraitEnvironmentLayoutDirection
  ) -> UITextField {
    stage.loop.screen.layoutDirection = direction
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 34))
    let root = UIView()
    root.addSubview(field)
    stage.show(root)
    field.text = text
    field.becomeFirstResponder()
    stage.settle()
    return field
  }

  /// Returns the caret's x-coordinates at the left and right end of the text.
  private func ends(of field: UITextField) -> (left: CGFloat, right: CGFloat) {
    let carets = [field.beginningOfDocument, field.endOfDocument].map { field.caretRect(for: $0) }
    return (carets.map(\.minX).min() ?? 0, carets.map(\.maxX).max() ?? 0)
  }

  private nonisolated static let texts = ["Latin", "עברית", "عربي"]

  @Test(arguments: texts)
  func fromLeftToRightTextBeginsAtTheLeft(text: String) {
    let field = makeField(text, direction: .leftToRight)
    #expect(ends(of: field).left < 10)
    #expect(ends(of: field).right < 200)
  }

  @Test(arguments: texts)
  func fromRightToLeftTextBeginsAtTheRight(text: String) {
    let field = makeField(text, direction: .rightToLeft)
    #expect(ends(of: field).right > 290)
    #expect(ends(of: field).left > 100)
  }

  @Test(arguments: texts)
  func anExplicitAlignmentIsKept(text: String) {
    let field = makeField(text, direction: .rightToLeft)
    field.textAlignment = .left
    #expect(ends(of: field).left < 10)
    let rightAlignedField = makeField(text, direction: .leftToRight)
    rightAlignedField.textAlignment = .right
    #expect(ends(of: rightAlignedField).right > 290)
  }

  @Test func theCaretRunsInTheDirectionOfTheText() {
    let field = makeField("עברית", direction: .leftToRight)
    let begin = field.caretRect(for: field.beginningOfDocument)
    #expect(begin.minX > field.caretRect(for: field.endOfDocument).minX)
  }
}
