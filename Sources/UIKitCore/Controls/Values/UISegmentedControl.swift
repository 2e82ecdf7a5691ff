public import Foundation
public import UIKitGraphics
import UIKitSupport

/// A row of segments, one of which is selected.
///
/// A tap on a segment or a drag of the thumb selects a segment and sends `.valueChanged`. Setting
/// the index in code sends no event.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that stands for no selected segment.
  public static let noSegment = -1

  // Lengths in points.
  static let height: CGFloat = 32
  static let thumbInset: CGFloat = 2
  static let cornerRadius: CGFloat = 9

  final let track = UIView()
  final let thumb = ControlThumb(
    color: UISegmentedControl.standardThumbColor,
    shadowOpacity: 0.12
  )
  final var segments: [ControlSegment] = []
  final var separators: [UIView] = []
  /// The surfaces in the classic theme; `nil` in other themes.
  final var plates: (track: ClassicPlate, thumb: ClassicPlate)?
  private var selectedIndex = UISegmentedControl.noSegment
  /// The index of the segment under the finger; `nil` if none.
  final var pressedIndex: Int?
  /// The segment that the user selected last, also in a momentary control.
  final var lastIndexByUser = UISegmentedControl.noSegment
  /// Whether the finger is dragging the thumb.
  final var isDraggingThumb = false
  /// The selected index when the touch began, restored if it is cancelled.
  final var indexAtStart = UISegmentedControl.noSegment

  /// Creates a control without segments.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a control with segments, at its intrinsic size.
  ///
  /// - Parameter items: The titles (`String`) and images (`UIImage`) of the segments. An element of
  ///   any other type stops the program.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    addParts()
    for (index, item) in (items ?? []).enumerated() {
      switch item {
      case let title as String: insertSegment(withTitle: title, at: index, animated: false)
      case let image as UIImage: insertSegment(with: image, at: index, animated: false)
      default: misuse("Item \(index) is a \(type(of: item)), no String or UIImage")
      }
    }
    sizeToFit()
  }

  /// Creates a control without segments; archives are not supported.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, or `noSegment`.
  ///
  /// Default: `noSegment`.
  open var selectedSegmentIndex: Int {
    get { selectedIndex }
    set {
      demand(
        newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue),
        "Segment \(newValue) was selected, but there are \(segments.count)"
      )
      select(newValue, animated: false)
    }
  }

  /// Whether a tapped segment is selected only momentarily.
  ///
  /// Default: `false`.
  open var isMomentary = false {
    didSet { if isMomentary { select(UISegmentedControl.noSegment, animated: false) } }
  }

  /// The colour of the thumb; `nil` for white, or grey in dark mode.
  ///
  /// Default: `nil`.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      thumb.backgroundColor = selectedSegmentTintColor ?? UISegmentedControl.standardThumbColor
    }
  }

  // MARK: Segments

  /// Inserts a segment with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - segment: The index of the new segment; an index beyond the end appends it.
  ///   - animated: Whether the other segments move with an animation.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let newSegment = ControlSegment()
    newSegment.title = title
    insert(newSegment, at: segment, animated: animated)
  }

  /// Inserts a segment with an image, drawn as a template image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - segment: The index of the new segment; an index beyond the end appends it.
  ///   - animated: Whether the other segments move with an animation.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let newSegment = ControlSegment()
    newSegment.image = image
    insert(newSegment, at: segment, animated: animated)
  }

  /// Inserts a segment that displays an action and performs it when selected.
  ///
  /// - Parameters:
  ///   - action: The action, displayed as its image or, without an image, its title.
  ///   - segment: The index of the new segment; an index beyond the end appends it.
  ///   - animated: Whether the other segments move with an animation.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let newSegment = ControlSegment()
    if let image = action.image {
      newSegment.image = image
    } else {
      newSegment.title = action.title
    }
    newSegment.action = action
    insert(newSegment, at: segment, animated: animated)
  }

  /// Removes a segment.
  ///
  /// The selected segment remains selected unless it is the removed one.
  ///
  /// - Parameters:
  ///   - segment: The index of the segment.
  ///   - animated: Whether the other segments move with an animation.
  open func removeSegment(at segment: Int, animated: Bool) {
    check(segment)
    segments.remove(at: segment).removeFromSuperview()
    separators.popLast()?.removeFromSuperview()
    if selectedIndex == segment {
      selectedIndex = UISegmentedControl.noSegment
    } else if selectedIndex > segment {
      selectedIndex -= 1
    }
    discardPress()
    relayout(animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for view in segments + separators { view.removeFromSuperview() }
    segments = []
    separators = []
    selectedIndex = UISegmentedControl.noSegment
    discardPress()
    setNeedsLayout()
  }

  /// Sets a segment's title, which replaces its image.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - segment: The segment's index.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    check(segment)
    segments[segment].title = title
    setNeedsLayout()
  }

  /// Returns the title of a segment.
  ///
  /// - Parameter segment: The segment's index.
  /// - Returns: The title; `nil` if the segment has an image.
  open func titleForSegment(at segment: Int) -> String? {
    check(segment)
    return segments[segment].title
  }

  /// Sets a segment's image, which replaces its title and is drawn as a template image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - segment: The segment's index.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    check(segment)
    segments[segment].image = image
    setNeedsLayout()
  }

  /// Returns the image of a segment.
  ///
  /// - Parameter segment: The segment's index.
  /// - Returns: The image; `nil` if the segment has a title.
  open func imageForSegment(at segment: Int) -> UIImage? {
    check(segment)
    return segments[segment].image
  }

  /// Sets a segment's width.
  ///
  /// - Parameters:
  ///   - width: The width in points; 0 for an equal share of the width left by other segments.
  ///   - segment: The segment's index.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    check(segment)
    demand(width.isFinite && width >= 0, "Segment \(segment) cannot be \(width) points wide")
    segments[segment].width = width
    setNeedsLayout()
  }

  /// Returns the width set for a segment.
  ///
  /// - Parameter segment: The segment's index.
  /// - Returns: The width in points; 0 for an equal share of the width left by other segments.
  open func widthForSegment(at segment: Int) -> CGFloat {
    check(segment)
    return segments[segment].width
  }

  /// Sets whether the user can select a segment.
  ///
  /// - Parameters:
  ///   - enabled: Whether the user can select the segment.
  ///   - segment: The segment's index.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    check(segment)
    segments[segment].isEnabled = enabled
  }

  /// Returns whether the user can select a segment.
  ///
  /// - Parameter segment: The segment's index.
  /// - Returns: `false` if the segment was disabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    check(segment)
    return segments[segment].isEnabled
  }

  private func check(_ segment: Int) {
    demand(
      segments.indices.contains(segment),
      "There is no segment \(segment) among \(segments.count)"
    )
  }

  private func insert(_ newSegment: ControlSegment, at segment: Int, animated: Bool) {
    demand(segment >= 0, "A segment was to be inserted at index \(segment)")
    let index = min(segment, segments.count)
    segments.insert(newSegment, at: index)
    addSubview(newSegment)
    if segments.count > 1 { addSeparator() }
    if selectedIndex >= index { selectedIndex += 1 }
    discardPress()
    relayout(animated: animated)
  }

  // MARK: Layout and touches

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  override var fixedAxes: [NSLayoutConstraint.Axis] { [.vertical] }

  open override var intrinsicContentSize: CGSize { naturalSize }

  override func traitsMayHaveChanged() {
    super.traitsMayHaveChanged()
    updateAppearance()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  override var preventsAncestorTaps: Bool { true }

  override func stateDidChange() {
    for segment in segments { segment.alpha = isEnabled ? 1 : 0.5 }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(at: touch.location(in: self))
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    movePress(to: touch.location(in: self))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    endPress()
  }

  open override func cancelTracking(with event: UIEvent?) {
    cancelPress()
  }

  /// Selects the next, previous, first or last enabled segment; in a momentary control relative to
  /// the last selected one.
  override func adjust(_ change: ControlChange) -> Bool {
    let enabledIndices = segments.indices.filter { isEnabledForSegment(at: $0) }
    let currentIndex = isMomentary ? lastIndexByUser : selectedSegmentIndex
    let newIndex: Int? =
      switch change {
      case .increment: enabledIndices.first { $0 > currentIndex }
      case .decrement:
        currentIndex < 0 ? enabledIndices.last : enabledIndices.last { $0 < currentIndex }
      case .minimum: enabledIndices.first
      case .maximum: enabledIndices.last
      }
    guard let newIndex, newIndex != currentIndex else { return true }
    selectByUser(newIndex)
    return true
  }

  override func claimsDrag(from start: CGPoint, by movement: CGPoint) -> Bool {
    let isOnThumb =
      selectedIndex != UISegmentedControl.noSegment
      && segment(at: start.x) == selectedIndex
    return isDraggingThumb || (isOnThumb && movement.isHorizontalMovement)
  }

  /// Selects a segment without sending an event.
  final func select(_ index: Int, animated: Bool) {
    guard index != selectedIndex else { return }
    layoutIfNeeded()
    let slides = animated && selectedIndex != UISegmentedControl.noSegment
    selectedIndex = index
    relayout(animated: slides)
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    SegmentsAccessibility(view: self)
  }
}
