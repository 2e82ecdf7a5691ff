/// The effect of an update on the sections.
struct SectionPlan: Sendable {
  /// The number of sections before the update.
  let countBefore: Int

  /// The number of sections after the update.
  let countAfter: Int

  /// The old indexes of deleted and moved sections, ascending.
  let removed: [Int]

  /// The new indexes of inserted and moved sections, ascending.
  let added: [Int]

  /// The animations of deleted sections, by old index.
  let deletions: [Int: UpdateAnimation]

  /// The animations of inserted sections, by new index.
  let insertions: [Int: UpdateAnimation]

  /// The animations of reloaded sections, by old index.
  let reloads: [Int: UpdateAnimation]

  /// The new indexes of moved sections, by old index.
  let newByMoved: [Int: Int]

  /// The old indexes of moved sections, by new index.
  let oldByMoved: [Int: Int]

  /// Whether sections are inserted, deleted or moved, rather than only reloaded.
  var changesOrder: Bool { !removed.isEmpty || !added.isEmpty }

  /// Whether the plan leaves all sections unchanged.
  var isEmpty: Bool { removed.isEmpty && added.isEmpty && reloads.isEmpty }

  /// Creates a plan that leaves all sections unchanged.
  init(unchanged count: Int) {
    (countBefore, countAfter) = (count, count)
    (removed, added) = ([], [])
    (deletions, insertions, reloads, newByMoved, oldByMoved) = ([:], [:], [:], [:], [:])
  }

  func outcome(ofOldSection section: Int) -> UpdateOutcome<Int> {
    guard !isEmpty else { return .kept(at: section) }
    if let animation = deletions[section] { return .deleted(animation: animation) }
    let movedIndex = newByMoved[section]
    let newIndex =
      movedIndex ?? IndexRemapper.index(section, removed: removed[...], added: added[...])
    if let animation = reloads[section] { return .reloaded(at: newIndex, animation: animation) }
    return movedIndex == nil ? .kept(at: newIndex) : .moved(to: newIndex)
  }

  func origin(ofNewSection section: Int) -> UpdateOrigin<Int> {
    guard !isEmpty else { return .kept(from: section) }
    if let animation = insertions[section] { return .inserted(animation: animation) }
    let movedIndex = oldByMoved[section]
    let oldIndex =
      movedIndex ?? IndexRemapper.index(section, removed: added[...], added: removed[...])
    if let animation = reloads[oldIndex] { return .reloaded(from: oldIndex, animation: animation) }
    return movedIndex == nil ? .kept(from: oldIndex) : .moved(from: oldIndex)
  }

  /// Returns the animation with which all rows of an old section disappear; `nil` if the section
  /// keeps its rows.
  func clearingAnimation(ofOldSection section: Int) -> UpdateAnimation? {
    isEmpty ? nil : deletions[section] ?? reloads[section]
  }

  /// Returns the animation with which all rows of a new section appear; `nil` if the section kept
  /// its rows.
  func fillingAnimation(ofNewSection section: Int) -> UpdateAnimation? {
    switch origin(ofNewSection: section) {
    case .inserted(let animation), .reloaded(_, let animation): animation
    case .kept, .moved: nil
    }
  }
}
