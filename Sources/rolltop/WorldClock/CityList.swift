/// The user's cities, without duplicates, in the user's order.
struct CityList: Equatable, Sendable {
  /// A deleted city and its index.
  struct Deletion: Equatable, Sendable {
    var city: City
    var index: Int
  }

  private(set) var cities: [City]
  /// The deletion that `undoDeletion()` reverts; `nil` if there is nothing to undo.
  private(set) var lastDeletion: Deletion?

  /// - Parameter cities: The cities; duplicates are removed.
  init(_ cities: [City]) {
    var seen: Set<String> = []
    self.cities = cities.filter { seen.insert($0.identifier).inserted }
  }

  /// The initial cities, one of which has a time zone offset with 45 minutes.
  static let standard = CityList(
    [
      "Europe/London", "America/New_York", "America/Los_Angeles", "Asia/Kathmandu", "Asia/Tokyo",
      "Australia/Sydney",
    ].compactMap(City.init)
  )

  subscript(row: Int) -> City {
    guard cities.indices.contains(row) else {
      fatalError("The world clock has \(cities.count) cities, and shows one in row \(row)")
    }
    return cities[row]
  }

  func contains(_ city: City) -> Bool {
    cities.contains(city)
  }

  /// Appends a city, unless it is already in the list.
  ///
  /// - Returns: Whether the city was added.
  mutating func add(_ city: City) -> Bool {
    guard !contains(city) else { return false }
    cities.append(city)
    // Undoing its deletion would duplicate it.
    if lastDeletion?.city == city { lastDeletion = nil }
    return true
  }

  /// Removes a city; `undoDeletion()` reverts the deletion.
  mutating func remove(at index: Int) {
    lastDeletion = Deletion(city: cities.remove(at: index), index: index)
  }

  /// Moves a city.
  ///
  /// - Parameters:
  ///   - source: The index before the move.
  ///   - destination: The index after the move.
  mutating func move(from source: Int, to destination: Int) {
    cities.insert(cities.remove(at: source), at: destination)
  }

  /// Undoes the last deletion, at the previous index if the index is still valid.
  ///
  /// - Returns: The city's index; `nil` if there is nothing to undo.
  mutating func undoDeletion() -> Int? {
    guard let deletion = lastDeletion else { return nil }
    lastDeletion = nil
    let index = min(deletion.index, cities.count)
    cities.insert(deletion.city, at: index)
    return index
  }
}
