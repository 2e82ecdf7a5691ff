import Foundation
import UIKitGraphics

/// The scrollbar of a scroll view along one axis, visible while the pointer is over it.
///
/// Its thumb is a wider indicator. Pressing the thumb grabs it, and the content follows the
/// pointer. Pressing the track scrolls by a page, repeatedly while the button is held. The middle
/// button, or the primary button with Shift, moves the thumb to the pointer.
@MainActor
final class Scrollbar {
  /// The delay before a press on the track repeats, in seconds.
  private static let repeatDelay: TimeInterval = 0.4
  /// The interval between further repetitions, in seconds.
  private static let repeatInterval: TimeInterval = 0.1
  /// The fraction of the visible range that a page scrolls by.
  private static let pageFraction: CGFloat = 0.9
  /// The minimum number of pages of content for a position label.
  private static let minimumPagesForLabel: CGFloat = 8

  let axis: ScrollAxis
  private unowned let scrollView: UIScrollView
  private let track: ScrollbarTrack
  private var label: ScrollPlaceLabel?
  private weak var touch: UITouch?
  /// The distance between the pointer and the thumb's start while the thumb is grabbed, in points.
  private var gripOffset: CGFloat?
  private var timer: FrameTimer?

  init(_ scrollView: UIScrollView, axis: ScrollAxis) {
    self.scrollView = scrollView
    self.axis = axis
    track = ScrollbarTrack(scrollView)
    track.scrollbar = self
    scrollView.insertSubview(
      track,
      at: scrollView.subviewStorage.firstIndex { $0 is ScrollIndicatorView }
        ?? scrollView.subviewStorage.count
    )
  }

  private var indicators: ScrollIndicators { scrollView.indicators }

  /// Removes the track and the label, and ends a press.
  func remove() {
    release()
    track.scrollbar = nil
    track.removeFromSuperview()
  }

  /// Positions the track and the label after scrolling and size changes.
  func layOut() {
    track.frame = indicators.hoverRect(of: axis)
    layOutLabel()
  }

  // MARK: Presses

  func began(_ touch: UITouch) {
    guard self.touch == nil, let thumb = indicators.thumb(of: axis) else { return }
    let position = position(of: touch)
    let start = axis.start(of: thumb)
    let length = axis.length(of: thumb)
    let movesThumbToPointer =
      touch.buttonMask.contains(.middle)
      || touch.buttonMask.contains(.primary) && touch.modifiers.contains(.shift)
    guard movesThumbToPointer || touch.buttonMask.contains(.primary) else { return }
    self.touch = touch
    if movesThumbToPointer {
      gripOffset = length / 2
      trackPointer()
    } else if (start...start + length).contains(position) {
      gripOffset = position - start
      layOutLabel()
    } else {
      page(towards: position < start ? -1 : 1, after: Scrollbar.repeatDelay)
    }
  }

  func moved(_ touch: UITouch) {
    if touch === self.touch, gripOffset != nil { trackPointer() }
  }

  /// Ends a press.
  ///
  /// The scrollbar becomes an indicator unless the pointer is over it.
  func ended(_ touch: UITouch, isCancelled: Bool) {
    guard touch === self.touch else { return }
    let location = touch.location(in: scrollView)
    release()
    scrollView.settleOnPage()
    if isCancelled || !indicators.pointerMoved(to: location) { indicators.pointerLeft() }
  }

  private func release() {
    touch = nil
    gripOffset = nil
    timer?.cancel()
    timer = nil
    label?.removeFromSuperview()
    label = nil
  }

  private func position(of touch: UITouch) -> CGFloat {
    axis.position(of: touch.location(in: scrollView))
  }

  /// Scrolls so that the thumb follows the pointer.
  private func trackPointer() {
    guard let touch, let gripOffset, let bar = indicators.bar(of: axis) else { return }
    let trackRect = indicators.trackRect(of: axis)
    let distance = axis.length(of: trackRect) - bar.length
    guard distance > 0 else { return }
    let start = position(of: touch) - gripOffset - axis.start(of: trackRect)
    let fraction = min(max(start / distance, 0), 1)
    scrollView.scroll(toFraction: fraction, along: axis)
    layOutLabel()
  }

  /// Scrolls by a page unless the thumb has reached the pointer, and repeats after a delay.
  private func page(towards direction: CGFloat, after delay: TimeInterval) {
    guard let touch, let thumb = indicators.thumb(of: axis) else { return }
    let distance = position(of: touch) - axis.start(of: thumb)
    let isBeyondThumb = direction < 0 ? distance < 0 : distance > axis.length(of: thumb)
    if isBeyondThumb {
      let bounds = scrollView.boundsStorage.inset(by: scrollView.adjustedContentInset)
      let pageDistance = direction * axis.length(of: bounds) * Scrollbar.pageFraction
      scrollView.scrollByUser(
        CGVector(dx: axis == .vertical ? 0 : pageDistance, dy: axis == .vertical ? pageDistance : 0)
      )
    }
    // The application may have ended the press.
    guard self.touch === touch else { return }
    let host = scrollView.window?.host ?? .current
    timer = host.schedule(after: delay) { [weak self] in
      self?.page(towards: direction, after: Scrollbar.repeatInterval)
    }
  }

  // MARK: Label

  private func layOutLabel() {
    let bounds = scrollView.boundsStorage
    let extent = axis == .vertical ? scrollView.verticalExtent : nil
    guard gripOffset != nil, let extent,
      extent.content > extent.visible * Scrollbar.minimumPagesForLabel,
      let title = scrollView.scrollbarTitle, let thumb = indicators.thumb(of: axis)
    else {
      label?.removeFromSuperview()
      label = nil
      return
    }
    let label = self.label ?? ScrollPlaceLabel(scrollView)
    self.label = label
    label.text = title
    if label.superview == nil { scrollView.addSubview(label) }
    let hoverRect = indicators.hoverRect(of: axis)
    let visibleRect = bounds.inset(by: scrollView.adjustedContentInset)
    let size = label.fittingSize(in: visibleRect.width - 2 * hoverRect.width)
    let isAtLeft = hoverRect.midX < bounds.midX
    let gap = ScrollPlaceLabel.gap
    label.frame = CGRect(
      x: isAtLeft ? hoverRect.maxX + gap : hoverRect.minX - gap - size.width,
      y: (min(
        max(thumb.midY - size.height / 2, visibleRect.minY + gap),
        visibleRect.maxY - gap - size.height
      )).rounded(),
      width: size.width,
      height: size.height
    )
  }
}

/// The track of a scrollbar behind its thumb.
///
/// It handles presses.
final class ScrollbarTrack: ScrollFrontView {
  weak var scrollbar: Scrollbar?

  init(_ scrollView: UIScrollView) {
    super.init(frame: .zero)
    let isDark =
      scrollView.indicatorStyle == .white
      || scrollView.indicatorStyle == .default
        && scrollView.traitCollection.userInterfaceStyle == .dark
    backgroundColor = UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.12 : 0.07)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Blocks drags, taps and long presses of the scroll view and its ancestors.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { scrollbar?.began(touch) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { scrollbar?.moved(touch) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { scrollbar?.ended(touch, isCancelled: false) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { scrollbar?.ended(touch, isCancelled: true) }
  }
}

/// The label beside a grabbed thumb with the title of the visible position.
final class ScrollPlaceLabel: ScrollFrontView {
  /// The distance from the scrollbar and from the edges, in points.
  static let gap: CGFloat = 8
  private static let padding = CGSize(width: 14, height: 8)

  private let label = UILabel()

  init(_ scrollView: UIScrollView) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    let isDark = scrollView.traitCollection.userInterfaceStyle == .dark
    backgroundColor = UIColor(white: isDark ? 0.28 : 0.2, alpha: 1)
    layer.cornerRadius = 8
    label.font = UIFont.preferredFont(forTextStyle: .headline)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  var text: String? {
    get { label.text }
    set { if newValue != label.text { label.text = newValue } }
  }

  /// Returns the size for the text in one line, limited by the available width.
  func fittingSize(in width: CGFloat) -> CGSize {
    let padding = ScrollPlaceLabel.padding
    let availableWidth = max(0, width - 2 * padding.width)
    let size = label.sizeThatFits(CGSize(width: availableWidth, height: .greatestFiniteMagnitude))
    return CGSize(
      width: min(size.width, availableWidth).rounded(.up) + 2 * padding.width,
      height: size.height.rounded(.up) + 2 * padding.height
    )
  }

  override func layoutSubviews() {
    let padding = ScrollPlaceLabel.padding
    label.frame = bounds.insetBy(dx: padding.width, dy: padding.height)
  }
}
