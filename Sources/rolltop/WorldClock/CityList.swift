/// The cities that the user chose, each once, in the user's order.
struct CityList: Equatable, Sendable {
  /// A city that was taken out, and where it was.
  struct Deletion: Equatable, Sendable {
    var city: City
    var index: Int
  }

  private(set) var cities: [City]
  /// What `undoDeletion` brings back; `nil` when there is nothing to undo.
  private(set) var lastDeletion: Deletion?

  /// - Parameter cities: The cities; of equal ones the first stays.
  init(_ cities: [City]) {
    var seen: Set<String> = []
    self.cities = cities.filter { seen.insert($0.identifier).inserted }
  }

  /// Who begins sees these: one of them has a time zone with 45 minutes in it.
  static let standard = CityList(
    [
      "Europe/London", "America/New_York", "America/Los_Angeles", "Asia/Kathmandu", "Asia/Tokyo",
      "Australia/Sydney",
    ].compactMap(City.init)
  )

  func contains(_ city: City) -> Bool {
    cities.contains(city)
  }

  /// Adds a city at the end, unless it is there.
  ///
  /// - Returns: Whether it was added.
  mutating func add(_ city: City) -> Bool {
    guard !contains(city) else { return false }
    cities.append(city)
    // It can hardly be brought back a second time.
    if lastDeletion?.city == city { lastDeletion = nil }
    return true
  }

  /// Takes a city out; `undoDeletion` brings it back.
  mutating func remove(at index: Int) {
    lastDeletion = Deletion(city: cities.remove(at: index), index: index)
  }

  /// Moves a city.
  ///
  /// - Parameters:
  ///   - source: Where it is.
  ///   - destination: Where it is afterwards.
  mutating func move(from source: Int, to destination: Int) {
    cities.insert(cities.remove(at: source), at: destination)
  }

  /// Brings back the city that was taken out last, to its place if that still exists.
  ///
  /// - Returns: Its index; `nil` when there is nothing to undo.
  mutating func undoDeletion() -> Int? {
    guard let deletion = lastDeletion else { return nil }
    lastDeletion = nil
    let index = min(deletion.index, cities.count)
    cities.insert(deletion.city, at: index)
    return index
  }
}
