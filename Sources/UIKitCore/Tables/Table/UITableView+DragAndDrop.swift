import Foundation
import UIKitGraphics
import UIKitLists

extension UITableView: UISpringLoadedInteractionSupporting {
  /// Drag and drop; `nil` until a drag or drop delegate is set.
  final var dragAndDrop: TableDragAndDrop? { parts.dragAndDrop }

  /// Drag and drop; created if necessary.
  private final var dragAndDropIfNeeded: TableDragAndDrop {
    if let current = parts.dragAndDrop { return current }
    let created = TableDragAndDrop(interaction)
    parts.dragAndDrop = created
    return created
  }

  /// The object that supplies the items dragged out of the table.
  ///
  /// Not retained. With a drag delegate, a long press lifts a row. A pointer that moves with its
  /// main button held drags the row immediately; on rows without items it scrolls. If the data
  /// source implements `tableView(_:moveRowAt:to:)`, rows can be reordered outside of editing mode,
  /// too.
  ///
  /// Default: `nil`.
  public final var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragAndDrop?.dragDelegate }
    set {
      guard newValue != nil || dragAndDrop != nil else { return }
      dragAndDropIfNeeded.dragDelegate = newValue
      updateDragInteractions()
    }
  }

  /// The object that accepts drops on the table.
  ///
  /// Not retained. Default: `nil`.
  public final var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragAndDrop?.dropDelegate }
    set {
      guard newValue != nil || dragAndDrop != nil else { return }
      dragAndDropIfNeeded.dropDelegate = newValue
      updateDragInteractions()
    }
  }

  /// Whether rows can be dragged if a drag delegate is set.
  ///
  /// Default: `true`.
  public final var dragInteractionEnabled: Bool {
    get { dragAndDrop?.isEnabled ?? true }
    set {
      guard newValue != dragInteractionEnabled else { return }
      dragAndDropIfNeeded.isEnabled = newValue
    }
  }

  /// Whether rows of the table are being lifted or dragged.
  public final var hasActiveDrag: Bool { dragAndDrop?.dragSession != nil }

  /// Whether a drag is over the table, or its items are moving to their rows.
  public final var hasActiveDrop: Bool { dragAndDrop?.dropState != nil }

  /// Whether the table shows placeholders, which are not in the data source.
  ///
  /// Index paths still refer to the data source's rows.
  public final var hasUncommittedUpdates: Bool { dragAndDrop?.placeholders.isEmpty == false }

  /// Whether a drag that hovers over a row selects the row like a tap.
  ///
  /// Default: `false`.
  public final var isSpringLoaded: Bool {
    get { interactionStorage.contains { $0 is RowSpring } }
    set {
      guard newValue != isSpringLoaded else { return }
      if newValue { return addInteraction(makeRowSpring()) }
      for spring in interactionStorage where spring is RowSpring { removeInteraction(spring) }
    }
  }

  private final func updateDragInteractions() {
    guard let dragAndDrop else { return }
    let isDragSource = dragAndDrop.dragDelegate != nil
    let isDropTarget = isDragSource || dragAndDrop.dropDelegate != nil
    let acceptsForeignDrags = dragAndDrop.dropDelegate != nil
    if acceptsForeignDrags != dragAndDrop.drop.acceptsForeignDrags {
      removeInteraction(dragAndDrop.drop)
    }
    dragAndDrop.drop.acceptsForeignDrags = acceptsForeignDrags
    isDragSource ? addInteraction(dragAndDrop.drag) : removeInteraction(dragAndDrop.drag)
    isDropTarget ? addInteraction(dragAndDrop.drop) : removeInteraction(dragAndDrop.drop)
  }

  private final func makeRowSpring() -> RowSpring {
    RowSpring(
      RowSpringBehavior { [weak self] context in self?.findSpringRow(in: context) ?? false },
      select: { [weak self] in self?.touchTracker.tap($0) }
    )
  }

  /// Finds the row under the drag, sets the context's target, and returns whether the delegate
  /// allows spring loading.
  private final func findSpringRow(in context: any UISpringLoadedInteractionContext) -> Bool {
    guard let cell = tiler.cell(containing: hitTest(context.location(in: self), with: nil)),
      let position = tiler.position(of: cell), canSelect(cell)
    else { return false }
    let path = session.path(ofShown: position)
    context.targetView = cell
    context.targetItem = path
    return session.shouldSpringLoad(rowAt: path, context)
  }
}

/// Selects the row under a hovering drag.
private final class RowSpring: UISpringLoadedInteraction {
  init(_ behavior: RowSpringBehavior, select: @escaping (UITableViewCell) -> Void) {
    super.init(interactionBehavior: behavior, interactionEffect: nil) { _, context in
      if let cell = context.targetView as? UITableViewCell { select(cell) }
    }
  }
}

/// Asks the table whether the row under a drag can be selected.
private final class RowSpringBehavior: UISpringLoadedInteractionBehavior {
  private let allows: (any UISpringLoadedInteractionContext) -> Bool

  init(_ allows: @escaping (any UISpringLoadedInteractionContext) -> Bool) {
    self.allows = allows
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { allows(context) }
}
