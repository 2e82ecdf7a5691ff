import UIKitCore

/// Numbers for the objects that clients know.
///
/// Views are not kept alive by their number. Rows are made for clients, so the last ones are. No two
/// windows have the same numbers.
@MainActor
struct NodeNumbers {
  /// The number of rows that are kept.
  private static let maximumKept = 2000
  /// From how many numbers on those of objects that are gone are looked for.
  private static let firstSweep = 4000

  private static var next = 1

  private struct WeakNode {
    weak var object: _UIAccessibleObject?
  }

  private var numbers: [ObjectIdentifier: Int] = [:]
  private var objects: [Int: WeakNode] = [:]
  private var kept: [_UIAccessibleObject] = []
  private var nextKept = 0
  private var sweep = NodeNumbers.firstSweep

  /// The number of an object; it gets one when it has none.
  mutating func number(of object: _UIAccessibleObject) -> Int {
    let key = ObjectIdentifier(object)
    // An object that is gone may have been at the same address.
    if let number = numbers[key], objects[number]?.object === object { return number }
    if objects.count >= sweep { removeGone() }
    let number = NodeNumbers.next
    NodeNumbers.next += 1
    numbers[key] = number
    objects[number] = WeakNode(object: object)
    if object is UIAccessibilityElement { keep(object) }
    return number
  }

  /// Whether an object has a number.
  func contains(_ object: _UIAccessibleObject) -> Bool {
    numbers[ObjectIdentifier(object)].map { objects[$0]?.object === object } ?? false
  }

  /// The object with a number; `nil` when it is gone.
  func object(_ number: Int) -> _UIAccessibleObject? { objects[number]?.object }

  /// All objects with a number.
  var all: [(number: Int, object: _UIAccessibleObject)] {
    objects.compactMap { number, entry in entry.object.map { (number, $0) } }
      .sorted { $0.0 < $1.0 }
  }

  private mutating func keep(_ object: _UIAccessibleObject) {
    if kept.count < NodeNumbers.maximumKept {
      kept.append(object)
    } else {
      kept[nextKept] = object
      nextKept = (nextKept + 1) % kept.count
    }
  }

  private mutating func removeGone() {
    objects = objects.filter { $0.value.object != nil }
    numbers = numbers.filter { objects[$0.value] != nil }
    sweep = max(NodeNumbers.firstSweep, objects.count * 2)
  }
}
