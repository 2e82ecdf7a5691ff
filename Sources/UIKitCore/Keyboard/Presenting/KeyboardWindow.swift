import Foundation
import UIKitGraphics

/// The window of the on-screen keyboard or other input views, in front of all other windows.
///
/// Touches outside the input views go to the windows behind. A text field in an accessory view is a
/// first responder of the key window.
final class KeyboardWindow: UIWindow {
  let area = InputArea()
  /// Called after the window has changed its size.
  var onResize: () -> Void = {}
  private var lastSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = UIWindow.Level(rawValue: 10_000_000)
    lastSize = bounds.size
    addSubview(area)
  }

  required init?(coder: NSCoder) { nil }

  override var responderHost: UIWindow? { host?.keyWindow }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    area.frame.contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != lastSize else { return }
    lastSize = bounds.size
    onResize()
  }
}

/// The container of the accessory view and of the keyboard or input view below it.
final class InputArea: UIView {
  /// The responder that provides the accessory view and is its next responder.
  weak var provider: UIResponder?
  private(set) var accessory: UIView?
  private(set) var content: UIView?
  /// The background below the content while its height is decreasing, and behind content without
  /// a background.
  private let backdrop = UIView()
  /// The background of content without one: that of the keys.
  private static let defaultBackground = UIColor {
    ($0.userInterfaceStyle == .dark ? KeyboardTheme.dark : .light).background.bottom
  }
  /// The height of the backdrop below the content, in points.
  private static let backdropHeight: CGFloat = 400

  init() {
    super.init(frame: .zero)
    // `layOut(accessoryHeight:contentHeight:)` determines the views' frames; the views keep their
    // heights.
    autoresizesSubviews = false
    backdrop.isUserInteractionEnabled = false
    addSubview(backdrop)
  }

  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? {
    guard let provider, (provider as? UIView)?.isDescendant(of: self) != true else {
      return windowStorage?.responderHost
    }
    return provider
  }

  /// Replaces the current views.
  func show(accessory newAccessory: UIView?, content newContent: UIView?) {
    replace(&accessory, with: newAccessory)
    replace(&content, with: newContent)
    backdrop.isHidden = newContent == nil
  }

  private func replace(_ view: inout UIView?, with newView: UIView?) {
    guard view !== newView else { return }
    // The view may have been moved to a different superview in the meantime.
    if view?.superview === self { view?.removeFromSuperview() }
    view = newView
    if let newView { addSubview(newView) }
  }

  /// Lays out the views.
  ///
  /// - Parameters:
  ///   - accessoryHeight: The height of the accessory view, in points.
  ///   - contentHeight: The height of the view below it, in points.
  func layOut(accessoryHeight: CGFloat, contentHeight: CGFloat) {
    let width = bounds.width
    accessory?.frame = CGRect(x: 0, y: 0, width: width, height: accessoryHeight)
    content?.frame = CGRect(x: 0, y: accessoryHeight, width: width, height: contentHeight)
    backdrop.backgroundColor = content?.backgroundColor ?? InputArea.defaultBackground
    let coveredHeight = content?.backgroundColor == nil ? contentHeight : 0
    backdrop.frame = CGRect(
      x: 0,
      y: accessoryHeight + contentHeight - coveredHeight,
      width: width,
      height: coveredHeight + InputArea.backdropHeight
    )
  }
}
