import Foundation
import UIKitGraphics

extension UIButton {
  /// Displays a changed configuration, or removes its view.
  final func configurationDidChange() {
    demandMainThread(type(of: self))
    if let configuration {
      let view = configured ?? ConfiguredButtonView(button: self)
      if configured == nil {
        configured = view
        insertSubview(view, at: 0)
      }
      view.show(configuration)
    } else {
      configured?.removeFromSuperview()
      configured = nil
    }
    label.isHidden = configured != nil
    picture.isHidden = configured != nil
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
  }

  /// Returns the fitting height of the content for a width, in points.
  final func fittingHeight(_ width: CGFloat) -> CGFloat {
    updateContent()
    return (configured?.fittingSize(width: width) ?? naturalSize).height
  }

  final func updateConfigurationIfPending() {
    guard isConfigurationPending else { return }
    isConfigurationPending = false
    updateConfiguration()
    configurationUpdateHandler?(self)
    isConfigurationPending = false
    if let configuration { configured?.show(configuration.updated(for: self)) }
  }

  /// Shows or hides the indicator of a button that opens a menu.
  final func indicatorMayHaveChanged() {
    guard let configuration, let configured else { return }
    configured.show(configuration)
    invalidateIntrinsicContentSize()
  }
}
