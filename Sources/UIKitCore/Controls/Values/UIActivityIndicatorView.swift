public import Foundation
public import UIKitGraphics

/// An activity indicator with twelve rotating spokes.
///
/// The view is redrawn twelve times per second, which invalidates only its own rectangle, but not
/// while it is stopped or not in a window.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  public enum Style: Int, Sendable {
    /// A side of 20 points.
    case medium = 100
    /// A side of 37 points.
    case large = 101
    /// A side of 37 points, white; replaced by `large` with a `color`.
    case whiteLarge = 0
    /// A side of 20 points, white; replaced by `medium` with a `color`.
    case white = 1
    /// A side of 20 points, grey; replaced by `medium`.
    case gray = 2
  }

  private static let spokeCount = 12
  /// The duration of a rotation, in seconds.
  private static let period: TimeInterval = 1

  private var timer: FrameTimer?
  /// The index of the brightest spoke, clockwise from the top.
  private var brightestSpoke = 0
  /// The side length that replaces that of the style, in points; used by refresh controls.
  ///
  /// `nil` for the style's.
  final var sideStorage: CGFloat?
  /// The number of spokes drawn from the top while the view is not animating; `nil` for all.
  final var revealedSpokes: Int? {
    didSet { if revealedSpokes != oldValue { setNeedsDisplay() } }
  }

  /// Creates a stopped indicator of medium size.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// Creates a stopped indicator.
  ///
  /// - Parameter style: The style, which determines the size.
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

  /// The style, which determines the size.
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

  /// The colour of the brightest spoke.
  ///
  /// Default: the style's colour, grey or white. Setting `nil` restores it.
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

  /// Whether the spokes are rotating.
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

  /// Stops the animation, and hides the view if `hidesWhenStopped` is `true`.
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

  /// Schedules the timer of the next step, or cancels it.
  ///
  /// All indicators step at the same time, so that several indicators require no more frames than
  /// one.
  private func scheduleStep() {
    timer?.cancel()
    timer = nil
    guard isAnimating, let host = windowStorage?.host else { return }
    let spokeCount = Double(UIActivityIndicatorView.spokeCount)
    let interval = UIActivityIndicatorView.period / spokeCount
    let stepCount = (host.time / interval + 1e-3).rounded(.down)
    let newSpoke = Int(stepCount.truncatingRemainder(dividingBy: spokeCount))
    if newSpoke != brightestSpoke {
      brightestSpoke = newSpoke
      setNeedsDisplay()
    }
    timer = host.timers.schedule(at: (stepCount + 1) * interval) { [weak self] in
      self?.scheduleStep()
    }
  }

  open override func draw(_ rect: CGRect) {
    let side = sideStorage ?? style.size.width
    let scale = UITraitCollection.current.displayScale
    let spokeWidth = max(1, (side * 0.085 * scale).rounded()) / scale
    let outerRadius = side / 2 - spokeWidth / 2
    let innerRadius = side * 0.29
    let spokeCount = UIActivityIndicatorView.spokeCount
    for spoke in 0..<spokeCount {
      let angle = CGFloat(spoke) / CGFloat(spokeCount) * 2 * .pi - .pi / 2
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      let path = UIBezierPath()
      path.move(to: point(from: direction, distance: innerRadius))
      path.addLine(to: point(from: direction, distance: outerRadius))
      path.lineWidth = spokeWidth
      path.lineCapStyle = .round
      color.withAlphaComponent(opacity(of: spoke)).setStroke()
      path.stroke()
    }
  }

  private func point(from direction: CGPoint, distance: CGFloat) -> CGPoint {
    CGPoint(x: bounds.midX + direction.x * distance, y: bounds.midY + direction.y * distance)
  }

  /// Returns the opacity of a spoke, which decreases with the distance from the brightest one.
  private func opacity(of spoke: Int) -> CGFloat {
    if let revealedSpokes { return spoke < revealedSpokes ? 0.8 : 0 }
    let age =
      (brightestSpoke - spoke + 2 * UIActivityIndicatorView.spokeCount)
      % UIActivityIndicatorView.spokeCount
    return max(0.2, 1 - CGFloat(age) * 0.1)
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    ActivityAccessibility(view: self)
  }
}

extension UIActivityIndicatorView.Style {
  /// The width and height, in points.
  fileprivate var size: CGSize {
    switch self {
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    }
  }

  fileprivate var isWhite: Bool { self == .white || self == .whiteLarge }

  fileprivate var color: UIColor { isWhite ? .white : .systemGray }
}
