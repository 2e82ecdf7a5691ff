/// Cuts a list that fails down to a short one that still fails (delta debugging).
///
/// Halves are left out first, then quarters, and so on to single elements; then elements are made
/// simpler. The number of tries is limited: what was reached then is the result.
struct ListShrinker<Element> {
  var maximumTries = 2000
  /// Elements that may replace one.
  var simpler: (Element) -> [Element] = { _ in [] }
  private(set) var tries = 0

  init(
    maximumTries: Int = 2000,
    simpler: @escaping (Element) -> [Element] = { _ in [] }
  ) {
    self.maximumTries = maximumTries
    self.simpler = simpler
  }

  /// A short list that fails, too.
  ///
  /// - Parameters:
  ///   - list: A list that fails.
  ///   - fails: Whether a list fails; the same answer each time.
  /// - Returns: The list, or a part of it.
  mutating func shrink(_ list: [Element], _ fails: ([Element]) -> Bool) -> [Element] {
    var best = list
    var size = max(1, list.count / 2)
    while true {
      let before = best.count
      var start = 0
      while start < best.count {
        guard tries < maximumTries else { return best }
        var shorter = best
        shorter.removeSubrange(start..<min(start + size, best.count))
        tries += 1
        if fails(shorter) { best = shorter } else { start += size }
      }
      if size > 1 {
        size /= 2
      } else if best.count == before, !simplify(&best, fails) {
        return best
      }
    }
  }

  /// Replaces one element by a simpler one; whether there was any.
  private mutating func simplify(
    _ list: inout [Element],
    _ fails: ([Element]) -> Bool
  ) -> Bool {
    for index in list.indices {
      for element in simpler(list[index]) {
        guard tries < maximumTries else { return false }
        var other = list
        other[index] = element
        tries += 1
        if fails(other) {
          list = other
          return true
        }
      }
    }
    return false
  }
}
