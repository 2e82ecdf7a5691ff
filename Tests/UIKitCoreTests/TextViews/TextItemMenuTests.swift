import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the menus of links in text views.
@MainActor
struct TextItemMenuTests {
  private final class Owner: UITextViewDelegate {
    var items: [UITextItem] = []
    var defaults: [UIMenu] = []
    var opened: [URL] = []
    var result: (UIMenu) -> UITextItem.MenuConfiguration? = { .init(menu: $0) }

    func textView(
      _ textView: UITextView,
      menuConfigurationFor textItem: UITextItem,
      defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      items.append(textItem)
      defaults.append(defaultMenu)
      return result(defaultMenu)
    }

    func textView(
      _ textView: UITextView,
      shouldInteractWith URL: URL,
      in characterRange: NSRange
    ) -> Bool {
      opened.append(URL)
      return false
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 400))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let owner = Owner()
  private let text = "See www.swift.org or call +1 555 010 0199."

  init() {
    view.isEditable = false
    view.dataDetectorTypes = [.link, .phoneNumber]
    view.font = .systemFont(ofSize: 17)
    view.text = text
    view.delegate = owner
    let root = UIView()
    root.addSubview(view)
    stage.show(root)
    stage.settle()
  }

  /// Returns a point in a substring of the text, in window coordinates.
  private func point(on substring: String) throws -> CGPoint {
    let range = (text as NSString).range(of: substring)
    let start = try #require(view.position(from: view.beginningOfDocument, offset: range.location))
    let end = try #require(view.position(from: start, offset: range.length))
    let rect = view.firstRect(for: try #require(view.textRange(from: start, to: end)))
    return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  /// Returns the centre of the menu item with a title; `nil` while no such item is visible.
  private func menuItemCenter(titled title: String) -> CGPoint? {
    func find(_ view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == title { return label }
      return view.subviews.lazy.compactMap(find).first
    }
    guard let window = view.window, let label = find(window) else { return nil }
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
  }

  @Test func theSecondaryButtonOpensTheMenuOfALink() throws {
    stage.secondaryClick(at: try point(on: "swift"))
    stage.settle()
    let item = try #require(owner.items.first)
    #expect(item.range == (text as NSString).range(of: "www.swift.org"))
    guard case .link(let url) = item.content else { return }
    #expect(url.absoluteString == "http://www.swift.org")
    #expect(owner.defaults[0].children.map(\.title) == ["Open Link", "Copy Link"])
    stage.tap(at: try #require(menuItemCenter(titled: "Copy Link")))
    stage.settle()
    #expect(UIPasteboard.general.string == "http://www.swift.org")
    #expect(owner.opened.isEmpty && menuItemCenter(titled: "Copy Link") == nil)
    stage.secondaryClick(at: try point(on: "swift"))
    stage.settle()
    stage.tap(at: try #require(menuItemCenter(titled: "Open Link")))
    stage.settle()
    #expect(owner.opened == [url])
  }

  @Test func aLongPressOpensTheMenu() throws {
    stage.longPress(at: try point(on: "555"))
    stage.settle()
    #expect(owner.items.count == 1 && menuItemCenter(titled: "Open Link") != nil)
    #expect(view.selectedRange.length == 0)
  }

  @Test func otherTextHasTheEditMenu() throws {
    stage.secondaryClick(at: try point(on: "See"))
    stage.settle()
    #expect(owner.items.isEmpty && menuItemCenter(titled: "Select All") != nil)
  }

  @Test func theMenuKeyOpensTheMenuOfTheSelectedLink() throws {
    view.becomeFirstResponder()
    view.selectedRange = (text as NSString).range(of: "www.swift.org")
    stage.press(.keyboardApplication)
    stage.settle()
    #expect(owner.items.count == 1 && menuItemCenter(titled: "Open Link") != nil)
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(UIPasteboard.general.string == "http://www.swift.org")
  }

  @Test func theDelegateChangesTheMenuOrRefusesIt() throws {
    var called = false
    owner.result = { _ in
      .init(
        preview: .init(view: UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))),
        menu: UIMenu(children: [UIAction(title: "Call") { _ in called = true }])
      )
    }
    stage.secondaryClick(at: try point(on: "555"))
    stage.settle()
    #expect(menuItemCenter(titled: "Open Link") == nil)
    stage.tap(at: try #require(menuItemCenter(titled: "Call")))
    stage.settle()
    #expect(called)
    owner.result = { _ in nil }
    stage.secondaryClick(at: try point(on: "555"))
    stage.settle()
    #expect(owner.items.count == 2)
    #expect(menuItemCenter(titled: "Call") == nil && menuItemCenter(titled: "Copy") == nil)
  }

  @Test func withoutADelegateTheMenuIsTheDefault() throws {
    view.delegate = nil
    stage.secondaryClick(at: try point(on: "swift"))
    stage.settle()
    #expect(menuItemCenter(titled: "Open Link") != nil)
  }

  @Test func editableTextHasTheEditMenu() throws {
    view.isEditable = true
    stage.secondaryClick(at: try point(on: "swift"))
    stage.settle()
    #expect(owner.items.isEmpty)
  }
}
