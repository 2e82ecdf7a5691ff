import Foundation
import UIKitGraphics

/// A menu of commands on a dark capsule that points to something in a window.
///
/// It covers the whole window: a touch beside the capsule closes it and is swallowed, the wheel
/// closes it and scrolls. Escape closes it, too; the left and right arrow keys move between the
/// commands, Return and the space bar perform one.
final class EditMenu: UIView {
  /// Lengths in points.
  enum Metrics {
    static let height: CGFloat = 40
    static let arrow = CGSize(width: 18, height: 9)
    static let cornerRadius: CGFloat = 10
    /// Distance that the capsule keeps from the window's edges.
    static let margin: CGFloat = 8
    /// Space beside each title.
    static let titleInset: CGFloat = 18
  }
  private static let fadeDuration: TimeInterval = 0.15

  /// Called when the menu begins to close, for any reason.
  var onClose: (() -> Void)?
  /// Receives the wheel event that closed the menu, or one of its superviews does.
  weak var wheelReceiver: UIView?
  private(set) var buttons: [EditMenuButton] = []
  private let capsule = UIView()
  private let arrow = EditMenuArrow()
  private var separators: [UIView] = []
  private var target = CGRect.zero
  private var isClosing = false
  /// The index of the command with keyboard focus; `nil` until a key is pressed.
  private var focusedIndex: Int?

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    capsule.clipsToBounds = true
    capsule.layer.cornerRadius = Metrics.cornerRadius
    capsule.backgroundColor = EditMenu.color
    addSubview(arrow)
    addSubview(capsule)
  }

  required init?(coder: NSCoder) { nil }

  /// Nearly black, but light enough to stand out from a black table.
  static let color = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0x3A / 255, green: 0x3A / 255, blue: 0x3C / 255, alpha: 1)
      : UIColor(red: 0x1C / 255, green: 0x1C / 255, blue: 0x1E / 255, alpha: 1)
  }

  /// Adds a command at the right end.
  ///
  /// - Parameters:
  ///   - title: Its name.
  ///   - image: A picture for a command without a name, drawn in white.
  ///   - action: Runs when it was tapped, after the menu has begun to close.
  func add(_ title: String?, image: UIImage? = nil, _ action: @escaping () -> Void) {
    let button = EditMenuButton(title: title, image: image)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, !self.isClosing else { return }
        self.close()
        action()
      },
      for: .touchUpInside
    )
    if !buttons.isEmpty {
      let line = UIView()
      line.backgroundColor = UIColor(white: 1, alpha: 0.25)
      separators.append(line)
    }
    buttons.append(button)
    capsule.addSubview(button)
    for line in separators { capsule.addSubview(line) }
  }

  /// Shows the menu in front of everything in a window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - target: What to point to, in the window's coordinates.
  func show(in window: UIWindow, pointingTo target: CGRect) {
    self.target = target
    frame = window.bounds
    window.addSubview(self)
    window.addEscapeHandler(self)
    alpha = 0
    UIView.animate(withDuration: EditMenu.fadeDuration) { self.alpha = 1 }
  }

  /// Fades the menu out; taps do not reach it any more.
  func close() {
    guard !isClosing else { return }
    isClosing = true
    window?.removeEscapeHandler(self)
    isUserInteractionEnabled = false
    UIView.animate(withDuration: EditMenu.fadeDuration) {
      self.alpha = 0
    } completion: { [weak self] _ in
      self?.removeFromSuperview()
    }
    onClose?()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { close() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func handleScrollWheel(by delta: CGVector, isPrecise: Bool) -> Bool {
    close()
    let receivers = sequence(first: wheelReceiver) { $0?.superview }
    return receivers.contains { $0?.handleScrollWheel(by: delta, isPrecise: isPrecise) ?? false }
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    // The target has moved in a window of another size.
    if window != nil, old.size != bounds.size { close() }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = max(traitCollection.displayScale, 1)
    func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let room = bounds.shrunk(by: safeAreaInsets).shrunk(dx: Metrics.margin, dy: Metrics.margin)
    let widths = widths(in: room).map(aligned)
    let width = widths.reduce(0, +)
    let total = Metrics.height + Metrics.arrow.height
    let isAbove = target.minY - total >= room.minY || target.maxY + total > room.maxY
    // A row as tall as the window leaves no room outside it: the menu then points into it.
    let tip =
      if !isAbove {
        target.maxY
      } else {
        target.minY - total >= room.minY ? target.minY : max(target.midY, room.minY + total)
      }
    let x = max(room.minX, min(target.midX - width / 2, room.maxX - width))
    capsule.frame = CGRect(
      x: aligned(x),
      y: aligned(isAbove ? tip - total : tip + Metrics.arrow.height),
      width: width,
      height: Metrics.height
    )
    placeArrow(isAbove: isAbove, aligned)
    var start: CGFloat = 0
    for (button, width) in zip(buttons, widths) {
      button.frame = CGRect(x: start, y: 0, width: width, height: Metrics.height)
      start += width
    }
    for (line, button) in zip(separators, buttons.dropFirst()) {
      line.frame = CGRect(x: button.frame.minX, y: 0, width: 1 / scale, height: Metrics.height)
    }
  }

  /// The widths that fit the titles, or else shares of the window.
  private func widths(in room: CGRect) -> [CGFloat] {
    let widths = buttons.map { $0.sizeThatFits(bounds.size).width }
    let total = widths.reduce(0, +)
    guard total > room.width, room.width > 0 else { return widths }
    return widths.map { ($0 * room.width / total).rounded(.down) }
  }

  /// The arrow's base overlaps the capsule, so that no seam shows.
  private func placeArrow(isAbove: Bool, _ aligned: (CGFloat) -> CGFloat) {
    let half = Metrics.arrow.width / 2
    let least = capsule.frame.minX + Metrics.cornerRadius + half
    let most = capsule.frame.maxX - Metrics.cornerRadius - half
    let middle = max(least, min(target.midX, most))
    arrow.pointsDown = isAbove
    arrow.frame = CGRect(
      x: aligned(middle - half),
      y: isAbove ? capsule.frame.maxY - 1 : capsule.frame.minY - Metrics.arrow.height,
      width: Metrics.arrow.width,
      height: Metrics.arrow.height + 1
    )
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    EditMenuAccessibility(view: self)
  }
}

extension EditMenu: EscapeHandling {
  func escape() {
    close()
  }

  func handle(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardLeftArrow: focus((focusedIndex ?? buttons.count) - 1)
    case .keyboardRightArrow: focus((focusedIndex ?? -1) + 1)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      guard let focusedIndex else {
        focus(0)
        break
      }
      buttons[focusedIndex].sendActions(for: .touchUpInside)
    default: return false
    }
    return true
  }

  /// Focuses a command; the index is clamped to the commands.
  func focus(_ index: Int) {
    guard !buttons.isEmpty else { return }
    let index = min(max(index, 0), buttons.count - 1)
    focusedIndex = index
    for (place, button) in buttons.enumerated() { button.isHighlighted = place == index }
  }
}
