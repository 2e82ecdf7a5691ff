import UIKitLists
import UIKitSupport

/// The sections and items of a table, represented by their identifiers.
///
/// A snapshot is a value: create one, change it, and pass it to
/// `UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)`. Section identifiers
/// are unique among sections, and item identifiers in the whole snapshot.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Region, City.ID>()
///     snapshot.appendSections([.europe, .asia])
///     snapshot.appendItems(cities.map(\.id), toSection: .europe)
///     dataSource.apply(snapshot)
///
/// Appending costs O(1) per item; changes within a section cost O(*n*) in its length.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The sections with their items, in order.
  var sections: [ListSection<SectionIdentifierType, ItemIdentifierType>] = []
  /// The section of each item.
  var sectionByItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The index of each section in `sections`.
  var indexBySection: [SectionIdentifierType: Int] = [:]
  var reloadedItems: Set<ItemIdentifierType> = []
  var reconfiguredItems: Set<ItemIdentifierType> = []
  var reloadedSections: Set<SectionIdentifierType> = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionByItem.count }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The sections' identifiers, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }

  /// The identifiers of all items, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.rows) }

  /// Returns the number of items in a section.
  ///
  /// - Parameter identifier: A section of the snapshot.
  /// - Returns: 0 or more.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[requireIndex(identifier)].rows.count
  }

  /// Returns the items of a section, in order.
  ///
  /// - Parameter identifier: A section of the snapshot.
  /// - Returns: The identifiers of the items.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    sections[requireIndex(identifier)].rows
  }

  /// Returns the section that contains an item.
  ///
  /// - Parameter identifier: Any item.
  /// - Returns: `nil` if the item is not in the snapshot.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionByItem[identifier]
  }

  /// Returns the index of an item among all items.
  ///
  /// - Parameter identifier: Any item.
  /// - Returns: `nil` if the item is not in the snapshot.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let position = position(ofItem: identifier) else { return nil }
    return sections[..<position.section].reduce(position.row) { $0 + $1.rows.count }
  }

  /// Returns the index of a section.
  ///
  /// - Parameter identifier: Any section.
  /// - Returns: `nil` if the section is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    indexBySection[identifier]
  }

  /// Returns the position of an item; `nil` if the item is not in the snapshot.
  func position(ofItem identifier: ItemIdentifierType) -> RowPosition? {
    guard let section = sectionByItem[identifier], let index = indexBySection[section],
      let row = sections[index].rows.firstIndex(of: identifier)
    else { return nil }
    return RowPosition(section: index, row: row)
  }

  /// Returns the positions of items; ignores identifiers that are not in the snapshot.
  ///
  /// Costs O(*n*) for all items together instead of for each.
  func positions(ofItems identifiers: Set<ItemIdentifierType>) -> [RowPosition] {
    let indexes = Set(identifiers.compactMap { sectionByItem[$0] }.compactMap(indexOfSection))
    return indexes.sorted().flatMap { section in
      sections[section].rows.indices.compactMap { row in
        identifiers.contains(sections[section].rows[row])
          ? RowPosition(section: section, row: row) : nil
      }
    }
  }

  func requireItem(_ identifier: ItemIdentifierType) {
    demand(sectionByItem[identifier] != nil, "Item \(identifier) is not in the snapshot")
  }

  func requireIndex(_ identifier: SectionIdentifierType) -> Int {
    guard let index = indexBySection[identifier] else {
      misuse("Section \(identifier) is not in the snapshot")
    }
    return index
  }

  func requirePosition(_ identifier: ItemIdentifierType) -> RowPosition {
    guard let position = position(ofItem: identifier) else {
      misuse("Item \(identifier) is not in the snapshot")
    }
    return position
  }
}
