import UIKitLists
import UIKitSupport

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section.
  ///
  /// - Parameters:
  ///   - identifiers: Items that are not in the snapshot.
  ///   - sectionIdentifier: A section of the snapshot; `nil` is the last one.
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

  /// Inserts items before another one.
  ///
  /// - Parameters:
  ///   - identifiers: Items that are not in the snapshot.
  ///   - beforeIdentifier: An item of the snapshot.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: requirePlace(beforeIdentifier))
  }

  /// Inserts items after another one.
  ///
  /// - Parameters:
  ///   - identifiers: Items that are not in the snapshot.
  ///   - afterIdentifier: An item of the snapshot.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    var place = requirePlace(afterIdentifier)
    place.row += 1
    insert(identifiers, at: place)
  }

  /// Removes items; identifiers that are not in the snapshot are ignored.
  ///
  /// - Parameter identifiers: The items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    let affected = Set(identifiers.compactMap { sectionByItem[$0] })
    for section in affected {
      sections[requireIndex(section)].rows.removeAll { gone.contains($0) }
    }
    for identifier in gone { sectionByItem[identifier] = nil }
    reloadedItems.subtract(gone)
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item before another one.
  ///
  /// - Parameters:
  ///   - identifier: An item of the snapshot.
  ///   - toIdentifier: Another item of the snapshot.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    take(identifier, besides: toIdentifier)
    insert([identifier], at: requirePlace(toIdentifier))
  }

  /// Moves an item after another one.
  ///
  /// - Parameters:
  ///   - identifier: An item of the snapshot.
  ///   - toIdentifier: Another item of the snapshot.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    take(identifier, besides: toIdentifier)
    var place = requirePlace(toIdentifier)
    place.row += 1
    insert([identifier], at: place)
  }

  /// Marks items for reload: they get new cells when the snapshot is applied.
  ///
  /// - Parameter identifiers: Items of the snapshot.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { requireItem(identifier) }
    reloadedItems.formUnion(identifiers)
  }

  /// The items marked for reload, in the snapshot's order.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reloadedItems.contains)
  }

  /// The items marked to be configured again, in the snapshot's order.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reconfiguredItems.contains)
  }

  /// Marks items to be configured again: they keep their cells, which the cell provider dequeues
  /// once more.
  ///
  /// - Parameter identifiers: Items of the snapshot.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { requireItem(identifier) }
    reconfiguredItems.formUnion(identifiers)
  }

  /// Moves a row to a place, counted after its removal from the old one; nothing happens where the
  /// snapshot has no such place.
  mutating func moveRow(from old: RowPosition, to new: RowPosition) {
    guard sections.indices.contains(old.section), sections.indices.contains(new.section),
      sections[old.section].rows.indices.contains(old.row),
      new.row <= sections[new.section].rows.count - (old.section == new.section ? 1 : 0)
    else { return }
    let item = sections[old.section].rows.remove(at: old.row)
    sections[new.section].rows.insert(item, at: new.row)
    sectionByItem[item] = sections[new.section].id
  }

  private mutating func take(
    _ identifier: ItemIdentifierType,
    besides other: ItemIdentifierType
  ) {
    demand(identifier != other, "Item \(identifier) cannot be moved next to itself")
    let place = requirePlace(identifier)
    sections[place.section].rows.remove(at: place.row)
    sectionByItem[identifier] = nil
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at place: RowPosition) {
    let section = sections[place.section].id
    for identifier in identifiers {
      let previous = sectionByItem.updateValue(section, forKey: identifier)
      demand(previous == nil, "Item \(identifier) is in the snapshot already")
    }
    sections[place.section].rows.insert(contentsOf: identifiers, at: place.row)
  }
}
