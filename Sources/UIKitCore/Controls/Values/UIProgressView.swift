public import Foundation
public import UIKitGraphics

/// A bar that shows the progress of a task; 4 points high.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress view.
  public enum Style: Int, Sendable {
    /// A rounded bar.
    case `default`
    /// A bar with square ends and without a visible track, for the edge of a bar.
    case bar
  }

  private static let height: CGFloat = 4

  private let track = UIView()
  private let fill = UIView()
  private var progressStorage: Float = 0

  /// Creates a progress view of the default style.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a progress view of a style, 4 points high.
  public convenience init(progressViewStyle: UIProgressView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: UIProgressView.height))
    self.progressViewStyle = progressViewStyle
    updateColors()
  }

  /// Creates a progress view without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// The style.
  ///
  /// Default: `.default`.
  open var progressViewStyle = UIProgressView.Style.default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      updateColors()
      setNeedsLayout()
    }
  }

  /// The progress, from 0 to 1.
  ///
  /// Default: 0. Values outside the range are clamped.
  open var progress: Float {
    get { progressStorage }
    set {
      demandMainThread(type(of: self))
      setProgress(newValue, animated: false)
    }
  }

  /// The colour of the completed part; `nil` for the tint colour.
  ///
  /// Default: `nil`.
  open var progressTintColor: UIColor? {
    didSet { if progressTintColor != oldValue { updateColors() } }
  }

  /// The colour of the track; `nil` for a light grey.
  ///
  /// Default: `nil`.
  open var trackTintColor: UIColor? {
    didSet { if trackTintColor != oldValue { updateColors() } }
  }

  /// The progress object followed by the view; `nil`, the default, for none.
  ///
  /// While the view is in a window, it reads the object ten times per second until the work has
  /// finished or is cancelled. No timer runs afterwards.
  open var observedProgress: Progress? {
    didSet {
      demandMainThread(type(of: self))
      if let observedProgress { progress = Float(observedProgress.fractionCompleted) }
      trackProgress()
    }
  }
  private var timer: FrameTimer?

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    trackProgress()
  }

  private func trackProgress() {
    timer?.cancel()
    timer = nil
    guard let observed = observedProgress, let host = windowStorage?.host else { return }
    setProgress(Float(observed.fractionCompleted), animated: true)
    guard !observed.isFinished, !observed.isCancelled else { return }
    timer = host.schedule(after: 0.1, isCosmetic: true) { [weak self] in self?.trackProgress() }
  }

  isolated deinit { timer?.cancel() }

  /// Sets the progress.
  ///
  /// - Parameters:
  ///   - progress: The progress, from 0 to 1. Values outside the range are clamped, and NaN means
  ///     0.
  ///   - animated: Whether the change is animated.
  open func setProgress(_ progress: Float, animated: Bool) {
    demandMainThread(type(of: self))
    let newValue = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard newValue != progressStorage else { return }
    layoutIfNeeded()
    progressStorage = newValue
    guard animated else { return layOutFill() }
    UIView.animateMotion(withDuration: 0.25, in: self, animations: { self.layOutFill() })
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: UIProgressView.height)
  }

  override var fixedAxes: [NSLayoutConstraint.Axis] { [.vertical] }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    track.layer.cornerRadius = radius
    fill.layer.cornerRadius = radius
    track.frame = bounds
    layOutFill()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func addParts() {
    isUserInteractionEnabled = false
    addSubview(track)
    addSubview(fill)
    updateColors()
  }

  private func updateColors() {
    fill.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
  }

  private func layOutFill() {
    fill.frame = mirror.frame(
      CGRect(
        x: bounds.minX,
        y: bounds.minY,
        width: bounds.width * CGFloat(progressStorage),
        height: bounds.height
      )
    )
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    ProgressAccessibility(view: self)
  }
}
