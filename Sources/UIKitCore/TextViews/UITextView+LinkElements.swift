import Foundation
import UIKitGraphics

/// The accessibility element of a link in a text view.
final class TextLinkElement: UIAccessibilityElement {
  private(set) weak var view: UITextView?
  let link: UITextView.Link

  init(_ view: UITextView, _ link: UITextView.Link) {
    self.view = view
    self.link = link
    super.init(accessibilityContainer: view)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityDefaults: any AccessibilityDefaults {
    TextLinkAccessibility(element: self)
  }
}

/// The accessibility of a link, labelled with its text.
struct TextLinkAccessibility: AccessibilityDefaults {
  let element: TextLinkElement

  /// The text view while it contains the link; otherwise `nil`.
  private var view: UITextView? {
    guard let view = element.view, view.linkElements.contains(where: { $0 === element }) else {
      return nil
    }
    return view
  }

  var isElement: Bool { true }
  var role: AccessibilityRole? { .link }
  var traits: UIAccessibilityTraits { .link }
  var label: String? { view?.editor.content.substring(element.link.range) }
  var link: AccessibleLink? {
    view == nil ? nil : AccessibleLink(url: element.link.url, range: element.link.range)
  }
  var state: AccessibilityState {
    view?.isInAccessibleWindow ?? false ? [.enabled, .showing] : .enabled
  }
  var frame: CGRect { view?.editor.accessibleRect(of: element.link.range) ?? .zero }
  var parent: _UIAccessibleObject? { element.view }

  func activate() -> Bool {
    guard let view else { return false }
    view.activate(element.link)
    return true
  }

  func show() {
    guard let view else { return }
    view.scrollIntoView(animated: false)
    let range = element.link.range
    view.scrollRangeToVisible(NSRange(location: range.lowerBound, length: range.count))
  }
}

extension UITextView {
  /// The elements of the links that open.
  ///
  /// They are cached until the links change.
  final var linkElements: [TextLinkElement] {
    let openableLinks = opensLinks ? links : []
    let isSame = openableLinks.elementsEqual(linkElementsStorage) {
      $0.range == $1.link.range && $0.url == $1.link.url
    }
    if !isSame { linkElementsStorage = openableLinks.map { TextLinkElement(self, $0) } }
    return linkElementsStorage
  }
}
