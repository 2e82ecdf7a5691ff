public import Foundation
public import UIKitGraphics

// Deprecated members of cells from before the predefined styles.
//
// All except the initialiser are members of a protocol extension, so that subclasses may declare
// properties with common names such as `image` and `text`.

extension UITableViewCell {
  /// Creates a cell of style `.default`.
  ///
  /// - Parameters:
  ///   - frame: The rectangle in points, which the table replaces.
  ///   - reuseIdentifier: The reuse identifier; `nil` if the cell is not reused.
  @available(*, deprecated, message: "Use init(style:reuseIdentifier:)")
  public convenience init(frame: CGRect, reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
    self.frame = frame
  }
}

@MainActor
extension NSObjectProtocol where Self: UITableViewCell {
  /// The main label's text.
  ///
  /// Default: `nil`.
  @available(*, deprecated, message: "Use textLabel.text")
  @preconcurrency @MainActor public var text: String? {
    get { textLabel?.text }
    set { textLabel?.text = newValue }
  }

  /// The main label's font; `nil` means the style's font.
  @available(*, deprecated, message: "Use textLabel.font")
  @preconcurrency @MainActor public var font: UIFont? {
    get { textLabel?.font }
    set { textLabel?.font = newValue }
  }

  /// The main label's colour.
  @available(*, deprecated, message: "Use textLabel.textColor")
  @preconcurrency @MainActor public var textColor: UIColor? {
    get { textLabel?.textColor }
    set { textLabel?.textColor = newValue }
  }

  /// The main label's alignment.
  @available(*, deprecated, message: "Use textLabel.textAlignment")
  @preconcurrency @MainActor public var textAlignment: NSTextAlignment {
    get { textLabel?.textAlignment ?? .natural }
    set { textLabel?.textAlignment = newValue }
  }

  /// The wrapping or truncation of the main label's text.
  @available(*, deprecated, message: "Use textLabel.lineBreakMode")
  @preconcurrency @MainActor public var lineBreakMode: NSLineBreakMode {
    get { textLabel?.lineBreakMode ?? .byTruncatingTail }
    set { textLabel?.lineBreakMode = newValue }
  }

  /// The main label's colour while the cell is selected or highlighted; `nil` means its normal
  /// colour.
  @available(*, deprecated, message: "Use textLabel.highlightedTextColor")
  @preconcurrency @MainActor public var selectedTextColor: UIColor? {
    get { textLabel?.highlightedTextColor }
    set { textLabel?.highlightedTextColor = newValue }
  }

  /// The image at the leading edge.
  ///
  /// Default: `nil`.
  @available(*, deprecated, message: "Use imageView.image")
  @preconcurrency @MainActor public var image: UIImage? {
    get { imageView?.image }
    set { imageView?.image = newValue }
  }

  /// The leading image while the cell is selected or highlighted; `nil` means the normal image.
  @available(*, deprecated, message: "Use imageView.highlightedImage")
  @preconcurrency @MainActor public var selectedImage: UIImage? {
    get { imageView?.highlightedImage }
    set { imageView?.highlightedImage = newValue }
  }

  /// Whether editing mode hides the normal accessory.
  ///
  /// Editing accessories and the reordering control take precedence. Default: `true`.
  @available(*, deprecated, message: "Use editingAccessoryType or editingAccessoryView")
  @preconcurrency @MainActor public var hidesAccessoryWhenEditing: Bool {
    get { !keepsAccessoryWhileEditing }
    set { keepsAccessoryWhileEditing = !newValue }
  }
}
