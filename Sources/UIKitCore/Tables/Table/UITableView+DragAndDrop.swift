import Foundation
import UIKitGraphics
import UIKitLists

extension UITableView: UISpringLoadedInteractionSupporting {
  /// Drags and drops; `nil` until a delegate for either was set.
  final var dragAndDrop: TableDragAndDrop? { parts.dragAndDrop }

  /// Drags and drops, made if there are none.
  private final var dragAndDropIfNeeded: TableDragAndDrop {
    if let present = parts.dragAndDrop { return present }
    let new = TableDragAndDrop(hands)
    parts.dragAndDrop = new
    return new
  }

  /// Supplies the items that are dragged out of the table.
  ///
  /// Not retained. With it, a finger that rests on a row lifts the row, and the pointer drags a row
  /// as soon as it moves with its main button held, instead of scrolling; rows without items scroll.
  /// Where the data source has `tableView(_:moveRowAt:to:)`, a row can be dragged to another place
  /// outside of editing mode, too.
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

  /// Accepts drops on the table.
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

  /// Whether rows can be dragged, if there is a drag delegate.
  ///
  /// Default: `true`.
  public final var dragInteractionEnabled: Bool {
    get { dragAndDrop?.isEnabled ?? true }
    set {
      guard newValue != dragInteractionEnabled else { return }
      dragAndDropIfNeeded.isEnabled = newValue
    }
  }

  /// Whether rows of the table are lifted or dragged.
  public final var hasActiveDrag: Bool { dragAndDrop?.dragSession != nil }

  /// Whether a drag is over the table, or its items are moving to their rows.
  public final var hasActiveDrop: Bool { dragAndDrop?.dropState != nil }

  /// Whether the table shows placeholders, which are not in the data source.
  ///
  /// Index paths are those of the data source nevertheless.
  public final var hasUncommittedUpdates: Bool { dragAndDrop?.placeholders.isEmpty == false }

  /// Whether a drag that rests on a row selects it, as a tap would.
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
    let drags = dragAndDrop.dragDelegate != nil
    let drops = drags || dragAndDrop.dropDelegate != nil
    let takesOthers = dragAndDrop.dropDelegate != nil
    if takesOthers != dragAndDrop.drop.takesOtherPrograms { removeInteraction(dragAndDrop.drop) }
    dragAndDrop.drop.takesOtherPrograms = takesOthers
    drags ? addInteraction(dragAndDrop.drag) : removeInteraction(dragAndDrop.drag)
    drops ? addInteraction(dragAndDrop.drop) : removeInteraction(dragAndDrop.drop)
  }

  private final func makeRowSpring() -> RowSpring {
    RowSpring(
      RowSpringBehavior { [weak self] context in self?.findSpringRow(in: context) ?? false },
      select: { [weak self] in self?.touchTracker.tap($0) }
    )
  }

  /// Finds the row on which a drag rests, and queries the delegate.
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

/// Selects a row on which a drag rests.
private final class RowSpring: UISpringLoadedInteraction {
  init(_ behavior: RowSpringBehavior, select: @escaping (UITableViewCell) -> Void) {
    super.init(interactionBehavior: behavior, interactionEffect: nil) { _, context in
      if let cell = context.targetView as? UITableViewCell { select(cell) }
    }
  }
}

/// Queries the table whether a drag rests on a row that can be selected.
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
