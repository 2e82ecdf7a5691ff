import Foundation
import UIKitSupport

/// Tells whether a subclass overrides a method, where absence means something.
///
/// A class's metadata holds one word per overridable method: the code to call.
/// A probe, a subclass that overrides just the method in question, shows which
/// word that is; a subclass overrides the method when its word differs from
/// the base class's. Metadata is laid out as the Swift runtime for Linux does
/// (class size and address point at bytes 32 and 36).
struct OverrideProbe {
  private let base: AnyClass
  private let slots: [Int]

  /// Finds a method's word.
  ///
  /// - Parameters:
  ///   - base: The class that declares the method.
  ///   - probe: A direct subclass that overrides only this method.
  ///   - others: Direct subclasses that override other methods only.
  init(base: AnyClass, probe: AnyClass, others: [AnyClass]) {
    self.base = base
    let baseWords = OverrideProbe.words(of: base)
    let probeWords = OverrideProbe.words(of: probe)
    let otherWords = others.map(OverrideProbe.words)
    // The fields before the methods describe the class itself, and initialisers
    // are overridden by every subclass: both differ in the others, too.
    slots = baseWords.indices.filter { index in
      index < probeWords.count && probeWords[index] != baseWords[index]
        && otherWords.allSatisfy { index < $0.count && $0[index] == baseWords[index] }
    }
    demand(
      slots.count == 1,
      "\(probe) overrides \(slots.count) methods of \(base) that no other does"
    )
  }

  /// Whether a subclass of the base class overrides the method.
  func isOverridden(in type: AnyClass) -> Bool {
    let baseWords = OverrideProbe.words(of: base)
    let words = OverrideProbe.words(of: type)
    return slots.contains { words[$0] != baseWords[$0] }
  }

  /// The words of a class's metadata behind its address point.
  private static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = metadata.load(fromByteOffset: 36, as: UInt32.self)
    let count = (Int(size) - Int(addressPoint)) / MemoryLayout<UInt>.size
    return UnsafeBufferPointer(start: metadata.assumingMemoryBound(to: UInt.self), count: count)
  }
}
