import Glibc

/// An array that grows without moving, so that other threads may read existing elements.
///
/// The initialiser only reserves address space. Memory is committed in steps as elements are added.
final class ReservedMemory<Element: BitwiseCopyable>: @unchecked Sendable {
  /// The first element.
  let base: UnsafeMutablePointer<Element>
  /// The number of elements that fit into the reserved address space.
  let capacity: Int
  /// The number of writable bytes; used only by the thread that adds elements.
  private var usableBytes = 0

  /// The number of bytes committed per step.
  private static var commitSize: Int { 16 << 20 }

  /// Reserves address space.
  ///
  /// - Parameter byteCount: The requested size; less is reserved if the process's limit is lower.
  /// - Throws: `StoreError.outOfMemory`.
  init(byteCount: Int) throws(StoreError) {
    var size = byteCount
    while size >= Self.commitSize {
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

  /// Makes elements readable and writable; new elements are zero.
  ///
  /// - Parameter count: The number of usable elements from the first one on.
  /// - Throws: `StoreError.outOfMemory`.
  func makeUsable(_ count: Int) throws(StoreError) {
    let neededBytes = count * MemoryLayout<Element>.stride
    guard neededBytes > usableBytes else { return }
    guard count <= capacity else { throw .outOfMemory }
    let reservedBytes = capacity * MemoryLayout<Element>.stride
    let stepCount = (neededBytes + Self.commitSize - 1) / Self.commitSize
    let size = min(reservedBytes, stepCount * Self.commitSize)
    guard mprotect(base, size, PROT_READ | PROT_WRITE) == 0 else { throw .outOfMemory }
    usableBytes = size
  }

  deinit {
    munmap(base, capacity * MemoryLayout<Element>.stride)
  }
}
