import UIKitCore

/// Assigns IDs to the objects that clients know.
///
/// IDs do not retain views. Rows are created for clients, so the most recent ones are retained. IDs
/// are unique across windows.
@MainActor
struct NodeNumbers {
  /// The maximum number of retained rows.
  private static let maximumRetained = 2000
  /// The number of IDs at which those of deallocated objects are first removed.
  private static let firstSweep = 4000

  private static var next = 1

  private struct WeakNode {
    weak var object: _UIAccessibleObject?
  }

  private var numbers: [ObjectIdentifier: Int] = [:]
  private var objects: [Int: WeakNode] = [:]
  private var retained: [_UIAccessibleObject] = []
  /// The index in `retained` of the oldest row, which is replaced next.
  private var oldestRetained = 0
  /// The number of IDs at which those of deallocated objects are removed next.
  private var nextSweep = NodeNumbers.firstSweep

  /// Returns the ID of an object, which is assigned on first use.
  mutating func number(of object: _UIAccessibleObject) -> Int {
    let key = ObjectIdentifier(object)
    // The address may belong to an object that was deallocated.
    if let number = numbers[key], objects[number]?.object === object { return number }
    if objects.count >= nextSweep { removeDeallocated() }
    let number = NodeNumbers.next
    NodeNumbers.next += 1
    numbers[key] = number
    objects[number] = WeakNode(object: object)
    if object is UIAccessibilityElement { retain(object) }
    return number
  }

  /// Returns whether an object has an ID.
  func contains(_ object: _UIAccessibleObject) -> Bool {
    numbers[ObjectIdentifier(object)].map { objects[$0]?.object === object } ?? false
  }

  /// Returns the object with an ID; `nil` if it was deallocated.
  func object(_ number: Int) -> _UIAccessibleObject? { objects[number]?.object }

  /// All objects with an ID.
  var all: [(number: Int, object: _UIAccessibleObject)] {
    objects.compactMap { number, entry in entry.object.map { (number, $0) } }
      .sorted { $0.0 < $1.0 }
  }

  private mutating func retain(_ object: _UIAccessibleObject) {
    if retained.count < NodeNumbers.maximumRetained {
      retained.append(object)
    } else {
      retained[oldestRetained] = object
      oldestRetained = (oldestRetained + 1) % retained.count
    }
  }

  private mutating func removeDeallocated() {
    objects = objects.filter { $0.value.object != nil }
    numbers = numbers.filter { objects[$0.value] != nil }
    nextSweep = max(NodeNumbers.firstSweep, objects.count * 2)
  }
}
