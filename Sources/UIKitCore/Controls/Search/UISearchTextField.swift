public import Foundation
import UIKitGraphics

/// The text field of a search bar, rounded and grey, with a magnifier at the leading edge.
@preconcurrency @MainActor
open class UISearchTextField: UITextField, SearchField {
  /// The width reserved for the magnifier, in points.
  private static let iconSpace: CGFloat = 30
  private static let cornerRadius: CGFloat = 10
  private static let fill = UIColor.tertiarySystemFill
  private var isClassic = false
  /// The Cancel button beside the field.
  ///
  /// Tab skips it because Escape has the same effect and the results come next.
  final weak var cancelButton: UIView?
  /// Called for Escape.
  ///
  /// Returns whether the key was consumed.
  final var onEscape: (() -> Bool)?
  /// Called for the down arrow key and after Return.
  ///
  /// The argument is whether the key was Return.
  ///
  /// Returns whether the focus moved to the results.
  final var onExit: ((_ isReturn: Bool) -> Bool)?
  /// Called after the application has set a different text.
  final var onTextSet: (() -> Void)?
  final let icon = UIImageView(image: UIImage(glyph: .magnifier))

  /// Creates an empty field.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = UISearchTextField.fill
    layer.cornerRadius = UISearchTextField.cornerRadius
    clearButtonMode = .always
    returnKeyType = .search
    icon.contentMode = .center
    icon.tintColor = .secondaryLabel
    icon.isPartOfSuperview = true
    addSubview(icon)
  }

  /// The text; never `nil` when read.
  ///
  /// Default: empty. Setting the text moves the caret to the end and sends no event. It updates the
  /// results of the field's search controller.
  open override var text: String? {
    didSet { if text != oldValue { onTextSet?() } }
  }

  /// The text with its attributes; `nil`, the default, while the field is empty.
  ///
  /// Setting a different text updates the results of the field's search controller.
  open override var attributedText: NSAttributedString? {
    didSet { if attributedText?.string != oldValue?.string { onTextSet?() } }
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    excludingIcon(super.textRect(forBounds: bounds), in: bounds)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    excludingIcon(super.editingRect(forBounds: bounds), in: bounds)
  }

  open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    excludingIcon(super.placeholderRect(forBounds: bounds), in: bounds)
  }

  private func excludingIcon(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    let mirror = LayoutMirror(layoutDirection, in: bounds)
    var rect = mirror.frame(rect)
    let start = max(rect.minX, bounds.minX + UISearchTextField.iconSpace)
    rect.size.width = max(0, rect.maxX - start - (showsClearButton ? 0 : 8))
    rect.origin.x = start
    return mirror.frame(rect)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard markedTextRange == nil else { return super.pressesBegan(presses, with: event) }
    if presses.contains(where: \.isEscape), onEscape?() == true { return }
    if presses.contains(where: { $0.isKey(.keyboardDownArrow) }), onExit?(false) == true { return }
    super.pressesBegan(presses, with: event)
    if presses.contains(where: { $0.isKey(.keyboardReturnOrEnter) || $0.isKey(.keypadEnter) }),
      isFirstResponder
    {
      _ = onExit?(true)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAppearance()
    icon.frame = mirror.frame(
      CGRect(x: 0, y: 0, width: UISearchTextField.iconSpace, height: bounds.height)
    )
  }

  /// Applies the theme: in the classic one, the field is white and has round ends.
  private func updateAppearance() {
    if isClassic != hasClassicTheme {
      isClassic.toggle()
      backgroundColor = isClassic ? .white : UISearchTextField.fill
    }
    layer.cornerRadius = isClassic ? bounds.height / 2 : UISearchTextField.cornerRadius
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fieldSize = super.sizeThatFits(size)
    return CGSize(
      width: fieldSize.width + UISearchTextField.iconSpace + 8,
      height: max(36, fieldSize.height + 14)
    )
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }
}

extension UISearchTextField: FocusCover {
  final func covers(_ view: UIView) -> Bool { view === cancelButton }
}
