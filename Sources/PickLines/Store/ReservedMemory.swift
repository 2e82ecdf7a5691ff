import Glibc

/// Elements that grow without moving, so that other threads may read those that are there.
///
/// Address space is reserved at first; memory is taken in steps as elements are added, and counts
/// neither as used nor as committed before.
final class ReservedMemory<Element: BitwiseCopyable>: @unchecked Sendable {
  /// The first element.
  let base: UnsafeMutablePointer<Element>
  /// The number of elements for which there are addresses.
  let capacity: Int
  /// Bytes that may be written; of the thread that adds elements.
  private var usableBytes = 0

  /// The step in which memory is taken.
  private static var step: Int { 16 << 20 }

  /// Reserves address space.
  ///
  /// - Parameter byteCount: The wanted size; less is reserved where a process may not have so much.
  /// - Throws: `StoreError.outOfMemory`.
  init(byteCount: Int) throws(StoreError) {
    var size = byteCount
    while size >= Self.step {
      let address = mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
      if let address, address != MAP_FAILED {
        base = address.bindMemory(to: Element.self, capacity: size / MemoryLayout<Element>.stride)
        capacity = size / MemoryLayout<Element>.stride
        return
      }
      size /= 2
    }
    throw .outOfMemory
  }

  /// Makes the first elements usable; new ones are zero.
  ///
  /// - Parameter count: The number of elements.
  /// - Throws: `StoreError.outOfMemory`.
  func reach(_ count: Int) throws(StoreError) {
    let needed = count * MemoryLayout<Element>.stride
    guard needed > usableBytes else { return }
    guard count <= capacity else { throw .outOfMemory }
    let limit = capacity * MemoryLayout<Element>.stride
    let size = min(limit, (needed + Self.step - 1) / Self.step * Self.step)
    guard mprotect(base, size, PROT_READ | PROT_WRITE) == 0 else { throw .outOfMemory }
    usableBytes = size
  }

  deinit {
    munmap(base, capacity * MemoryLayout<Element>.stride)
  }
}
