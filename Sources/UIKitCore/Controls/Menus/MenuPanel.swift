import Foundation
import UIKitGraphics

/// A menu on a card in front of all other content of a window.
///
/// A touch beside the card closes the menu and is consumed. The up and down arrow keys move between
/// the entries; the arrows towards the trailing and leading edge open and leave a submenu. Return
/// and the space bar select an entry, and Escape and Tab close the menu. Entries that do not fit
/// can be scrolled.
final class MenuPanel: MenuCover {
  /// The preview of the view to which the menu belongs.
  enum Preview {
    /// No preview: the window remains unchanged.
    case none
    /// The view remains bright, and its surroundings are dimmed.
    case bright
    /// A view above the menu with its size in points; all other content is dimmed.
    case view(UIView, CGSize)
  }

  /// Lengths in points.
  enum Metrics {
    static let width: CGFloat = 250
    /// The width at accessibility text sizes.
    static let wideWidth: CGFloat = 360
    static let rowHeight: CGFloat = 44
    static let titleHeight: CGFloat = 30
    static let sectionGap: CGFloat = 8
    static let cornerRadius: CGFloat = 13
    static let margin: CGFloat = 8
  }
  /// The number of points to scroll for each unit of a touchpad.
  private static let preciseStep: CGFloat = 10

  /// Called when the preview is tapped, after the menu has begun to close.
  var onPreview: (() -> Void)?
  /// The `sender` of the actions.
  weak var sender: AnyObject?
  /// The view that has opened the menu, directly or by an interaction; `nil` if none.
  var sourceView: UIView? { sender as? UIView ?? (sender as? any UIInteraction)?.view }

  /// The menu and its open submenus, from the outside to the inside.
  private var openMenus: [UIMenu]
  private let anchor: CGRect
  private let preview: Preview
  private let card = MenuCard()
  private let shade = FloatingShade(MenuPanel.fill, cornerRadius: Metrics.cornerRadius)
  private var dimmingViews: [UIView] = []
  private let previewControl = UIControl()
  /// The entries, titles and gaps of the visible menu.
  private var parts: [UIView] = []
  private var focusedIndex: Int?
  /// The elements provided by deferred elements while the panel is open; `nil` while they are
  /// loading.
  private var loadedElements: [ObjectIdentifier: [UIMenuElement]?] = [:]
  /// The scroll offset of the entries, in points.
  private var scrollOffset: CGFloat = 0
  /// The total height of the parts, in points.
  private var contentHeight: CGFloat = 0

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - anchor: The rectangle to which the menu belongs, in the window's coordinates.
  ///   - preview: The preview of the view in that rectangle.
  init(_ menu: UIMenu, for anchor: CGRect, preview: Preview = .none) {
    (openMenus, self.anchor, self.preview) = ([menu], anchor, preview)
    super.init()
    addDimming()
    card.layer.cornerRadius = Metrics.cornerRadius
    card.clipsToBounds = true
    card.backgroundColor = MenuPanel.fill
    card.panel = self
    accessibilityViewIsModal = true
    addSubview(shade)
    addSubview(card)
    if case .view(let view, _) = preview {
      previewControl.clipsToBounds = true
      previewControl.layer.cornerRadius = Metrics.cornerRadius
      view.isUserInteractionEnabled = false
      previewControl.addSubview(view)
      previewControl.addAction(
        UIAction { [weak self] _ in
          guard let self, !isClosing else { return }
          let openPreview = onPreview
          close()
          openPreview?()
        },
        for: .touchUpInside
      )
      addSubview(previewControl)
    }
    showLevel()
  }

  required init?(coder: NSCoder) { nil }

  static let fill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1)
      : UIColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 1)
  }

  /// The visible menu, which is the innermost open one.
  var displayedMenu: UIMenu? { openMenus.last }

  private func addDimming() {
    if case .none = preview { return }
    for _ in 0..<4 {
      let view = UIView()
      view.isUserInteractionEnabled = false
      view.backgroundColor = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.5 : 0.25)
      }
      dimmingViews.append(view)
      addSubview(view)
    }
  }

  /// The visible entries, from top to bottom.
  var rows: [MenuRow] { parts.compactMap { $0 as? MenuRow } }

  // MARK: Levels

  /// Creates the rows of the visible menu.
  private func showLevel() {
    for part in parts { part.removeFromSuperview() }
    parts = []
    focusedIndex = nil
    guard let menu = openMenus.last else { return }
    if openMenus.count > 1 {
      let chevron = UIImage(glyph: .chevronLeft).imageFlippedForRightToLeftLayoutDirection()
      parts.append(
        MenuRow(title: menu.title, image: nil, mark: chevron) { [weak self] in self?.leaveLevel() }
      )
    } else if !menu.title.isEmpty {
      parts.append(MenuTitle(menu.title))
    }
    add(menu.children)
    while parts.last is MenuGroupGap { parts.removeLast() }
    for (index, part) in parts.enumerated() {
      card.addSubview(part)
      let nextPart = index + 1 < parts.count ? parts[index + 1] : nil
      (part as? MenuRow)?.hasLine = nextPart != nil && !(nextPart is MenuGroupGap)
    }
    setNeedsLayout()
  }

  private func add(_ elements: [UIMenuElement]) {
    for element in elements {
      if let menu = element as? UIMenu {
        if menu.options.contains(.displayInline) {
          if !parts.isEmpty, !(parts.last is MenuGroupGap) { parts.append(MenuGroupGap()) }
          if !menu.title.isEmpty { parts.append(MenuTitle(menu.title)) }
          add(menu.children)
          parts.append(MenuGroupGap())
        } else {
          parts.append(MenuRow(menu: menu) { [weak self] in self?.enterLevel(of: menu) })
        }
      } else if let action = element as? UIAction, !action.attributes.contains(.hidden) {
        parts.append(MenuRow(action: action) { [weak self] in self?.perform(action) })
      } else if let deferred = element as? UIDeferredMenuElement {
        add(deferred)
      }
    }
  }

  private func add(_ deferred: UIDeferredMenuElement) {
    let key = ObjectIdentifier(deferred)
    if loadedElements[key] == nil {
      loadedElements[key] = .some(nil)
      var hasReturned = false
      deferred.load { [weak self] elements in
        guard let self else { return }
        loadedElements[key] = elements
        if hasReturned, !isClosing { showLevel() }
      }
      hasReturned = true
    }
    if let elements = loadedElements[key] ?? nil {
      add(elements)
    } else {
      parts.append(MenuLoadingRow())
    }
  }

  private func enterLevel(of menu: UIMenu) {
    openMenus.append(menu)
    scrollOffset = 0
    showLevel()
  }

  private func leaveLevel() {
    guard openMenus.count > 1 else { return }
    openMenus.removeLast()
    scrollOffset = 0
    showLevel()
  }

  private func perform(_ action: UIAction) {
    guard !isClosing, action.isPerformable else { return }
    mark(action, in: openMenus[0])
    if action.attributes.contains(.keepsMenuPresented) {
      action.perform(from: sender)
      if !isClosing { showLevel() }
      return
    }
    close()
    action.perform(from: sender)
  }

  /// Marks a selected action in the menus that allow only a single selection.
  ///
  /// - Returns: Whether the menu contains the action.
  @discardableResult
  private func mark(_ action: UIAction, in menu: UIMenu) -> Bool {
    let elements = menu.children.flatMap { element in
      (loadedElements[ObjectIdentifier(element)] ?? nil) ?? [element]
    }
    let isInside = elements.contains { element in
      element === action || ((element as? UIMenu).map { mark(action, in: $0) } ?? false)
    }
    guard isInside, menu.options.contains(.singleSelection) else { return isInside }
    for case let other as UIAction in elements { other.state = other === action ? .on : .off }
    return true
  }

  /// Replaces the visible menu.
  func replace(with menu: UIMenu) {
    openMenus = [menu]
    showLevel()
  }

  // MARK: Showing

  /// Presents the menu in front of all other content of a window.
  func show(in window: UIWindow) { cover(window) }

  override func close() {
    onPreview = nil
    super.close()
  }

  override func handleScrollWheel(by delta: CGVector, isPrecise: Bool) -> Bool {
    if overflow > 0 {
      scrollEntries(by: -delta.dy * (isPrecise ? MenuPanel.preciseStep : Metrics.rowHeight))
    } else {
      close()
    }
    return true
  }

  /// The height by which the entries exceed the card, in points.
  var overflow: CGFloat { max(0, contentHeight - card.bounds.height) }

  /// Scrolls the entries; a positive distance reveals later ones.
  func scrollEntries(by distance: CGFloat) {
    let oldScroll = scrollOffset
    scrollOffset = min(max(scrollOffset + distance, 0), overflow)
    if scrollOffset != oldScroll { setNeedsLayout() }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let availableRect = bounds.shrunk(by: safeAreaInsets).shrunk(
      dx: Metrics.margin,
      dy: Metrics.margin
    )
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let preferredWidth = isLarge ? Metrics.wideWidth : Metrics.width
    let width = min(preferredWidth, max(availableRect.width, 0))
    let heights = parts.map { ($0 as? any MenuPart)?.height(in: width) ?? 0 }
    contentHeight = heights.reduce(0, +)
    let size = CGSize(width: width, height: min(contentHeight, max(availableRect.height, 0)))
    let placementRect = layOutPreview(in: availableRect, above: size)
    let fitsBelow = placementRect.maxY + Metrics.margin + size.height <= availableRect.maxY
    let fitsAbove = placementRect.minY - Metrics.margin - size.height >= availableRect.minY
    let y =
      fitsBelow || !fitsAbove
      ? min(placementRect.maxY + Metrics.margin, availableRect.maxY - size.height)
      : placementRect.minY - Metrics.margin - size.height
    let isAtLeft = placementRect.midX <= bounds.midX
    let x = isAtLeft ? placementRect.minX : placementRect.maxX - size.width
    card.frame = CGRect(
      x: max(availableRect.minX, min(x, availableRect.maxX - size.width)).rounded(),
      y: max(availableRect.minY, y).rounded(),
      width: size.width,
      height: size.height
    )
    shade.surround(card.frame)
    scrollOffset = min(scrollOffset, overflow)
    var top = -scrollOffset
    for (part, height) in zip(parts, heights) {
      part.frame = CGRect(x: 0, y: top, width: size.width, height: height)
      top += height
    }
    layOutDimming(around: undimmedRect)
  }

  /// The rectangle that is not dimmed; zero if everything is.
  private var undimmedRect: CGRect {
    if case .bright = preview { return anchor }
    return .zero
  }

  /// Places the preview, and returns the rectangle beside which the menu is placed.
  private func layOutPreview(in availableRect: CGRect, above menu: CGSize) -> CGRect {
    guard case .view(let view, let preferredSize) = preview else { return anchor }
    let availableHeight = max(0, availableRect.height - menu.height - Metrics.margin)
    let size = CGSize(
      width: min(preferredSize.width, availableRect.width),
      height: min(preferredSize.height, availableHeight)
    )
    let y = min(
      max(anchor.midY - size.height / 2, availableRect.minY),
      availableRect.minY + availableHeight - size.height
    )
    let x = min(
      max(anchor.midX - size.width / 2, availableRect.minX),
      availableRect.maxX - size.width
    )
    previewControl.frame = CGRect(
      x: x.rounded(),
      y: y.rounded(),
      width: size.width,
      height: size.height
    )
    view.frame = previewControl.bounds
    return previewControl.frame
  }

  private func layOutDimming(around rect: CGRect) {
    guard dimmingViews.count == 4 else { return }
    dimmingViews[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, rect.minY))
    dimmingViews[1].frame = CGRect(
      x: 0,
      y: rect.maxY,
      width: bounds.width,
      height: max(0, bounds.height - rect.maxY)
    )
    dimmingViews[2].frame = CGRect(
      x: 0,
      y: rect.minY,
      width: max(0, rect.minX),
      height: rect.height
    )
    dimmingViews[3].frame = CGRect(
      x: rect.maxX,
      y: rect.minY,
      width: max(0, bounds.width - rect.maxX),
      height: rect.height
    )
  }

  // MARK: Keys

  override func handle(_ key: UIKey) -> Bool {
    let rows = rows
    let isMirrored = layoutDirection == .rightToLeft
    switch key.keyCode {
    case .keyboardUpArrow: focus((focusedIndex ?? rows.count) - 1, by: -1)
    case .keyboardDownArrow: focus((focusedIndex ?? -1) + 1)
    case .keyboardHome: focus(0)
    case .keyboardEnd: focus(rows.count - 1, by: -1)
    case .keyboardLeftArrow: isMirrored ? enterLevel() : leaveLevel()
    case .keyboardRightArrow: isMirrored ? leaveLevel() : enterLevel()
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      guard let focusedIndex, rows.indices.contains(focusedIndex) else {
        focus(0)
        break
      }
      let oldDepth = openMenus.count
      rows[focusedIndex].select()
      if openMenus.count > oldDepth { focus(1) }
    case .keyboardTab:
      // Tab moves the focus beyond the menu, and further keys go to the focused view.
      close()
      return false
    default: return false
    }
    return true
  }

  private func enterLevel() {
    guard let focusedIndex, rows.indices.contains(focusedIndex), rows[focusedIndex].opensMenu
    else { return }
    rows[focusedIndex].select()
    focus(1)
  }

  /// Moves the focus to an entry, or to the next enabled one.
  ///
  /// The index is clamped to the entries.
  ///
  /// - Parameters:
  ///   - index: The index of the entry.
  ///   - step: The direction in which to search for an enabled entry: 1 or -1.
  func focus(_ index: Int, by step: Int = 1) {
    let rows = rows
    guard !rows.isEmpty else { return }
    let start = min(max(index, 0), rows.count - 1)
    let indices = stride(from: start, through: step > 0 ? rows.count - 1 : 0, by: step)
    guard let firstEnabled = indices.first(where: { rows[$0].isEnabled }) else { return }
    focusedIndex = firstEnabled
    highlight(rows[firstEnabled])
    layoutIfNeeded()
    if rows[firstEnabled].frame.minY < 0 { scrollEntries(by: rows[firstEnabled].frame.minY) }
    scrollEntries(by: max(0, rows[firstEnabled].frame.maxY - card.bounds.height))
  }

  /// Highlights an entry; `nil` removes the highlight.
  func highlight(_ row: MenuRow?) {
    for menuRow in rows { menuRow.isHighlighted = menuRow === row }
  }
}
