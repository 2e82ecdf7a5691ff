/// Determines whether a subclass overrides a method, for optional methods whose absence is
/// significant.
///
/// Class metadata contains one word per overridable method: the address of its implementation (see
/// Swift's `docs/ABI/TypeMetadata.rst`). A probe, a subclass that overrides only the method in
/// question, reveals the index of that word. A subclass overrides the method if its word differs
/// from that of the base class. Because the ABI is not guaranteed on Linux, the layout is validated
/// first.
struct OverrideProbe {
  private let base: AnyClass
  /// The index of the method's word in the metadata.
  private let slot: Int

  /// Finds the metadata word of a method; fails if the metadata does not have the expected layout.
  ///
  /// - Parameters:
  ///   - base: The class that declares the method.
  ///   - probe: A direct subclass that overrides only this method.
  ///   - others: Direct subclasses that each override only other methods.
  init?(base: AnyClass, probe: AnyClass, others: [AnyClass]) {
    guard let baseWords = OverrideProbe.words(of: base),
      let probeWords = OverrideProbe.words(of: probe, superclass: base)
    else { return nil }
    let otherWords = others.compactMap { OverrideProbe.words(of: $0, superclass: base) }
    guard otherWords.count == others.count else { return nil }
    // The fields before the methods describe the class itself, and every subclass overrides
    // initialisers: both also differ in the other subclasses.
    let slots = baseWords.indices.filter { index in
      index < probeWords.count && probeWords[index] != baseWords[index]
        && otherWords.allSatisfy { index < $0.count && $0[index] == baseWords[index] }
    }
    guard slots.count == 1 else { return nil }
    self.base = base
    slot = slots[0]
  }

  /// Returns whether a subclass of the base class overrides the method.
  func isOverridden(in type: AnyClass) -> Bool {
    guard let baseWords = OverrideProbe.words(of: base),
      let words = OverrideProbe.words(of: type), slot < words.count
    else { return true }
    return words[slot] != baseWords[slot]
  }

  /// Returns the words of a class's metadata, beginning at its address point; `nil` for an
  /// implausible layout.
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
