import UIKit

/// The selected cities, saved after every change.
///
/// Saving is synchronous and durable, so that no visible change can be lost. If saving fails, the
/// cities stay in memory and the next change retries. Changes that another running program has made
/// in the file are preserved there; they appear in this program after its next launch.
@MainActor
final class SelectedCities {
  private(set) var list = CityList.standard
  /// The observers of changes, with their update handlers.
  private var observers: [(owner: () -> AnyObject?, update: () -> Void)] = []
  private let store: CityStore?
  private var isLoaded = false
  /// Whether a damaged file must be renamed before the next save overwrites it.
  private var needsSetAside = false
  /// The message about a damaged file; `nil` if there was none, or after the user has read it.
  private var damageMessage: String?
  /// The message about the last save; `nil` if it succeeded, or after the user has read it.
  private var failureMessage: String?
  /// The file's content when this program last read or wrote it.
  private var storedCities: [City] = []
  /// Cities in the file that another program has added since this one read it.
  private var addedElsewhere: [City] = []
  /// Cities of this list that were removed by another program.
  private var removedElsewhere: [City] = []

  /// - Parameter store: The persistent store; `nil` to keep the cities only in memory.
  init(store: CityStore?) {
    self.store = store
  }

  /// A message for the user about the saved file; `nil` if there is no problem.
  var problem: String? {
    let problems = [damageMessage, failureMessage].compactMap(\.self)
    return problems.isEmpty ? nil : problems.joined(separator: "\n")
  }

  /// Registers an update handler for all changes, including those from other windows.
  ///
  /// - Parameters:
  ///   - owner: The observer, which is not retained; updates end when it is deallocated.
  ///   - update: Called after each change, before the method that made the change returns.
  func observe(_ owner: AnyObject, _ update: @escaping () -> Void) {
    observers.append((owner: { [weak owner] in owner }, update: update))
  }

  /// Clears the problem, which reappears if saving fails again.
  func dismissProblem() {
    damageMessage = nil
    failureMessage = nil
  }

  /// Loads the saved cities; further calls have no effect.
  ///
  /// A damaged file is renamed and replaced by a file with the cities that could be read, or with
  /// the initial cities.
  func load() {
    guard let store, !isLoaded else { return }
    isLoaded = true
    switch store.load() {
    case .nothing: break
    case .cities(let cities): list = CityList(cities)
    case .damaged(let reason, let cities):
      if !cities.isEmpty { list = CityList(cities) }
      needsSetAside = true
      damageMessage = "The saved cities could not be read: \(reason)."
      write()
    }
    storedCities = list.cities
  }
}

// MARK: Changes

extension SelectedCities {
  /// Appends a city, unless it is already in the list.
  func add(_ city: City) {
    guard list.add(city) else { return }
    removedElsewhere.removeAll { $0 == city }
    save()
  }

  /// Removes a city.
  func remove(at index: Int) {
    let city = list[index]
    addedElsewhere.removeAll { $0 == city }
    list.remove(at: index)
    save()
  }

  /// Moves a city; the indices are those before and after the move.
  func move(from source: Int, to destination: Int) {
    list.move(from: source, to: destination)
    save()
  }

  /// Undoes the last deletion.
  ///
  /// - Returns: The city's index; `nil` if there is nothing to undo.
  func undoDeletion() -> Int? {
    guard let index = list.undoDeletion() else { return nil }
    save()
    return index
  }

  /// Returns the list merged with the changes that another program has made in the file since it
  /// was read.
  private func merged(with store: CityStore) -> [City] {
    if case .cities(let fileCities) = store.load() {
      let removedCities = storedCities.filter { !fileCities.contains($0) }
      addedElsewhere.removeAll(where: removedCities.contains)
      addedElsewhere += fileCities.filter {
        !storedCities.contains($0) && !addedElsewhere.contains($0)
      }
      removedElsewhere += removedCities
    }
    let remainingCities = list.cities.filter { !removedElsewhere.contains($0) }
    return remainingCities + addedElsewhere.filter { !remainingCities.contains($0) }
  }

  /// Saves the list and notifies the observers.
  private func save() {
    write()
    observers.removeAll { $0.owner() == nil }
    for observer in observers { observer.update() }
  }

  /// Merges the list with the file, and writes the result.
  private func write() {
    guard let store else { return }
    do throws(StoreError) {
      // No other program may save between reading its changes and writing this program's.
      try store.withLock { () throws(StoreError) in
        if needsSetAside {
          let name = try store.setAside()
          needsSetAside = false
          if let damageMessage, let name {
            self.damageMessage = "\(damageMessage) The old file is kept as \(name)."
          }
        }
        let cities = merged(with: store)
        try store.save(cities)
        storedCities = cities
      }
      failureMessage = nil
    } catch {
      failureMessage = "Changes are not saved in \(store.folder): \(error.reason)."
    }
  }
}
