import UIKitGraphics

extension UIButton {
  /// The title's colour for the current state, or the type's default.
  final var displayedTitleColor: UIColor {
    if let color = content.titleColors.exact(state) { return color }
    if !isEnabled, buttonType != .custom { return .tertiaryLabel }
    if let color = content.titleColors.exact(.normal) { return color }
    return buttonType == .custom ? .white : tintColor
  }

  final func contentDidChange() {
    updateContent()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
