import Foundation
import UIKitGraphics

/// A magnified view of the text under a finger, above the finger while it moves the caret or a
/// handle.
final class TextLoupe: UIView {
  /// Lengths in points.
  enum Metrics {
    static let size = CGSize(width: 120, height: 44)
    /// The distance from the magnified position to the loupe.
    static let gap: CGFloat = 14
    static let magnification: CGFloat = 1.3
  }

  private unowned let host: any TextEditorHost
  /// The rectangle at the centre of the loupe, in the host's coordinates.
  private var focus = CGRect.zero

  init(_ host: any TextEditorHost) {
    self.host = host
    super.init(frame: CGRect(origin: .zero, size: Metrics.size))
    isUserInteractionEnabled = false
    layer.cornerRadius = Metrics.size.height / 2
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 3)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the surroundings of a caret, given in the host's coordinates.
  func track(_ focus: CGRect) {
    self.focus = focus
    guard let window = host.window else { return }
    backgroundColor = textBackground
    let caret = host.convert(focus, to: nil)
    let safeBounds = window.bounds.inset(by: window.safeAreaInsets)
    let x = caret.midX - Metrics.size.width / 2
    frame.origin = CGPoint(
      x: max(safeBounds.minX, min(x, safeBounds.maxX - Metrics.size.width)).rounded(),
      y: max(safeBounds.minY, caret.minY - Metrics.gap - Metrics.size.height).rounded()
    )
    setNeedsDisplay()
  }

  /// The background colour behind the text.
  private var textBackground: UIColor {
    let ancestors = sequence(first: host as UIView) { $0.superviewStorage }
    let color = ancestors.lazy.compactMap(\.backgroundColor).first { $0.cgColor.alpha >= 1 }
    return color?.resolvedColor(with: host.traitCollection) ?? .systemBackground
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).addClip()
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.scaleBy(x: Metrics.magnification, y: Metrics.magnification)
    context.translateBy(x: -focus.midX, y: -focus.midY)
    host.drawEditedText(near: focus, on: context)
    context.restoreGState()
  }
}
