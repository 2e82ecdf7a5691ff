import UIKitLists
import UIKitSupport

extension NSDiffableDataSourceSnapshot {
  /// Appends sections.
  ///
  /// - Parameter identifiers: Sections that are not yet in the snapshot.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before a section.
  ///
  /// - Parameters:
  ///   - identifiers: Sections that are not yet in the snapshot.
  ///   - toIdentifier: A section of the snapshot.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: requireIndex(toIdentifier))
  }

  /// Inserts sections after a section.
  ///
  /// - Parameters:
  ///   - identifiers: Sections that are not yet in the snapshot.
  ///   - toIdentifier: A section of the snapshot.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: requireIndex(toIdentifier) + 1)
  }

  /// Deletes sections with their items; ignores identifiers that are not in the snapshot.
  ///
  /// - Parameter identifiers: The sections.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let deletedIdentifiers = Set(identifiers)
    for section in sections where deletedIdentifiers.contains(section.id) {
      for item in section.rows {
        sectionByItem[item] = nil
        reloadedItems.remove(item)
        reconfiguredItems.remove(item)
      }
    }
    sections.removeAll { deletedIdentifiers.contains($0.id) }
    reloadedSections.subtract(deletedIdentifiers)
    updateIndexes()
  }

  /// Moves a section before another section.
  ///
  /// - Parameters:
  ///   - identifier: A section of the snapshot.
  ///   - toIdentifier: Another section of the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 0)
  }

  /// Moves a section after another section.
  ///
  /// - Parameters:
  ///   - identifier: A section of the snapshot.
  ///   - toIdentifier: Another section of the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 1)
  }

  /// Marks sections to be reloaded when the snapshot is applied.
  ///
  /// - Parameter identifiers: Sections of the snapshot.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = requireIndex(identifier) }
    reloadedSections.formUnion(identifiers)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType,
    nextTo other: SectionIdentifierType,
    offset: Int
  ) {
    demand(identifier != other, "Section \(identifier) cannot be moved next to itself")
    let section = sections.remove(at: requireIndex(identifier))
    updateIndexes()
    sections.insert(section, at: requireIndex(other) + offset)
    updateIndexes()
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      demand(
        indexBySection.updateValue(index, forKey: identifier) == nil,
        "Section \(identifier) is in the snapshot already"
      )
    }
    sections.insert(
      contentsOf: identifiers.map { ListSection(id: $0, rows: []) },
      at: index
    )
    updateIndexes()
  }

  private mutating func updateIndexes() {
    indexBySection = Dictionary(
      uniqueKeysWithValues: sections.enumerated().map { ($1.id, $0) }
    )
  }
}
