import Foundation
import UIKitGraphics

/// A menu of commands for a part of a window's content.
///
/// Opened by a finger, the menu is a bar above or below its target, with arrows to further pages if
/// the commands do not fit. Opened by the pointer or a key, or at very large text sizes, it is a
/// list like other menus. In the classic theme it is always a dark capsule with an arrow.
///
/// The bar covers the whole window. A touch beside it closes the bar and is consumed, unless it is
/// on a selection handle; the scroll wheel closes the bar and scrolls. Escape also closes the bar.
/// The left and right arrow keys move between the commands, and Return and the space bar perform
/// the focused one.
final class EditMenu: MenuCover {
  /// The kind of event that opens a menu.
  enum Opener {
    case touch, pointer, key
  }

  /// Lengths in points.
  enum Metrics {
    static let height: CGFloat = 40
    static let barHeight: CGFloat = 44
    static let arrow = CGSize(width: 18, height: 9)
    static let cornerRadius: CGFloat = 10
    static let barRadius: CGFloat = 13
    /// The distance of the capsule from the window's edges, and of a bar from its target.
    static let margin: CGFloat = 8
    /// The space at each side of a title.
    static let titleInset: CGFloat = 18
    /// The width of a bar's page arrows.
    static let pagerWidth: CGFloat = 40
  }

  /// A command as displayed in a list.
  private struct Command {
    var title: String?
    var image: UIImage?
    /// The element provided by the application; `nil` for a standard command.
    var element: UIMenuElement?
    /// Whether a gap precedes the command in a list.
    var beginsGroup: Bool
    var action: () -> Void
  }

  /// The preferred direction of a bar relative to its target.
  var direction = UIEditMenuArrowDirection.automatic
  /// The `sender` of elements provided by the application.
  weak var sender: AnyObject?
  /// The editor whose handles receive touches while the menu is open; `nil` for other menus.
  weak var editor: TextEditor?
  /// The view that receives the wheel event that closed the menu, or forwards it to its superviews.
  weak var wheelReceiver: UIView?
  private(set) var buttons: [EditMenuButton] = []
  private var commands: [Command] = []
  /// Whether the next command begins a group in a list.
  var beginsGroup = false
  /// The panel of the menu in list form; `nil` for a bar.
  private(set) var panel: MenuPanel?
  /// Whether the menu has the classic theme.
  private var isClassic = true
  let shade = FloatingShade(MenuPanel.fill, cornerRadius: Metrics.barRadius)
  let capsule = UIView()
  /// The arrows of a bar to the previous and the next page.
  let pagers = [
    EditMenuButton(title: nil, image: UIImage(systemName: "chevron.left")),
    EditMenuButton(title: nil, image: UIImage(systemName: "chevron.right")),
  ]
  /// The commands on each page of a bar.
  var pages: [Range<Int>] = []
  /// The index of the visible page.
  var page = 0
  private let arrow = EditMenuArrow()
  private(set) var separators: [UIView] = []
  /// The rectangle to point to, in the window's coordinates.
  private(set) var target = CGRect.zero
  /// The index of the command with keyboard focus; `nil` until a key is pressed.
  private var focusedIndex: Int?

  override init() {
    super.init()
    capsule.clipsToBounds = true
    addSubview(arrow)
    addSubview(shade)
    addSubview(capsule)
    pagers[0].accessibilityLabel = SystemWords.current.back
    pagers[1].accessibilityLabel = SystemWords.current.tabs.more
    for (pager, step) in zip(pagers, [-1, 1]) {
      pager.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          page += step
          setNeedsLayout()
        },
        for: .touchUpInside
      )
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Nearly black, but light enough to contrast with a black table.
  static let color = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0x3A / 255, green: 0x3A / 255, blue: 0x3C / 255, alpha: 1)
      : UIColor(red: 0x1C / 255, green: 0x1C / 255, blue: 0x1E / 255, alpha: 1)
  }

  /// Adds a command at the trailing end.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for a command with an image only.
  ///   - image: The image of a command without a title, drawn in the colour of titles.
  ///   - element: The element provided by the application, displayed in a list.
  ///   - action: Runs after a tap, when the menu has begun to close.
  func add(
    _ title: String?,
    image: UIImage? = nil,
    element: UIMenuElement? = nil,
    _ action: @escaping () -> Void
  ) {
    commands.append(
      Command(
        title: title,
        image: image,
        element: element,
        beginsGroup: beginsGroup,
        action: action
      )
    )
    beginsGroup = false
    let button = EditMenuButton(title: title, image: image)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, !self.isClosing else { return }
        self.close()
        action()
      },
      for: .touchUpInside
    )
    if !buttons.isEmpty { separators.append(UIView()) }
    buttons.append(button)
    capsule.addSubview(button)
    for line in separators { capsule.addSubview(line) }
  }

  /// Presents the menu in front of all other content of a window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - target: The rectangle to point to, in the window's coordinates.
  ///   - opener: The kind of event that opens the menu.
  func show(in window: UIWindow, pointingTo target: CGRect, by opener: Opener = .touch) {
    self.target = target
    isClassic = window.hasClassicTheme
    let isLarge = window.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    if !isClassic, opener != .touch || isLarge { return showList(in: window) }
    applyAppearance()
    cover(window)
  }

  /// Removes all commands, before others are added to the visible menu.
  func removeCommands() {
    for view in buttons + separators { view.removeFromSuperview() }
    (commands, buttons, separators, focusedIndex, page) = ([], [], [], nil, 0)
  }

  /// Updates the visible menu after a change of its commands.
  func commandsDidChange() {
    if let panel { return panel.replace(with: listMenu) }
    applyAppearance()
    setNeedsLayout()
  }

  /// Moves a bar to a different target, in the window's coordinates.
  func move(to target: CGRect, animated: Bool) {
    guard panel == nil, self.target != target else { return }
    self.target = target
    setNeedsLayout()
    if animated { UIView.animate(withDuration: MenuCover.fadeDuration) { self.layoutIfNeeded() } }
  }

  /// The menu that contains the commands in list form.
  private var listMenu: UIMenu {
    var groups: [[UIMenuElement]] = [[]]
    for command in commands {
      if command.beginsGroup, groups.last?.isEmpty == false { groups.append([]) }
      groups[groups.count - 1].append(
        command.element
          ?? UIAction(title: command.title ?? "", image: command.image) { _ in command.action() }
      )
    }
    return UIMenu(children: groups.map { UIMenu(options: .displayInline, children: $0) })
  }

  private func showList(in window: UIWindow) {
    let panel = MenuPanel(listMenu, for: target)
    // The panel retains the menu until it closes.
    panel.onClose = { [self] in
      isClosing = true
      self.panel = nil
      onClose?()
    }
    self.panel = panel
    panel.sender = sender
    panel.show(in: window)
    if let focusedIndex { panel.focus(focusedIndex) }
  }

  private func applyAppearance() {
    capsule.backgroundColor = isClassic ? EditMenu.color : MenuPanel.fill
    capsule.layer.cornerRadius = isClassic ? Metrics.cornerRadius : Metrics.barRadius
    arrow.isHidden = !isClassic
    shade.isHidden = isClassic
    for line in separators {
      line.backgroundColor = isClassic ? UIColor(white: 1, alpha: 0.25) : .separator
    }
    for button in buttons + pagers { button.isClassic = isClassic }
    guard !isClassic else { return }
    for pager in pagers { capsule.addSubview(pager) }
  }

  override func close() {
    if let panel { panel.close() } else { super.close() }
  }

  /// Returns whether the menu receives a touch.
  ///
  /// A touch on a selection handle is received only if a command covers the handle.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    return capsule.frame.contains(point) || !isHandle(at: point, with: event)
  }

  /// Returns whether a handle would receive a touch in the absence of the menu.
  private func isHandle(at point: CGPoint, with event: UIEvent?) -> Bool {
    guard let window, let handles = editor?.handles, !handles.isEmpty else { return false }
    let windowPoint = convert(point, to: nil)
    for view in window.subviews.reversed() where view !== self {
      if let hitView = view.hitTest(view.convert(windowPoint, from: nil), with: event) {
        return handles.contains { $0 === hitView }
      }
    }
    return false
  }

  override func handleScrollWheel(by delta: CGVector, isPrecise: Bool) -> Bool {
    close()
    let receivers = sequence(first: wheelReceiver) { $0?.superview }
    return receivers.contains { $0?.handleScrollWheel(by: delta, isPrecise: isPrecise) ?? false }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = max(traitCollection.displayScale, 1)
    func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let availableRect = bounds.shrunk(by: safeAreaInsets).shrunk(
      dx: Metrics.margin,
      dy: Metrics.margin
    )
    guard isClassic else { return layOutBar(in: availableRect, aligned) }
    let widths = widths(in: availableRect).map(aligned)
    let width = widths.reduce(0, +)
    let totalHeight = Metrics.height + Metrics.arrow.height
    let isAbove =
      target.minY - totalHeight >= availableRect.minY
      || target.maxY + totalHeight > availableRect.maxY
    // A row as tall as the window leaves no room outside; the menu then points into it.
    let tipY =
      if !isAbove {
        target.maxY
      } else {
        target.minY - totalHeight >= availableRect.minY
          ? target.minY : max(target.midY, availableRect.minY + totalHeight)
      }
    let x = max(availableRect.minX, min(target.midX - width / 2, availableRect.maxX - width))
    capsule.frame = CGRect(
      x: aligned(x),
      y: aligned(isAbove ? tipY - totalHeight : tipY + Metrics.arrow.height),
      width: width,
      height: Metrics.height
    )
    layOutArrow(isAbove: isAbove, aligned)
    var start: CGFloat = 0
    for (button, width) in zip(buttons, widths) {
      button.frame = CGRect(x: start, y: 0, width: width, height: Metrics.height)
      start += width
    }
    for (line, button) in zip(separators, buttons.dropFirst()) {
      line.frame = CGRect(x: button.frame.minX, y: 0, width: 1 / scale, height: Metrics.height)
    }
  }

  /// Returns the widths of the commands; reduced proportionally if they exceed the available width.
  private func widths(in availableRect: CGRect) -> [CGFloat] {
    let widths = buttons.map { $0.sizeThatFits(bounds.size).width }
    let totalWidth = widths.reduce(0, +)
    guard totalWidth > availableRect.width, availableRect.width > 0 else { return widths }
    return widths.map { ($0 * availableRect.width / totalWidth).rounded(.down) }
  }

  /// Positions the arrow.
  ///
  /// Its base overlaps the capsule to avoid a visible seam.
  private func layOutArrow(isAbove: Bool, _ aligned: (CGFloat) -> CGFloat) {
    let halfWidth = Metrics.arrow.width / 2
    let minimumTipX = capsule.frame.minX + Metrics.cornerRadius + halfWidth
    let maximumTipX = capsule.frame.maxX - Metrics.cornerRadius - halfWidth
    let tipX = max(minimumTipX, min(target.midX, maximumTipX))
    arrow.pointsDown = isAbove
    arrow.frame = CGRect(
      x: aligned(tipX - halfWidth),
      y: isAbove ? capsule.frame.maxY - 1 : capsule.frame.minY - Metrics.arrow.height,
      width: Metrics.arrow.width,
      height: Metrics.arrow.height + 1
    )
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    EditMenuAccessibility(view: self)
  }

  // MARK: Keys

  override func handle(_ key: UIKey) -> Bool {
    let isMirrored = !isClassic && layoutDirection == .rightToLeft
    switch key.keyCode {
    case .keyboardLeftArrow where isMirrored, .keyboardRightArrow where !isMirrored:
      focus((focusedIndex ?? -1) + 1)
    case .keyboardLeftArrow, .keyboardRightArrow: focus((focusedIndex ?? buttons.count) - 1)
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

  /// Moves the focus to a command; the index is clamped to the commands.
  func focus(_ index: Int) {
    guard !buttons.isEmpty else { return }
    let index = min(max(index, 0), buttons.count - 1)
    focusedIndex = index
    if let panel { return panel.focus(index) }
    if let pageIndex = pages.firstIndex(where: { $0.contains(index) }), pageIndex != page {
      page = pageIndex
      setNeedsLayout()
    }
    for (buttonIndex, button) in buttons.enumerated() {
      button.isHighlighted = buttonIndex == index
    }
  }
}
