public import Foundation
public import UIKitGraphics

/// An activity indicator with twelve turning spokes.
///
/// It draws twelve frames a second, each with its own rectangle as dirty region, and none while it
/// is stopped or outside of a window.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    /// 37 points, white; `large` with a `color` has replaced it.
    case whiteLarge = 0
    /// 20 points, white; `medium` with a `color` has replaced it.
    case white = 1
    /// 20 points, grey; `medium` has replaced it.
    case gray = 2
  }

  private static let spokes = 12
  /// The period of one turn, in seconds.
  private static let period: TimeInterval = 1

  private var timer: FrameTimer?
  /// The index of the brightest spoke, clockwise from the top.
  private var step = 0
  /// The side in place of the style's, in points; for refresh controls.
  final var ownSide: CGFloat?
  /// The number of spokes that are drawn, from the top on, while the view does not turn; `nil`:
  /// all.
  final var revealedSpokes: Int? {
    didSet { if revealedSpokes != oldValue { setNeedsDisplay() } }
  }

  /// Creates an indicator of medium size, stopped.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// Creates an indicator of a size, stopped.
  ///
  /// - Parameter style: The size.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    color = style.color
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// Creates an indicator without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// The size.
  ///
  /// Default: `.medium`.
  open var style = UIActivityIndicatorView.Style.medium {
    didSet {
      guard style != oldValue else { return }
      bounds.size = style.size
      if style.isWhite != oldValue.isWhite { color = style.color }
      setNeedsDisplay()
    }
  }

  /// Colour of the brightest spoke.
  ///
  /// Default: the style's colour, grey or white; `nil` restores it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .systemGray {
    didSet {
      if color == nil { color = style.color }
      if color != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether the view is hidden while it is stopped.
  ///
  /// Default: `true`.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// Whether the spokes turn.
  ///
  /// Default: `false`.
  open private(set) var isAnimating = false

  /// Shows the view and starts the animation.
  open func startAnimating() {
    demandMainThread(type(of: self))
    guard !isAnimating else { return }
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
    scheduleStep()
  }

  /// Stops the animation, and hides the view if `hidesWhenStopped` is set.
  open func stopAnimating() {
    demandMainThread(type(of: self))
    guard isAnimating else { return }
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    scheduleStep()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    scheduleStep()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  override var fixedAxes: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }

  open override var intrinsicContentSize: CGSize { style.size }

  /// Schedules or cancels the timer of the next step.
  ///
  /// All indicators step at the same times, so that several cause no more frames than one.
  private func scheduleStep() {
    timer?.cancel()
    timer = nil
    guard isAnimating, let loop = windowStorage?.loop else { return }
    let interval = UIActivityIndicatorView.period / Double(UIActivityIndicatorView.spokes)
    let count = (loop.time / interval + 1e-3).rounded(.down)
    let newStep = Int(count.truncatingRemainder(dividingBy: 12))
    if newStep != step {
      step = newStep
      setNeedsDisplay()
    }
    timer = loop.timers.schedule(at: (count + 1) * interval) { [weak self] in self?.scheduleStep() }
  }

  open override func draw(_ rect: CGRect) {
    let size = ownSide ?? style.size.width
    let scale = UITraitCollection.current.displayScale
    let width = max(1, (size * 0.085 * scale).rounded()) / scale
    let outer = size / 2 - width / 2
    let inner = size * 0.29
    for spoke in 0..<UIActivityIndicatorView.spokes {
      let angle = CGFloat(spoke) * .pi / 6 - .pi / 2
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      let path = UIBezierPath()
      path.move(to: point(from: direction, distance: inner))
      path.addLine(to: point(from: direction, distance: outer))
      path.lineWidth = width
      path.lineCapStyle = .round
      color.withAlphaComponent(opacity(of: spoke)).setStroke()
      path.stroke()
    }
  }

  private func point(from direction: CGPoint, distance: CGFloat) -> CGPoint {
    CGPoint(x: bounds.midX + direction.x * distance, y: bounds.midY + direction.y * distance)
  }

  /// The opacity of a spoke, which fades behind the brightest one.
  private func opacity(of spoke: Int) -> CGFloat {
    if let revealedSpokes { return spoke < revealedSpokes ? 0.8 : 0 }
    let age = (step - spoke + 2 * UIActivityIndicatorView.spokes) % UIActivityIndicatorView.spokes
    return max(0.2, 1 - CGFloat(age) * 0.1)
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    ActivityAccessibility(view: self)
  }
}

extension UIActivityIndicatorView.Style {
  /// Width and height, in points.
  fileprivate var size: CGSize {
    switch self {
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    }
  }

  fileprivate var isWhite: Bool { self == .white || self == .whiteLarge }

  fileprivate var color: UIColor { isWhite ? .white : .systemGray }
}
