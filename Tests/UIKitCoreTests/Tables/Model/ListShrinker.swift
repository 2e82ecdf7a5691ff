/// Reduces a failing list to a short one that still fails (delta debugging).
///
/// The search removes halves first, then quarters, down to single elements, and then simplifies
/// elements. The number of tries is limited: the result is the shortest list found until then.
struct ListShrinker<Element> {
  var maximumTries = 2000
  /// Returns simpler replacements of an element.
  var simpler: (Element) -> [Element] = { _ in [] }
  private(set) var tries = 0

  init(
    maximumTries: Int = 2000,
    simpler: @escaping (Element) -> [Element] = { _ in [] }
  ) {
    self.maximumTries = maximumTries
    self.simpler = simpler
  }

  /// Returns a short list that fails, too.
  ///
  /// - Parameters:
  ///   - list: A list that fails.
  ///   - fails: Returns whether a list fails, with the same result each time.
  /// - Returns: The list, or a subsequence of it, possibly with simpler elements.
  mutating func shrink(_ list: [Element], _ fails: ([Element]) -> Bool) -> [Element] {
    var best = list
    var chunkSize = max(1, list.count / 2)
    while true {
      let countBefore = best.count
      var start = 0
      while start < best.count {
        guard tries < maximumTries else { return best }
        var shorter = best
        shorter.removeSubrange(start..<min(start + chunkSize, best.count))
        tries += 1
        if fails(shorter) { best = shorter } else { start += chunkSize }
      }
      if chunkSize > 1 {
        chunkSize /= 2
      } else if best.count == countBefore, !simplify(&best, fails) {
        return best
      }
    }
  }

  /// Replaces one element by a simpler one, and returns whether the list still fails.
  ///
  /// - Returns: `false` if no such element was found, or the tries are used up.
  private mutating func simplify(
    _ list: inout [Element],
    _ fails: ([Element]) -> Bool
  ) -> Bool {
    for index in list.indices {
      for element in simpler(list[index]) {
        guard tries < maximumTries else { return false }
        var candidate = list
        candidate[index] = element
        tries += 1
        if fails(candidate) {
          list = candidate
          return true
        }
      }
    }
    return false
  }
}
