import UIKitGraphics

extension UIButton {
  /// The title's colour for the current state, or the type's default.
  final var shownTitleColor: UIColor {
    if let color = content.titleColors.own(state) { return color }
    if !isEnabled, buttonType != .custom { return .tertiaryLabel }
    if let color = content.titleColors.own(.normal) { return color }
    return buttonType == .custom ? .white : tintColor
  }

  final func contentDidChange() {
    updateContent()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
