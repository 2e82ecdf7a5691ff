import Foundation
import UIKitGraphics

/// The scroll indicators of a scroll view.
@MainActor
final class ScrollIndicators {
  /// Thickness, distance from the edge, and minimum length, in points.
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let minimumLength: CGFloat = 36
  /// The minimum length while the content is dragged beyond its end.
  private static let squeezedLength: CGFloat = 7

  private unowned let scrollView: UIScrollView
  private lazy var vertical = ScrollIndicatorView(scrollView)
  private lazy var horizontal = ScrollIndicatorView(scrollView)
  private var isShown = false
  private var hideTimer: FrameTimer?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  func setNeedsDisplay() {
    guard isShown else { return }
    vertical.updateColor()
    horizontal.updateColor()
  }

  /// Shows the indicators until `hideSoon()` is called.
  func show() {
    hideTimer?.cancel()
    hideTimer = nil
    guard !isShown else { return }
    isShown = true
    for view in [vertical, horizontal] {
      view.removeAnimations()
      view.updateColor()
      view.alpha = 1
    }
    place()
  }

  /// Fades the indicators out after half a second.
  func hideSoon() {
    guard isShown else { return }
    hideTimer?.cancel()
    let loop = scrollView.window?.loop ?? .current
    hideTimer = loop.after(0.5) { [weak self] in self?.fadeOut() }
  }

  /// Shows the indicators briefly.
  func flash() {
    show()
    hideSoon()
  }

  private func fadeOut() {
    hideTimer = nil
    guard !scrollView.isDragging, !scrollView.motion.isRunning else { return }
    isShown = false
    UIView.animate(withDuration: 0.25) { [vertical, horizontal] in
      vertical.alpha = 0
      horizontal.alpha = 0
    } completion: { [weak self, vertical, horizontal] _ in
      guard self?.isShown != true else { return }
      vertical.removeFromSuperview()
      horizontal.removeFromSuperview()
    }
  }

  /// Updates the indicators' frames; called when offset, size or insets changed.
  func place() {
    guard isShown || vertical.superview != nil || horizontal.superview != nil else { return }
    let bounds = scrollView.boundsStorage
    let inset = scrollView.adjustedContentInset
    let content = scrollView.contentSizeStorage
    let verticalInset = scrollView.verticalScrollIndicatorInsets
    let horizontalInset = scrollView.horizontalScrollIndicatorInsets
    let mirror = scrollView.mirror
    let (thickness, margin) = (ScrollIndicators.thickness, ScrollIndicators.margin)
    let track = bounds.inset(by: inset)
    let extent = scrollView.verticalExtent
    let column = ScrollIndicators.bar(
      visible: extent.visible,
      content: extent.content,
      offset: extent.offset,
      track: track.height - 2 * margin - verticalInset.top - verticalInset.bottom
    )
    set(
      vertical,
      isWanted: scrollView.showsVerticalScrollIndicator,
      bar: column,
      mirror.frame(
        CGRect(
          x: bounds.maxX - margin - thickness - mirror.insets(verticalInset).right,
          y: track.minY + margin + verticalInset.top + (column?.start ?? 0),
          width: thickness,
          height: column?.length ?? 0
        )
      )
    )
    let row = ScrollIndicators.bar(
      visible: track.width,
      content: content.width,
      offset: bounds.minX + inset.left,
      track: track.width - 2 * margin - horizontalInset.left - horizontalInset.right
    )
    set(
      horizontal,
      isWanted: scrollView.showsHorizontalScrollIndicator,
      bar: row,
      CGRect(
        x: track.minX + margin + horizontalInset.left + (row?.start ?? 0),
        y: bounds.maxY - margin - thickness - horizontalInset.bottom,
        width: row?.length ?? 0,
        height: thickness
      )
    )
  }

  private func set(
    _ view: ScrollIndicatorView,
    isWanted: Bool,
    bar: (start: CGFloat, length: CGFloat)?,
    _ frame: CGRect
  ) {
    let isFinite = (frame.minX + frame.minY + frame.width + frame.height).isFinite
    guard isWanted, bar != nil, isFinite else {
      if view.superview != nil { view.removeFromSuperview() }
      return
    }
    if view.superview == nil { scrollView.addSubview(view) }
    view.frame = frame
  }

  /// The position and the length of an indicator in its track.
  ///
  /// - Returns: `nil` when all of the content is visible.
  static func bar(
    visible: CGFloat,
    content: CGFloat,
    offset: CGFloat,
    track: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    guard content > visible, visible > 0, track > 0 else { return nil }
    let full = min(track, max(minimumLength, track * visible / content))
    let range = content - visible
    let overshoot = max(-offset, offset - range, 0)
    let length = max(min(squeezedLength, full), full - overshoot)
    let share = min(max(offset / range, 0), 1)
    return ((track - length) * share, length)
  }
}

/// One scroll indicator.
final class ScrollIndicatorView: UIView {
  private weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 1.5
    alpha = 0
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func updateColor() {
    let dark = UIColor(white: 0, alpha: 0.35)
    let light = UIColor(white: 1, alpha: 0.5)
    switch scrollView?.indicatorStyle ?? .default {
    case .black: backgroundColor = dark
    case .white: backgroundColor = light
    case .default: backgroundColor = traitCollection.userInterfaceStyle == .dark ? light : dark
    }
  }
}
