import Foundation
import UIKitGraphics

/// The window of the on-screen keyboard and of what takes its place, in front of all others.
///
/// Touches beside the input views go to the windows behind. A text in an accessory view is first
/// responder of the key window.
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

  override var responderHost: UIWindow? { loop?.keyWindow }

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

/// The accessory view, and the keyboard or another input view below it.
final class InputArea: UIView {
  /// The responder that has provided the accessory view, which is next in its chain.
  weak var provider: UIResponder?
  private(set) var accessory: UIView?
  private(set) var content: UIView?
  /// Below the content, for the time in which it becomes lower.
  private let plate = UIView()
  private static let plateHeight: CGFloat = 400

  init() {
    super.init(frame: .zero)
    // The views have the places of `arrange(_:_:)`, and keep their heights.
    autoresizesSubviews = false
    plate.isUserInteractionEnabled = false
    addSubview(plate)
  }

  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? {
    guard let provider, (provider as? UIView)?.isDescendant(of: self) != true else {
      return windowStorage?.responderHost
    }
    return provider
  }

  /// Shows views in place of the present ones.
  func show(accessory newAccessory: UIView?, content newContent: UIView?) {
    exchange(&accessory, newAccessory)
    exchange(&content, newContent)
    plate.isHidden = newContent == nil
  }

  private func exchange(_ view: inout UIView?, _ new: UIView?) {
    guard view !== new else { return }
    // The view may have been moved to another superview meanwhile.
    if view?.superview === self { view?.removeFromSuperview() }
    view = new
    if let new { addSubview(new) }
  }

  /// Lays the views out.
  ///
  /// - Parameters:
  ///   - accessoryHeight: The height of the accessory view, in points.
  ///   - contentHeight: The height of the view below it, in points.
  func arrange(_ accessoryHeight: CGFloat, _ contentHeight: CGFloat) {
    let width = bounds.width
    accessory?.frame = CGRect(x: 0, y: 0, width: width, height: accessoryHeight)
    content?.frame = CGRect(x: 0, y: accessoryHeight, width: width, height: contentHeight)
    plate.backgroundColor = content?.backgroundColor
    plate.frame = CGRect(
      x: 0,
      y: accessoryHeight + contentHeight,
      width: width,
      height: InputArea.plateHeight
    )
  }
}
