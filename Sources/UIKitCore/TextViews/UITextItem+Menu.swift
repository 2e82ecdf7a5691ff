import Foundation

extension UITextItem {
  /// The preview beside the menu of a part of a text.
  @preconcurrency @MainActor
  public final class MenuPreview {
    let view: UIView?

    /// A view above the menu, in its own size.
    ///
    /// - Parameter view: The view; it is in no other view.
    public init(view: UIView) { self.view = view }

    private init() { view = nil }

    /// The text itself, which stays as it is.
    public static func `default`() -> MenuPreview { MenuPreview() }
  }

  /// The menu of a part of a text.
  @preconcurrency @MainActor
  public final class MenuConfiguration {
    let menu: UIMenu
    let preview: MenuPreview?

    /// Creates a menu beside the text.
    ///
    /// - Parameter menu: The menu.
    public convenience init(menu: UIMenu) { self.init(preview: .default(), menu: menu) }

    /// Creates a menu with a preview.
    ///
    /// - Parameters:
    ///   - preview: The preview beside it; `nil` for none.
    ///   - menu: The menu.
    public init(preview: MenuPreview?, menu: UIMenu) { (self.preview, self.menu) = (preview, menu) }
  }
}
