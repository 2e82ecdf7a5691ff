public import Foundation
public import UIKitGraphics

/// A view that blurs the views behind it.
///
///     let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
///     blur.contentView.addSubview(label)
///
/// The view is redrawn in each frame in which something changes behind or inside it; other frames
/// have no cost. Inside a transparent, rotated or rounded superview only the tint is drawn, because
/// the superview is composited separately from the views behind it. The view's own corners may be
/// rounded. If the user prefers more contrast, the view is opaque.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The container of the content.
  ///
  /// Its size is that of this view. Constraints between its edges and its subviews determine the
  /// size of this view.
  open var contentView: UIView { contentStorage }
  private final let contentStorage = VisualEffectContentView()

  /// The effect; `nil` leaves the views behind unchanged.
  ///
  /// Changes are not animated.
  open var effect: UIVisualEffect? {
    didSet { applyEffect() }
  }

  /// Creates a view with a zero frame.
  ///
  /// - Parameter effect: The effect; `nil` for none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    addContent()
  }

  /// Creates a view without an effect.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view with a zero frame and without an effect.
  public convenience init() {
    self.init(effect: nil)
  }

  /// Creates a view without an effect.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    contentStorage.frame = bounds
    contentStorage.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentStorage)
    let edges = [
      contentStorage.topAnchor.constraint(equalTo: topAnchor),
      contentStorage.bottomAnchor.constraint(equalTo: bottomAnchor),
      contentStorage.leftAnchor.constraint(equalTo: leftAnchor),
      contentStorage.rightAnchor.constraint(equalTo: rightAnchor),
    ]
    for edge in edges { edge.isInternal = true }
    NSLayoutConstraint.activate(edges)
    applyEffect()
  }

  /// Resizes the content view immediately, as applications that set frames expect.
  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    contentStorage.frame = bounds
  }

  private func applyEffect() {
    let isOpaque = traitCollection.accessibilityContrast == .high
    contentStorage.opacity = isOpaque ? 1 : effect?.contentOpacity ?? 1
    guard var backdrop = effect?.backdrop else {
      layer.backdrop = nil
      return
    }
    if isOpaque {
      backdrop = Backdrop(blur: 0, tint: backdrop.tint.resolvedColor(with: traitCollection).opaque)
    }
    layer.backdrop = backdrop
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyEffect()
    setPending(.content)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    window?.host?.backdropViews.set(self, isPresent: false)
    newWindow?.host?.backdropViews.set(self, isPresent: true)
  }
}

/// The content of an effect's view, whose opacity the effect reduces.
final class VisualEffectContentView: UIView {
  /// The opacity of the effect, which multiplies `alpha`.
  var opacity: CGFloat = 1 {
    didSet { if opacity != oldValue { super.alpha = alphaWithoutEffect * opacity } }
  }
  /// The value of `alpha`, before the effect's opacity applies.
  private var alphaWithoutEffect: CGFloat = 1

  override var alpha: CGFloat {
    get { alphaWithoutEffect }
    set {
      alphaWithoutEffect = min(max(newValue, 0), 1)
      super.alpha = newValue * opacity
    }
  }
}

extension UIColor {
  /// The same colour without transparency.
  fileprivate var opaque: UIColor { withAlphaComponent(1) }
}
