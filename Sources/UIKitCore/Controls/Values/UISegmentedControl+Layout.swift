import Foundation
import UIKitGraphics

extension UISegmentedControl {
  /// White, or in dark mode a grey that contrasts with the track.
  static let standardThumbColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }

  /// The duration of the thumb's movement, in seconds.
  private static let slideDuration = 0.25
  private static let separatorHeight: CGFloat = 16
  /// The inset of the pressed thumb on each side, in points.
  private static let pressedInset: CGFloat = 1

  final var naturalSize: CGSize {
    let flexibleWidth = segments.reduce(0) { max($0, $1.naturalWidth) }
    let width = segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : flexibleWidth) }
    let pointSize = UISegmentedControl.fontSize(compatibleWith: traitCollection)
    return CGSize(
      width: width,
      height: max(UISegmentedControl.height, (pointSize * 2).rounded(.up))
    )
  }

  /// Returns the font size of titles, in points: 13 at the default text size, and at most 21, so
  /// that the control fits into a bar.
  static func fontSize(compatibleWith traits: UITraitCollection) -> CGFloat {
    let scaledSize = UIFontMetrics(forTextStyle: .footnote).scaledValue(
      for: 13,
      compatibleWith: traits
    )
    return min(max(scaledSize, 13), 21)
  }

  final func addParts() {
    track.isUserInteractionEnabled = false
    track.backgroundColor = .tertiarySystemFill
    track.layer.cornerRadius = UISegmentedControl.cornerRadius
    thumb.layer.cornerRadius = UISegmentedControl.cornerRadius - UISegmentedControl.thumbInset
    thumb.isHidden = true
    addSubview(track)
    addSubview(thumb)
  }

  /// Installs plates in the classic theme, and removes them in other themes.
  final func updateAppearance() {
    let isClassic = hasClassicTheme
    guard isClassic != (plates != nil) else { return }
    plates?.track.removeFromSuperview()
    plates?.thumb.removeFromSuperview()
    plates = nil
    if isClassic {
      let newPlates = (
        track: ClassicPlate(.rounded(UISegmentedControl.cornerRadius), fill: .light),
        thumb: ClassicPlate(.rounded(UISegmentedControl.cornerRadius), fill: .blue)
      )
      track.addSubview(newPlates.track)
      thumb.addSubview(newPlates.thumb)
      plates = newPlates
    }
    setNeedsLayout()
  }

  final func addSeparator() {
    let separator = UIView()
    separator.isUserInteractionEnabled = false
    separator.backgroundColor = .separator
    separators.append(separator)
    insertSubview(separator, aboveSubview: track)
  }

  /// Updates the layout, with or without animation.
  final func relayout(animated: Bool) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    guard animated else { return }
    UIView.animateMotion(
      withDuration: UISegmentedControl.slideDuration,
      in: self,
      animations: { self.layoutIfNeeded() }
    )
  }

  final func layOutParts() {
    track.frame = bounds
    let rects = segmentRects
    for (index, segment) in segments.enumerated() {
      segment.frame = rects[index]
      segment.isClassic = plates != nil
      segment.isSelected = index == selectedSegmentIndex
      segment.show(isFaint: index == pressedIndex && !isDraggingThumb)
    }
    layOutThumb(rects)
    layOutSeparators(rects)
    plates?.track.frame = track.bounds
    plates?.thumb.frame = thumb.bounds
  }

  private func layOutThumb(_ rects: [CGRect]) {
    guard rects.indices.contains(selectedSegmentIndex) else {
      thumb.isHidden = true
      return
    }
    var inset = plates == nil ? UISegmentedControl.thumbInset : 0
    if isDraggingThumb { inset += UISegmentedControl.pressedInset }
    // Insetting a rectangle by more than half its size makes it null.
    let segmentRect = rects[selectedSegmentIndex]
    let rect = segmentRect.insetBy(
      dx: min(inset, segmentRect.width / 2),
      dy: min(inset, segmentRect.height / 2)
    )
    let appears = thumb.isHidden
    thumb.isHidden = false
    if appears { UIView.performWithoutAnimation { thumb.frame = rect } } else { thumb.frame = rect }
  }

  private func layOutSeparators(_ rects: [CGRect]) {
    let height = min(plates == nil ? UISegmentedControl.separatorHeight : .infinity, bounds.height)
    // A whole number of pixels, so that all separators are equally wide.
    let scale = traitCollection.displayScale
    let width = max(1, scale.rounded(.down)) / scale
    let isMirrored = layoutDirection == .rightToLeft
    for (index, separator) in separators.enumerated() {
      separator.frame = CGRect(
        x: (isMirrored ? rects[index].minX : rects[index].maxX) - width / 2,
        y: bounds.midY - height / 2,
        width: width,
        height: height
      )
      let touchesThumb = index == selectedSegmentIndex || index + 1 == selectedSegmentIndex
      separator.alpha = touchesThumb ? 0 : 1
    }
  }

  /// The frames of the segments.
  ///
  /// Segments without a fixed width share the remaining width equally.
  private var segmentRects: [CGRect] {
    let fixedWidth = segments.reduce(0) { $0 + $1.width }
    let flexibleCount = segments.count { $0.width == 0 }
    let commonWidth =
      flexibleCount > 0 ? max(0, bounds.width - fixedWidth) / CGFloat(flexibleCount) : 0
    let mirror = mirror
    var x = bounds.minX
    return segments.map { segment in
      let width = segment.width > 0 ? segment.width : commonWidth
      defer { x += width }
      return mirror.frame(CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
    }
  }

  /// Returns the index of the segment at a position, or of the nearest one.
  ///
  /// - Parameter x: The position, in points.
  /// - Returns: The index; `nil` if that segment is disabled or there are no segments.
  final func segment(at x: CGFloat) -> Int? {
    let rects = segmentRects
    guard !rects.isEmpty else { return nil }
    // The last segment, from the leading edge, that begins before the position.
    let mirror = mirror
    let index = rects.lastIndex { mirror.x(x) >= mirror.frame($0).minX } ?? 0
    return segments[index].isEnabled ? index : nil
  }
}
