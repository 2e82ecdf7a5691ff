/// Finds out whether a subclass overrides a method, for optional methods whose absence has a
/// meaning.
///
/// Class metadata has one word per overridable method: the address of its implementation (Swift's
/// `docs/ABI/TypeMetadata.rst`). A probe, a subclass that overrides only the method in question,
/// shows the index of that word; a subclass overrides the method if its word differs from that of
/// the base class. The ABI is not guaranteed on Linux, so the layout is validated first.
struct OverrideProbe {
  private let base: AnyClass
  private let slot: Int

  /// Finds a method's word; `nil` if the metadata does not have the expected layout.
  ///
  /// - Parameters:
  ///   - base: The class that declares the method.
  ///   - probe: A direct subclass that overrides only this method.
  ///   - others: Direct subclasses that override other methods only.
  init?(base: AnyClass, probe: AnyClass, others: [AnyClass]) {
    guard let baseWords = OverrideProbe.words(of: base),
      let probeWords = OverrideProbe.words(of: probe, superclass: base)
    else { return nil }
    let otherWords = others.compactMap { OverrideProbe.words(of: $0, superclass: base) }
    guard otherWords.count == others.count else { return nil }
    // The fields before the methods describe the class itself, and initialisers
    // are overridden by every subclass: both differ in the others, too.
    let slots = baseWords.indices.filter { index in
      index < probeWords.count && probeWords[index] != baseWords[index]
        && otherWords.allSatisfy { index < $0.count && $0[index] == baseWords[index] }
    }
    guard slots.count == 1 else { return nil }
    self.base = base
    slot = slots[0]
  }

  /// Whether a subclass of the base class overrides the method.
  func isOverridden(in type: AnyClass) -> Bool {
    guard let baseWords = OverrideProbe.words(of: base),
      let words = OverrideProbe.words(of: type), slot < words.count
    else { return true }
    return words[slot] != baseWords[slot]
  }

  /// The words of a class's metadata from its address point on; `nil` for an implausible layout.
  private static func words(
    of type: AnyClass,
    superclass: AnyClass? = nil
  ) -> UnsafeBufferPointer<UInt>? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    if let superclass {
      let word = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
      guard word == unsafeBitCast(superclass, to: UnsafeRawPointer.self) else { return nil }
    }
    let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
    let addressPoint = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
    guard size.isMultiple(of: MemoryLayout<UInt>.size), addressPoint < size, size < 1 << 20
    else { return nil }
    let count = (size - addressPoint) / MemoryLayout<UInt>.size
    return UnsafeBufferPointer(start: metadata.assumingMemoryBound(to: UInt.self), count: count)
  }
}
