import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for data detection in text views.
///
/// They are nested in the other tests of links, which run serially, because all replace the URL
/// opener.
extension TextViewLinkTests {
  @MainActor
  @Suite
  struct TextViewDataTests {
    private final class Opener: URLOpening {
      var urls: [String] = []
      let isAvailable = true

      func open(_ url: URL, _ completion: @escaping @MainActor @Sendable (Bool) -> Void) {
        urls.append(url.absoluteString)
        completion(true)
      }
    }

    /// A delegate that decides on the actions of links.
    private final class Decider: UITextViewDelegate {
      var requestedLinks: [String] = []
      var customAction: UIAction?
      var takesDefault = true

      func textView(
        _ textView: UITextView,
        primaryActionFor textItem: UITextItem,
        defaultAction: UIAction
      ) -> UIAction? {
        if case .link(let url) = textItem.content {
          requestedLinks.append(
            "\(url.absoluteString) \(textItem.range.location)+\(textItem.range.length)"
          )
        }
        return takesDefault ? defaultAction : customAction
      }
    }

    private static let text = "Write to a@b.org\nor call 555-1234."
    private let fixture = TextViewFixture(TextViewDataTests.text)
    private let opener = Opener()
    private var stage: Stage { fixture.stage }
    private var view: UITextView { fixture.view }

    init() {
      view.isEditable = false
      view.dataDetectorTypes = .all
      UIApplication.shared.urlOpener = opener
      stage.settle()
      fixture.log = []
    }

    private func removeOpener() { UIApplication.shared.urlOpener = nil }

    private var linkTexts: [String] { view.links.map { view.content.substring($0.range) } }

    @Test func detectedDataOpens() {
      defer { removeOpener() }
      stage.tap(at: fixture.point(after: 11))
      #expect(fixture.takeLog().first == "mailto:a@b.org 9+7")
      stage.advance(by: 1)
      stage.click(at: fixture.point(after: 28))
      #expect(opener.urls == ["mailto:a@b.org", "tel:5551234"])
      #expect(stage.loop.pointerShape(at: fixture.point(after: 28)) == .link)
      #expect(stage.loop.pointerShape(at: fixture.point(after: 3)) == .text)
      #expect(view.linkElements.map(\.link.range) == [9..<16, 25..<33])
      fixture.allowsOpeningLinks = false
      stage.tap(at: fixture.point(after: 11))
      #expect(opener.urls.count == 2)
    }

    @Test func onlyRequestedTypesAreDetectedInReadOnlyText() {
      defer { removeOpener() }
      view.dataDetectorTypes = .phoneNumber
      #expect(linkTexts == ["555-1234"])
      view.dataDetectorTypes = []
      #expect(linkTexts == [])
      view.dataDetectorTypes = [.link]
      #expect(linkTexts == ["a@b.org"])
      view.isEditable = true
      #expect(linkTexts == [])
      stage.tap(at: fixture.point(after: 11))
      #expect(opener.urls == [])
      view.isEditable = false
      view.isSelectable = false
      #expect(linkTexts == [])
    }

    @Test func editingMovesDetectedLinks() {
      defer { removeOpener() }
      view.text = "b.org"
      #expect(linkTexts == ["b.org"])
      guard let range = view.textRange(from: view.endOfDocument, to: view.endOfDocument) else {
        return
      }
      view.replace(range, withText: "/c\nd.org")
      #expect(linkTexts == ["b.org/c", "d.org"])
      #expect(view.attributedText.attribute(.link, at: 0, effectiveRange: nil) == nil)
    }

    @Test func customLinksAreKept() {
      defer { removeOpener() }
      let text = NSMutableAttributedString(string: "See a.org and b.org")
      text.addAttribute(.link, value: "https://c.org", range: NSRange(location: 0, length: 6))
      view.attributedText = text
      #expect(view.links.map(\.url.absoluteString) == ["https://c.org", "http://b.org"])
      let runs = view.runs(of: 0..<19) ?? []
      let linked = runs.filter { $0.attributes[.link] != nil }.map(\.length)
      #expect(linked == [6, 5])
    }

    @Test func detectedDataLooksLikeALink() {
      defer { removeOpener() }
      view.linkTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
      stage.settle()
      #expect(fixture.caret(12).height > 30 && fixture.caret(28).height > 30)
      view.isEditable = true
      stage.settle()
      #expect(fixture.caret(12).height < 30 && fixture.caret(28).height < 30)
    }

    @Test func theDelegateChoosesTheAction() {
      defer { removeOpener() }
      let decider = Decider()
      view.delegate = decider
      stage.tap(at: fixture.point(after: 11))
      #expect(decider.requestedLinks == ["mailto:a@b.org 9+7"] && opener.urls == ["mailto:a@b.org"])
      decider.takesDefault = false
      stage.advance(by: 1)
      stage.tap(at: fixture.point(after: 11))
      var performed = 0
      decider.customAction = UIAction { _ in performed += 1 }
      stage.advance(by: 1)
      stage.tap(at: fixture.point(after: 11))
      #expect(opener.urls.count == 1 && performed == 1 && decider.requestedLinks.count == 3)
    }

    @Test func dataIsUnderlined() {
      defer { removeOpener() }
      view.frame = CGRect(x: 10, y: 10, width: 300, height: 100)
      view.text = "Open www.example.org/a, write to mail@example.org, or call +49 30 1234567."
      stage.settle()
      assertSnapshot(of: stage, named: "data")
    }
  }
}
