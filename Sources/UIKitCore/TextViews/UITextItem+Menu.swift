import Foundation

extension UITextItem {
  /// The preview beside the menu of a text item.
  @preconcurrency @MainActor
  public final class MenuPreview {
    let view: UIView?

    /// Creates a preview from a view, displayed above the menu at its current size.
    ///
    /// - Parameter view: The view, which must not have a superview.
    public init(view: UIView) { self.view = view }

    private init() { view = nil }

    /// Returns the default preview, which leaves the text as it is.
    public static func `default`() -> MenuPreview { MenuPreview() }
  }

  /// The menu of a text item and its preview.
  @preconcurrency @MainActor
  public final class MenuConfiguration {
    let menu: UIMenu
    let preview: MenuPreview?

    /// Creates a configuration with the default preview.
    public convenience init(menu: UIMenu) { self.init(preview: .default(), menu: menu) }

    /// Creates a configuration with a preview.
    ///
    /// - Parameters:
    ///   - preview: The preview beside the menu; `nil` for none.
    ///   - menu: The menu.
    public init(preview: MenuPreview?, menu: UIMenu) { (self.preview, self.menu) = (preview, menu) }
  }
}
