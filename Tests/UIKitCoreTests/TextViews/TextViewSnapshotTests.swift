import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Snapshot tests of `UITextView`.
@MainActor
struct TextViewSnapshotTests {
  private let sample =
    "Heading\nSome text in several lines, with a link, that is long enough to break.\n\n• one\n• two"

  private func show(_ fixture: TextViewFixture) {
    let view = fixture.view
    let text = NSMutableAttributedString(
      string: sample,
      attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.label]
    )
    text.addAttribute(
      .font,
      value: UIFont.boldSystemFont(ofSize: 22),
      range: NSRange(location: 0, length: 7)
    )
    text.addAttribute(
      .link,
      value: "https://example.org",
      range: NSString(string: sample).range(of: "link")
    )
    view.frame = CGRect(x: 10, y: 10, width: 300, height: 180)
    view.attributedText = text
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.systemGray4.cgColor
    view.becomeFirstResponder()
  }

  @Test func textWithASelection() {
    let fixture = TextViewFixture()
    show(fixture)
    fixture.view.selectedRange = NSRange(location: 3, length: 40)
    fixture.stage.settle()
    assertSnapshot(of: fixture.stage, named: "selection")
  }

  @Test func darkMarkedText() {
    let fixture = TextViewFixture()
    fixture.stage.window.overrideUserInterfaceStyle = .dark
    show(fixture)
    fixture.stage.press(.keyboardReturnOrEnter)
    fixture.stage.compose("three", selection: 2..<5)
    fixture.stage.advance(by: 0.1)
    assertSnapshot(of: fixture.stage, named: "dark-composition")
  }

  @Test func textFromRightToLeft() {
    let fixture = TextViewFixture(direction: .rightToLeft)
    fixture.view.frame = CGRect(x: 10, y: 10, width: 300, height: 180)
    fixture.view.text = "שלום עולם\n\nטקסט עם Latin באמצע, ארוך מספיק כדי להישבר לשתי שורות\nLatin"
    fixture.view.layer.borderWidth = 1
    fixture.view.becomeFirstResponder()
    fixture.view.selectedRange = NSRange(location: 5, length: 16)
    fixture.stage.settle()
    assertSnapshot(of: fixture.stage, named: "right-to-left")
  }
}
