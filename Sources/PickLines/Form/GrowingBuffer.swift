/// A reusable buffer whose elements have stable addresses until the next change.
final class GrowingBuffer<Element: BitwiseCopyable> {
  /// The address of the first element, which is valid until the next change.
  private(set) var base = UnsafeMutablePointer<Element>.allocate(capacity: 256)
  private(set) var count = 0
  private var capacity = 256

  deinit { base.deallocate() }

  func removeAll() { count = 0 }

  /// Reserves memory for a number of additional elements.
  func reserve(_ additionalCount: Int) {
    guard count + additionalCount > capacity else { return }
    capacity = max(2 * capacity, count + additionalCount)
    let newBase = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    newBase.update(from: base, count: count)
    base.deallocate()
    base = newBase
  }

  func append(_ element: Element) {
    reserve(1)
    base[count] = element
    count += 1
  }

  /// Replaces the last element; there must be one.
  func replaceLast(_ element: Element) { base[count - 1] = element }

  func append(_ elements: UnsafeBufferPointer<Element>) {
    guard let start = elements.baseAddress else { return }
    reserve(elements.count)
    (base + count).update(from: start, count: elements.count)
    count += elements.count
  }
}
