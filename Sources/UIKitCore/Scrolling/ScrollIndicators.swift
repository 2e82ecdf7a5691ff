import Foundation
import UIKitGraphics

/// The scroll indicators of a scroll view, and the scrollbar that replaces one under the pointer.
@MainActor
final class ScrollIndicators {
  /// The thickness of an indicator and of a scrollbar's thumb, the distance from the edge and the
  /// minimum length, in points.
  private static let thickness: CGFloat = 3
  private static let wideThickness: CGFloat = 8
  private static let margin: CGFloat = 3
  private static let minimumLength: CGFloat = 36
  /// The minimum length while the content is dragged beyond an end, in points.
  private static let squeezedLength: CGFloat = 7

  private unowned let scrollView: UIScrollView
  private lazy var vertical = ScrollIndicatorView(scrollView)
  private lazy var horizontal = ScrollIndicatorView(scrollView)
  private var isShown = false
  private var hideTimer: FrameTimer?
  /// The scrollbar under the pointer; `nil` if the pointer is elsewhere.
  private(set) var scrollbar: Scrollbar?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// Updates the colours.
  func setNeedsDisplay() {
    guard isShown else { return }
    vertical.updateColor()
    horizontal.updateColor()
  }

  /// Shows the indicators until `scheduleHiding()` is called.
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
    layOut()
  }

  /// Fades the indicators out after half a second.
  func scheduleHiding() {
    guard isShown else { return }
    hideTimer?.cancel()
    let host = scrollView.window?.host ?? .current
    hideTimer = host.schedule(after: 0.5) { [weak self] in self?.fadeOut() }
  }

  /// Shows the indicators briefly.
  func flash() {
    show()
    scheduleHiding()
  }

  private func fadeOut() {
    hideTimer = nil
    guard !scrollView.isDragging, !scrollView.motion.isRunning, scrollbar == nil else { return }
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

  /// Updates the frames of the indicators after a change of offset, size or insets.
  func layOut() {
    guard isShown || vertical.superview != nil || horizontal.superview != nil else { return }
    for axis in [ScrollAxis.vertical, .horizontal] {
      let view = axis == .vertical ? vertical : horizontal
      guard let frame = thumb(of: axis) else {
        if view.superview != nil { view.removeFromSuperview() }
        if scrollbar?.axis == axis { pointerLeft() }
        continue
      }
      if view.superview == nil { scrollView.addSubview(view) }
      view.frame = frame
      view.layer.cornerRadius = min(frame.width, frame.height) / 2
    }
    scrollbar?.layOut()
  }

  // MARK: Geometry

  private func shouldShow(_ axis: ScrollAxis) -> Bool {
    axis == .vertical
      ? scrollView.showsVerticalScrollIndicator : scrollView.showsHorizontalScrollIndicator
  }

  /// Returns the position and the length of an indicator in its lane; `nil` if all content is
  /// visible.
  func bar(of axis: ScrollAxis) -> (start: CGFloat, length: CGFloat)? {
    let extent = axis == .vertical ? scrollView.verticalExtent : scrollView.horizontalExtent
    return ScrollIndicators.bar(
      visible: extent.visible,
      content: extent.content,
      offset: extent.offset,
      track: axis.length(of: trackRect(of: axis))
    )
  }

  /// Returns the rectangle of an indicator, in content coordinates; `nil` if it is hidden.
  func thumb(of axis: ScrollAxis) -> CGRect? {
    guard shouldShow(axis), let bar = bar(of: axis) else { return nil }
    var frame = trackRect(of: axis)
    switch axis {
    case .vertical:
      frame.origin.y += bar.start
      frame.size.height = bar.length
    case .horizontal:
      frame.origin.x += bar.start
      frame.size.width = bar.length
    }
    let isFinite = (frame.minX + frame.minY + frame.width + frame.height).isFinite
    return isFinite ? frame : nil
  }

  /// Returns the lane of an indicator, in content coordinates.
  func trackRect(of axis: ScrollAxis) -> CGRect {
    trackRect(of: axis, isWide: scrollbar?.axis == axis)
  }

  private func trackRect(of axis: ScrollAxis, isWide: Bool) -> CGRect {
    let bounds = scrollView.boundsStorage
    let track =
      scrollView.automaticallyAdjustsScrollIndicatorInsets
      ? bounds.inset(by: scrollView.visibleInset) : bounds
    let thickness = isWide ? ScrollIndicators.wideThickness : ScrollIndicators.thickness
    let margin = ScrollIndicators.margin
    let mirror = scrollView.mirror
    switch axis {
    case .vertical:
      let inset = scrollView.verticalScrollIndicatorInsets
      let trailing = mirror.insets(inset).right + scrollView.indicatorDistance
      return mirror.frame(
        CGRect(
          x: bounds.maxX - margin - thickness - trailing,
          y: track.minY + margin + inset.top,
          width: thickness,
          height: max(0, track.height - 2 * margin - inset.top - inset.bottom)
        )
      )
    case .horizontal:
      let inset = scrollView.horizontalScrollIndicatorInsets
      return CGRect(
        x: track.minX + margin + inset.left,
        y: bounds.maxY - margin - thickness - inset.bottom,
        width: max(0, track.width - 2 * margin - inset.left - inset.right),
        height: thickness
      )
    }
  }

  /// Returns the rectangle within which the pointer turns an indicator into a scrollbar, in content
  /// coordinates.
  func hoverRect(of axis: ScrollAxis) -> CGRect {
    let margin = ScrollIndicators.margin
    return trackRect(of: axis, isWide: true).insetBy(dx: -margin, dy: -margin)
  }

  // MARK: Pointer

  /// Shows a scrollbar while the pointer is over its zone.
  ///
  /// - Parameter point: The position of the pointer, in content coordinates.
  /// - Returns: Whether the pointer is over a scrollbar.
  func pointerMoved(to point: CGPoint) -> Bool {
    let axis = [ScrollAxis.vertical, .horizontal].first { axis in
      scrollView.isScrollEnabled && hoverRect(of: axis).contains(point) && thumb(of: axis) != nil
    }
    guard axis != scrollbar?.axis else { return axis != nil }
    guard let axis else {
      pointerLeft()
      return false
    }
    scrollbar?.remove()
    scrollbar = Scrollbar(scrollView, axis: axis)
    show()
    layOut()
    return true
  }

  /// Turns the scrollbar back into an indicator.
  func pointerLeft() {
    guard let oldScrollbar = scrollbar else { return }
    scrollbar = nil
    oldScrollbar.remove()
    layOut()
    scheduleHiding()
  }

  /// Returns the position and the length of an indicator in its track.
  ///
  /// - Returns: The values; `nil` if all content is visible.
  static func bar(
    visible: CGFloat,
    content: CGFloat,
    offset: CGFloat,
    track: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    guard content > visible, visible > 0, track > 0 else { return nil }
    let fullLength = min(track, max(minimumLength, track * visible / content))
    let scrollRange = content - visible
    let overshoot = max(-offset, offset - scrollRange, 0)
    let length = max(min(squeezedLength, fullLength), fullLength - overshoot)
    let fraction = min(max(offset / scrollRange, 0), 1)
    return ((track - length) * fraction, length)
  }
}

/// A view that stays in front of the content of a scroll view.
class ScrollFrontView: UIView, StationaryView {}

/// The view of a scroll indicator.
final class ScrollIndicatorView: ScrollFrontView {
  private weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(frame: .zero)
    isUserInteractionEnabled = false
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
