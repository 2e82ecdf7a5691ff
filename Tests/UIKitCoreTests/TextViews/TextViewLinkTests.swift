import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for links in `UITextView`.
@MainActor
@Suite(.serialized)
struct TextViewLinkTests {
  /// Records URLs instead of opening them.
  private final class RecordingOpener: URLOpening {
    var urls: [URL] = []
    var isAvailable = true

    func open(_ url: URL, _ completion: @escaping @MainActor @Sendable (Bool) -> Void) {
      urls.append(url)
      completion(true)
    }
  }

  private let fixture = TextViewFixture()
  private let opener = RecordingOpener()
  private var stage: Stage { fixture.stage }

  init() {
    let text = NSMutableAttributedString(string: "See here and\nthere.")
    text.addAttribute(
      .link,
      value: URL(fileURLWithPath: "/tmp/a b"),
      range: NSRange(location: 4, length: 4)
    )
    text.addAttribute(.link, value: "https://a.org", range: NSRange(location: 13, length: 5))
    fixture.view.attributedText = text
    fixture.view.isEditable = false
    UIApplication.shared.urlOpener = opener
    stage.settle()
    fixture.log = []
  }

  private func removeOpener() { UIApplication.shared.urlOpener = nil }

  @Test func tapsAndClicksOpenLinks() {
    defer { removeOpener() }
    stage.tap(at: fixture.point(after: 6))
    #expect(fixture.takeLog().first == "file:///tmp/a%20b 4+4")
    stage.advance(by: 1)
    stage.click(at: fixture.point(after: 15))
    #expect(fixture.takeLog().contains("https://a.org 13+5"))
    #expect(opener.urls.map(\.absoluteString) == ["file:///tmp/a%20b", "https://a.org"])
    stage.advance(by: 1)
    stage.tap(at: fixture.point(after: 2))
    stage.advance(by: 1)
    stage.pointerDown(at: fixture.point(after: 5))
    stage.pointerMove(to: fixture.point(after: 2))
    stage.pointerUp()
    #expect(opener.urls.count == 2)
  }

  @Test func theDelegateMayOpenLinksItself() {
    defer { removeOpener() }
    fixture.allowsOpeningLinks = false
    stage.tap(at: fixture.point(after: 6))
    #expect(fixture.takeLog().first == "file:///tmp/a%20b 4+4" && opener.urls == [])
  }

  @Test func editableTextOpensNoLinks() {
    defer { removeOpener() }
    fixture.view.isEditable = true
    stage.tap(at: fixture.point(after: 6))
    #expect(opener.urls == [] && fixture.view.selectedRange.location == 6)
    fixture.view.isEditable = false
    fixture.view.isSelectable = false
    stage.tap(at: fixture.point(after: 6))
    #expect(opener.urls == [])
  }

  @Test func tabAndReturnOpenLinks() {
    defer { removeOpener() }
    fixture.view.becomeFirstResponder()
    fixture.view.selectedRange = NSRange(location: 0, length: 0)
    stage.press(.keyboardTab)
    #expect(fixture.shown == "See [here] and\nthere.")
    stage.press(.keyboardTab)
    #expect(fixture.shown == "See here and\n[there].")
    stage.press(.keyboardReturnOrEnter)
    #expect(opener.urls.map(\.absoluteString) == ["https://a.org"])
    stage.press(.keyboardTab, modifiers: .shift)
    #expect(fixture.shown == "See [here] and\nthere.")
  }

  @Test func thePointerIsAHandOverLinks() {
    defer { removeOpener() }
    #expect(stage.loop.pointerShape(at: fixture.point(after: 6)) == .link)
    #expect(stage.loop.pointerShape(at: fixture.point(after: 2)) == .text)
    fixture.view.isEditable = true
    #expect(stage.loop.pointerShape(at: fixture.point(after: 6)) == .text)
  }

  @Test func linksHaveTheirAttributes() {
    defer { removeOpener() }
    fixture.view.linkTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    stage.settle()
    #expect(fixture.caret(6).height > 30)
    #expect(fixture.view.attributedText.attribute(.link, at: 4, effectiveRange: nil) is URL)
  }

  @Test func linksWithoutAHandlerOpenNothing() async {
    opener.isAvailable = false
    defer { removeOpener() }
    let application = UIApplication.shared
    guard let url = URL(string: "https://a.org"), let relative = URL(string: "a/b") else { return }
    #expect(!application.canOpenURL(url))
    let isOpened = await withCheckedContinuation { continuation in
      application.open(url) { continuation.resume(returning: $0) }
    }
    #expect(!isOpened && opener.urls == [])
    opener.isAvailable = true
    #expect(application.canOpenURL(url) && !application.canOpenURL(relative))
  }
}
