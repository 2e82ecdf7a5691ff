import UIKitLists
import UIKitSupport

extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section.
  ///
  /// - Parameters:
  ///   - identifiers: Items that are not yet in the snapshot.
  ///   - sectionIdentifier: A section of the snapshot; `nil` means the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last?.id else {
      misuse("Items were appended to a snapshot without sections")
    }
    let index = requireIndex(section)
    insert(identifiers, at: RowPosition(section: index, row: sections[index].rows.count))
  }

  /// Inserts items before an item.
  ///
  /// - Parameters:
  ///   - identifiers: Items that are not yet in the snapshot.
  ///   - beforeIdentifier: An item of the snapshot.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: requirePosition(beforeIdentifier))
  }

  /// Inserts items after an item.
  ///
  /// - Parameters:
  ///   - identifiers: Items that are not yet in the snapshot.
  ///   - afterIdentifier: An item of the snapshot.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    var position = requirePosition(afterIdentifier)
    position.row += 1
    insert(identifiers, at: position)
  }

  /// Deletes items; ignores identifiers that are not in the snapshot.
  ///
  /// - Parameter identifiers: The items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deletedIdentifiers = Set(identifiers)
    let affectedSections = Set(identifiers.compactMap { sectionByItem[$0] })
    for section in affectedSections {
      sections[requireIndex(section)].rows.removeAll { deletedIdentifiers.contains($0) }
    }
    for identifier in deletedIdentifiers { sectionByItem[identifier] = nil }
    reloadedItems.subtract(deletedIdentifiers)
    reconfiguredItems.subtract(deletedIdentifiers)
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item before another item.
  ///
  /// - Parameters:
  ///   - identifier: An item of the snapshot.
  ///   - toIdentifier: Another item of the snapshot.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    detach(identifier, movingNextTo: toIdentifier)
    insert([identifier], at: requirePosition(toIdentifier))
  }

  /// Moves an item after another item.
  ///
  /// - Parameters:
  ///   - identifier: An item of the snapshot.
  ///   - toIdentifier: Another item of the snapshot.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    detach(identifier, movingNextTo: toIdentifier)
    var position = requirePosition(toIdentifier)
    position.row += 1
    insert([identifier], at: position)
  }

  /// Marks items for reloading: they get new cells when the snapshot is applied.
  ///
  /// - Parameter identifiers: Items of the snapshot.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { requireItem(identifier) }
    reloadedItems.formUnion(identifiers)
  }

  /// The items marked for reloading, in the snapshot's order.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reloadedItems.contains)
  }

  /// The items marked for reconfiguration, in the snapshot's order.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reconfiguredItems.contains)
  }

  /// Marks items for reconfiguration: they keep their cells, which the cell provider dequeues
  /// again.
  ///
  /// - Parameter identifiers: Items of the snapshot.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { requireItem(identifier) }
    reconfiguredItems.formUnion(identifiers)
  }

  /// Moves a row to a position, counted after its removal from the old one; does nothing if the
  /// snapshot has no such position.
  mutating func moveRow(from source: RowPosition, to destination: RowPosition) {
    guard sections.indices.contains(source.section), sections.indices.contains(destination.section),
      sections[source.section].rows.indices.contains(source.row),
      destination.row <= sections[destination.section].rows.count
        - (source.section == destination.section ? 1 : 0)
    else { return }
    let item = sections[source.section].rows.remove(at: source.row)
    sections[destination.section].rows.insert(item, at: destination.row)
    sectionByItem[item] = sections[destination.section].id
  }

  private mutating func detach(
    _ identifier: ItemIdentifierType,
    movingNextTo other: ItemIdentifierType
  ) {
    demand(identifier != other, "Item \(identifier) cannot be moved next to itself")
    let position = requirePosition(identifier)
    sections[position.section].rows.remove(at: position.row)
    sectionByItem[identifier] = nil
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at position: RowPosition) {
    let section = sections[position.section].id
    for identifier in identifiers {
      let previous = sectionByItem.updateValue(section, forKey: identifier)
      demand(previous == nil, "Item \(identifier) is in the snapshot already")
    }
    sections[position.section].rows.insert(contentsOf: identifiers, at: position.row)
  }
}
