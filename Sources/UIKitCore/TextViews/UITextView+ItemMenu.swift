import Foundation
import UIKitGraphics

extension UITextView {
  /// Opens the menu of the link at a point, or of the selected link.
  ///
  /// - Parameter point: The point in the view's coordinates; `nil` for the selected link, as for
  ///   the Menu key.
  /// - Returns: Whether a link was found, even if the delegate has refused its menu.
  final func openItemMenu(at point: CGPoint?) -> Bool {
    guard let link = point.map({ link(at: $0) }) ?? selectedLink else { return false }
    openMenu(of: link, byKey: point == nil)
    return true
  }

  /// The link that is selected as a whole, for example by Tab; `nil` if none.
  final var selectedLink: Link? {
    guard opensLinks, !content.selection.isEmpty else { return nil }
    let selected = content.selection.range
    return links.first { $0.range == selected }
  }

  private func openMenu(of link: Link, byKey: Bool) {
    guard let window else { return }
    let item = UITextItem(
      content: .link(link.url),
      range: NSRange(location: link.range.lowerBound, length: link.range.count)
    )
    let menu = defaultMenu(of: link)
    let configuration =
      delegate.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: menu) }
      ?? UITextItem.MenuConfiguration(menu: menu)
    guard let configuration, !configuration.menu.children.isEmpty else { return }
    layOutText()
    let rect = editor.rects(of: link.range).first ?? bounds
    var preview = MenuPanel.Preview.none
    if let view = configuration.preview?.view { preview = .view(view, view.bounds.size) }
    let panel = MenuPanel(
      configuration.menu,
      for: convert(rect, to: nil),
      preview: preview
    )
    panel.sender = self
    panel.show(in: window)
    if byKey { panel.focus(0) }
  }

  /// Returns the default menu of a link, with commands to open and copy it.
  private func defaultMenu(of link: Link) -> UIMenu {
    let words = SystemWords.current.links
    let openAction = UIAction(title: words.open, image: UIImage(systemName: "safari")) {
      [weak self] _ in
      self?.activate(link)
    }
    let copy = UIAction(title: words.copy, image: UIImage(systemName: "doc.on.doc")) { _ in
      UIPasteboard.general.string = link.url.absoluteString
    }
    return UIMenu(title: link.url.absoluteString, children: [openAction, copy])
  }
}
