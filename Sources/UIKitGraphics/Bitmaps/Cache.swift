/// A cache of recently used values with a limit in bytes.
///
/// It approximates least-recently-used eviction with two generations instead of a linked list. A
/// full young generation, with half of the limit, becomes the old one, and values of the old one
/// that were not used since are evicted. A single larger value is kept. A hit is one dictionary
/// look-up.
struct Cache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var bytes: Int
  }

  private let byteLimit: Int
  private var youngEntries: [Key: Entry] = [:]
  private var oldEntries: [Key: Entry] = [:]
  private var youngBytes = 0
  private var oldBytes = 0

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The value for a key, `nil` if it is not cached; reading marks it as recently used.
  subscript(key: Key) -> Value? {
    mutating get {
      if let entry = youngEntries[key] { return entry.value }
      guard !oldEntries.isEmpty, let entry = oldEntries.removeValue(forKey: key) else { return nil }
      oldBytes -= entry.bytes
      add(entry, for: key)
      return entry.value
    }
  }

  /// Stores a value with an approximate size in bytes.
  mutating func insert(_ value: Value, for key: Key, bytes: Int) {
    if !oldEntries.isEmpty, let replaced = oldEntries.removeValue(forKey: key) {
      oldBytes -= replaced.bytes
    }
    add(Entry(value: value, bytes: bytes), for: key)
  }

  /// Removes all values.
  mutating func removeAll() {
    self = Cache(byteLimit: byteLimit)
  }

  /// The number of cached values.
  var count: Int { youngEntries.count + oldEntries.count }

  /// The total size of the cached values in bytes, as specified on insertion.
  var byteCount: Int { youngBytes + oldBytes }

  /// Adds an entry to the young generation, which first replaces the old one if it is full.
  private mutating func add(_ entry: Entry, for key: Key) {
    if youngBytes + entry.bytes > byteLimit / 2, !youngEntries.isEmpty {
      oldEntries = youngEntries
      oldBytes = youngBytes
      youngEntries = Dictionary(minimumCapacity: oldEntries.count)
      youngBytes = 0
    }
    let replaced = youngEntries.updateValue(entry, forKey: key)
    youngBytes += entry.bytes - (replaced?.bytes ?? 0)
  }
}
