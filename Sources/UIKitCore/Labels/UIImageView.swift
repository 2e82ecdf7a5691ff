public import Foundation
public import UIKitGraphics

/// Displays an image, positioned by `contentMode` and clipped to the bounds.
///
/// Template images are drawn in the tint colour.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The view whose layout depends on the image's size, such as a cell.
  ///
  /// Its layout is invalidated when the size changes.
  ///
  /// Default: `nil`.
  final weak var layoutOwner: UIView?

  /// Creates an image view without an image.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view with the size of an image.
  ///
  /// - Parameter image: The image; `nil` for an empty view of zero size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates an image view with the size of an image.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` for an empty view of zero size.
  ///   - highlightedImage: The image displayed while the view is highlighted; `nil` for `image`.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates an image view without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image.
  ///
  /// Default: `nil`. Setting the image does not resize the view.
  open var image: UIImage? {
    didSet {
      demandMainThread(type(of: self))
      guard image != oldValue else { return }
      defer { valueDidChange() }
      setNeedsDisplay()
      if image?.images != nil || oldValue?.images != nil { play(image) }
      guard image?.size != oldValue?.size else { return }
      layoutOwner?.setPending(.layout)
      invalidateIntrinsicContentSize()
    }
  }

  /// The image displayed while the view is highlighted; `nil` for `image`.
  ///
  /// Default: `nil`.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted && highlightedImage != oldValue { setNeedsDisplay() } }
  }

  /// Whether the view displays `highlightedImage`.
  ///
  /// Default: `false`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue && highlightedImage != nil { setNeedsDisplay() } }
  }

  /// The size and colour of symbol images; `nil`, the default, for those of the image.
  ///
  /// This configuration takes precedence over that of the symbol image itself.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      setNeedsDisplay()
      layoutOwner?.setPending(.layout)
      invalidateIntrinsicContentSize()
    }
  }

  /// Returns an image as displayed, with the preferred configuration if it is a symbol image.
  private func configured(_ image: UIImage?) -> UIImage? {
    guard let image, let preferredSymbolConfiguration else { return image }
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  /// The images of the animation; `nil` for those of an animated `image`.
  ///
  /// Default: `nil`. Setting the images stops the animation.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The duration of one cycle through `animationImages`, in seconds; 0 for 30 images per second.
  ///
  /// Default: 0. A change takes effect when the animation is next started.
  open var animationDuration: TimeInterval = 0

  /// The number of cycles; 0 for an endless animation.
  ///
  /// Default: 0. A change takes effect when the animation is next started.
  open var animationRepeatCount = 0

  /// Whether the animation is running.
  open var isAnimating: Bool { player != nil }

  private var player: ImagePlayer?

  /// Starts the animation of `animationImages` from the beginning; if there are none, that of an
  /// animated `image`.
  open func startAnimating() {
    demandMainThread(type(of: self))
    guard let images = animationImages, !images.isEmpty else { return play(image) }
    let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    play(images, duration: duration, repeatCount: animationRepeatCount)
  }

  /// Stops the animation and displays `image`, or its first image if it is animated.
  open func stopAnimating() {
    demandMainThread(type(of: self))
    guard player != nil else { return }
    player = nil
    setNeedsDisplay()
  }

  private func play(_ image: UIImage?) {
    player = nil
    guard let image, let images = image.images else { return }
    play(images, duration: image.duration, repeatCount: 0)
  }

  private func play(_ images: [UIImage], duration: TimeInterval, repeatCount: Int) {
    player = ImagePlayer(images, duration: duration, repeatCount: repeatCount) { [weak self] in
      self?.setNeedsDisplay()
    } completion: { [weak self] in
      self?.stopAnimating()
    }
    setNeedsDisplay()
    player?.run(on: windowStorage?.host)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    player?.run(on: windowStorage?.host)
  }

  /// Returns the image's size, in points; zero if the view has no image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { configured(image)?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    configured(image)?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func draw(_ rect: CGRect) {
    guard let image = imageForLayoutDirection, let context = UIGraphicsGetCurrentContext() else {
      return
    }
    let contentsRect = layerStorage?.storageIfCreated?.contentsRect ?? .unit
    let size = CGSize(
      width: image.size.width * contentsRect.width,
      height: image.size.height * contentsRect.height
    )
    let imageRect = bounds.placing(size, contentMode)
    if !bounds.contains(imageRect) { context.clip(to: bounds) }
    context.draw(image, part: contentsRect, in: imageRect, tint: tintColor)
  }

  /// The displayed image, mirrored if it follows the layout direction.
  private var imageForLayoutDirection: UIImage? {
    guard let image = displayedImage, image.flipsForRightToLeftLayoutDirection,
      layoutDirection == .rightToLeft
    else { return displayedImage }
    return image.withHorizontallyFlippedOrientation()
  }

  private var displayedImage: UIImage? {
    if isHighlighted, let highlightedImage { return configured(highlightedImage) }
    return configured(player?.image ?? image)
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    ImageViewAccessibility(view: self)
  }
}

extension CGRect {
  /// Returns the frame of content placed in this rectangle.
  ///
  /// - Parameters:
  ///   - content: The content's size, in points.
  ///   - mode: The content mode.
  /// - Returns: The frame, which may extend beyond this rectangle.
  func placing(_ content: CGSize, _ mode: UIView.ContentMode) -> CGRect {
    switch mode {
    case .scaleToFill, .redraw: return self
    case .scaleAspectFit: return scaling(content, by: min)
    case .scaleAspectFill: return scaling(content, by: max)
    case .center: return placing(content, x: 0.5, y: 0.5)
    case .top: return placing(content, x: 0.5, y: 0)
    case .bottom: return placing(content, x: 0.5, y: 1)
    case .left: return placing(content, x: 0, y: 0.5)
    case .right: return placing(content, x: 1, y: 0.5)
    case .topLeft: return placing(content, x: 0, y: 0)
    case .topRight: return placing(content, x: 1, y: 0)
    case .bottomLeft: return placing(content, x: 0, y: 1)
    case .bottomRight: return placing(content, x: 1, y: 1)
    }
  }

  /// Returns the frame of centred content, scaled by the selected one of the factors that fit the
  /// width and the height.
  private func scaling(_ content: CGSize, by selectFactor: (CGFloat, CGFloat) -> CGFloat) -> CGRect
  {
    guard content.width > 0, content.height > 0 else { return CGRect(origin: origin, size: .zero) }
    let factor = selectFactor(width / content.width, height / content.height)
    return placing(
      CGSize(width: content.width * factor, height: content.height * factor),
      x: 0.5,
      y: 0.5
    )
  }

  /// Distributes the free space; `x` and `y` are the fractions of it to the left of the content and
  /// above it.
  private func placing(_ content: CGSize, x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(
      x: minX + (width - content.width) * x,
      y: minY + (height - content.height) * y,
      width: content.width,
      height: content.height
    )
  }
}
