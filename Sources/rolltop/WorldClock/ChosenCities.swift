import UIKit

/// The chosen cities, saved after every change.
///
/// Saving waits for the disk, so that nothing shown can be lost. What cannot be
/// saved stays in memory, and the next change tries again.
@MainActor
final class ChosenCities {
  private(set) var list = CityList.standard
  private let store: CityStore?
  private var isLoaded = false
  /// Whether a damaged file still has to be kept from being overwritten.
  private var mustSetAside = false
  private var damage: String?
  private var failure: String?

  /// - Parameter store: Where the cities are kept; `nil`: in memory only.
  init(store: CityStore?) {
    self.store = store
  }

  /// What the user should know about the saved file; `nil` when all is well.
  var problem: String? {
    let problems = [damage, failure].compactMap(\.self)
    return problems.isEmpty ? nil : problems.joined(separator: "\n")
  }

  /// Forgets the problem; when saving fails again it comes back.
  func dismissProblem() {
    damage = nil
    failure = nil
  }

  /// Reads what was saved.
  ///
  /// Only the first call does something.
  func load() {
    guard let store, !isLoaded else { return }
    isLoaded = true
    switch store.load() {
    case .nothing: break
    case .cities(let cities): list = CityList(cities)
    case .damaged(let reason, let cities):
      if !cities.isEmpty { list = CityList(cities) }
      mustSetAside = true
      damage = "The saved cities could not be read: \(reason)."
      save()
    }
  }
}

// MARK: Changes

extension ChosenCities {
  /// Adds a city at the end, unless it is there.
  func add(_ city: City) {
    if list.add(city) { save() }
  }

  /// Takes a city out.
  func remove(at index: Int) {
    list.remove(at: index)
    save()
  }

  /// Moves a city; both indices are the city's own, before and after.
  func move(from source: Int, to destination: Int) {
    list.move(from: source, to: destination)
    save()
  }

  /// Brings back the city that was taken out last.
  ///
  /// - Returns: Its index; `nil` when there is nothing to undo.
  func undoDeletion() -> Int? {
    guard let index = list.undoDeletion() else { return nil }
    save()
    return index
  }

  private func save() {
    guard let store else { return }
    do throws(StoreError) {
      if mustSetAside {
        let name = try store.setAside()
        mustSetAside = false
        if let damage, let name { self.damage = "\(damage) The old file is kept as \(name)." }
      }
      try store.save(list.cities)
      failure = nil
    } catch {
      failure = "Changes are not saved in \(store.folder): \(error.reason)."
    }
  }
}
