import Foundation
import UIKitGraphics

/// The view at a cell's trailing end.
enum CellTrailingPart {
  case none
  /// A standard accessory.
  case standard(CellAccessory)
  /// A view of the application.
  case custom(UIView)
  case grip(CellReorderControl)

  var view: UIView? {
    switch self {
    case .none: nil
    case .standard(let view): view
    case .custom(let view): view
    case .grip(let view): view
    }
  }

  /// Applies an appearance to the standard views.
  @MainActor
  func adopt(_ scaledTheme: ScaledTableTheme) {
    switch self {
    case .none, .custom: break
    case .standard(let view): view.scaledTheme = scaledTheme
    case .grip(let view): view.scaledTheme = scaledTheme
    }
  }
}

extension UITableViewCell {
  /// The content of the accessory area.
  private enum AccessoryContent {
    case none
    case standard(AccessoryType)
    case custom(UIView)
    case grip
  }

  private var accessoryContent: AccessoryContent {
    if editing.isEditing {
      if showsReorderControl && editing.rowAttributes.isMovable { return .grip }
      if let editingAccessoryView { return .custom(editingAccessoryView) }
      if editingAccessoryType != .none { return .standard(editingAccessoryType) }
      if !keepsAccessoryWhileEditing { return showsSelectionMark ? .standard(.checkmark) : .none }
    }
    if let accessoryView { return .custom(accessoryView) }
    if accessoryType != .none { return .standard(accessoryType) }
    return showsSelectionMark ? .standard(.checkmark) : .none
  }

  /// Whether the cell shows a check mark for its selection, because no selection circle indicates
  /// it.
  private var showsSelectionMark: Bool {
    context.allowsMultipleSelection && isSelectedStorage && selectionStyle != .none
      && !(editing.isEditing && editing.rowAttributes.control == .select)
  }

  /// The width by which the accessory narrows the content, in points.
  final var accessoryWidth: CGFloat {
    switch accessoryContent {
    case .none: return 0
    case .grip: return theme.gripWidth
    case .custom(let view): return view.frame.width + theme.customAccessoryMargin
    case .standard(let type): return AccessoryAppearance(type: type, theme: theme).space
    }
  }

  final func accessoryDidChange() {
    updateTrailingPart()
    setNeedsLayout()
  }

  /// Places the accessory, vertically centred.
  ///
  /// - Returns: The width by which the accessory narrows the content, in points.
  final func layoutTrailingPart() -> CGFloat {
    updateTrailingPart()
    if let view = trailingPart.view { view.frame = trailingFrame(of: trailingPart) }
    return accessoryWidth
  }

  /// Returns the frame of a trailing view without swipe offset, in the cell's coordinates.
  private func trailingFrame(of part: CellTrailingPart) -> CGRect {
    let size: CGSize
    let mirror = mirror
    var margin = theme.rightMargin
    switch part {
    case .none: return .zero
    case .standard(let view): size = view.sizeThatFits(.zero)
    case .custom(let view): size = view.frame.size
    case .grip:
      size = CGSize(width: theme.gripWidth, height: bounds.height)
      margin = 0
    }
    return mirror.frame(
      CGRect(
        x: bounds.width - context.indexWidth - margin - size.width
          - mirror.insets(context.contentMargins).right,
        y: ((bounds.height - size.height) / 2 / hairline).rounded(.down) * hairline,
        width: size.width,
        height: size.height
      )
    )
  }

  /// Returns a trailing view's frame moved beyond the trailing edge.
  private func exitedFrame(_ frame: CGRect) -> CGRect {
    let mirror = mirror
    var frame = mirror.frame(frame)
    frame.origin.x = bounds.width
    return mirror.frame(frame)
  }

  /// Replaces the accessory if its content has changed.
  ///
  /// During a state change, two accessories cross-fade; a single one slides.
  private func updateTrailingPart() {
    let oldPart = trailingPart
    guard let newPart = replacement(for: oldPart) else { return }
    trailingPart = newPart
    if let view = newPart.view {
      let isAnimated = editing.animatesLayout && view.superview !== self
      UIView.performWithoutAnimation {
        addTrailing(view)
        guard isAnimated else { return }
        var frame = trailingFrame(of: newPart)
        if oldPart.view == nil { frame = exitedFrame(frame) } else { view.alpha = 0 }
        view.frame = frame
      }
      if isAnimated { view.alpha = 1 }
    }
    guard let view = oldPart.view, view !== newPart.view, view.superview === self else { return }
    if editing.animatesLayout && newPart.view == nil {
      view.frame = exitedFrame(view.frame)
      editing.exitingViews.append(view)
    } else {
      fadeOut(view)
    }
  }

  /// Adds a view in front of the content, but behind the separator and the swipe buttons.
  private func addTrailing(_ view: UIView) {
    if separators.superview === self {
      insertSubview(view, belowSubview: separators)
    } else if let actions = editing.actions, actions.superview === self {
      insertSubview(view, belowSubview: actions)
    } else {
      addSubview(view)
    }
  }

  /// Returns the replacement of a trailing view; `nil` if it already displays the content.
  private func replacement(for currentPart: CellTrailingPart) -> CellTrailingPart? {
    switch (accessoryContent, currentPart) {
    case (.none, .none): return nil
    case (.none, _): return CellTrailingPart.none
    case (.standard(let type), .standard(let view)) where view.type == type: return nil
    case (.standard(let type), _): return .standard(makeAccessory(type))
    case (.custom(let customView), .custom(let view))
    where customView === view && view.superview === self:
      return nil
    case (.custom(let customView), _): return .custom(customView)
    case (.grip, .grip): return nil
    case (.grip, _): return .grip(CellReorderControl(cell: self, scaledTheme: scaledTheme))
    }
  }

  private func makeAccessory(_ type: AccessoryType) -> CellAccessory {
    let accessory = CellAccessory(type: type, scaledTheme: scaledTheme)
    accessory.isInSelectedRow = showsSelection
    accessory.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.cellOwner?.accessoryTapped(of: self)
      },
      for: .touchUpInside
    )
    return accessory
  }
}
