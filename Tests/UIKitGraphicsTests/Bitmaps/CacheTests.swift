import Testing

@testable import UIKitGraphics

/// Tests for `Cache` and its limit in bytes.
struct CacheTests {
  @Test func theCostOfEntriesIsCounted() {
    var cache = Cache<Int, Int>(byteLimit: 100)
    for round in 1...3 {
      for key in 0..<4 {
        cache.insert(round, for: key, bytes: 20)
        #expect(cache[key] == round)
        // Reading an old entry makes it the most recent one without counting its bytes again.
        _ = cache[0]
        #expect(cache.byteCount == 20 * cache.count)
        #expect(cache.byteCount <= 100)
      }
    }
    cache.removeAll()
    #expect(cache.count == 0 && cache.byteCount == 0)
  }

  @Test func theLeastRecentlyUsedEntriesAreEvicted() {
    var cache = Cache<Int, Int>(byteLimit: 100)
    cache.insert(0, for: 0, bytes: 20)
    for key in 1..<50 {
      cache.insert(key, for: key, bytes: 20)
      #expect(cache[0] == 0)
      #expect(cache.byteCount == 20 * cache.count)
    }
    #expect(cache[49] == 49)
    #expect(cache[1] == nil)
  }
}
