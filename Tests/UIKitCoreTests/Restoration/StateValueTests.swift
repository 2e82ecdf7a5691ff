import Foundation
import Testing

@testable import UIKitCore

/// A class with a subclass.
class StateBase: NSObject, NSSecureCoding {
  class var supportsSecureCoding: Bool { true }

  override init() {}

  required init?(coder: NSCoder) {}

  func encode(with coder: NSCoder) {}
}

final class StateDerived: StateBase {}

/// A class unrelated to the others.
final class StateStranger: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }

  override init() {}

  init?(coder: NSCoder) {}

  func encode(with coder: NSCoder) {}
}

/// A class whose decoding always fails.
final class StateFailing: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }

  override init() {}

  init?(coder: NSCoder) {
    coder.failWithError(CocoaError(.coderReadCorrupt))
  }

  func encode(with coder: NSCoder) {}
}

enum StateOuter {
  final class Inner: StateBase {}
}

/// Tests for conversions between the types of a state's values, valid and invalid ones.
struct StateValueTests {
  private func decoded(_ encode: (StateCoder) -> Void) throws -> StateCoder {
    let coder = StateCoder()
    encode(coder)
    return try #require(StateCoder(reading: coder.encodedData))
  }

  @Test func everyNumberButZeroIsTrue() throws {
    let coder = try decoded { coder in
      for number in [0.5, -1, 0, -0.0] { coder.encode(number, forKey: "\(number)") }
    }
    #expect(coder.decodeBool(forKey: "0.5") && coder.decodeBool(forKey: "-1.0"))
    #expect(!coder.decodeBool(forKey: "0.0") && !coder.decodeBool(forKey: "-0.0"))
  }

  @Test func theFirstFailureIsKept() {
    let coder = StateCoder()
    coder.failWithError(CocoaError(.coderReadCorrupt))
    coder.failWithError(CocoaError(.coderInvalidValue))
    #expect((coder.error as? CocoaError)?.code == .coderReadCorrupt)
  }

  /// The order of a dictionary's elements depends on its capacity.
  @Test func theOrderOfCollectionsDoesNotMatter() {
    var bytes: Set<Data> = []
    for capacity in [1, 50, 1_000] {
      var dictionary = [String: Int](minimumCapacity: capacity)
      var set = Set<String>(minimumCapacity: capacity)
      for index in 0..<20 {
        dictionary["\(index)"] = index
        set.insert("\(index)")
      }
      let coder = StateCoder()
      coder.encode(dictionary, forKey: "dictionary")
      coder.encode(set, forKey: "set")
      bytes.insert(coder.encodedData)
    }
    #expect(bytes.count == 1)
  }

  @Test func subclassesOfTheRequestedClassAreDecoded() throws {
    let coder = try decoded {
      $0.encode(StateBase(), forKey: "base")
      $0.encode(StateDerived(), forKey: "derived")
      $0.encode(StateStranger(), forKey: "stranger")
      $0.encode(StateOuter.Inner(), forKey: "inner")
    }
    #expect(coder.decodeObject(of: StateBase.self, forKey: "base") != nil)
    #expect(coder.decodeObject(of: StateBase.self, forKey: "derived") is StateDerived)
    #expect(coder.decodeObject(of: StateDerived.self, forKey: "base") == nil)
    #expect(coder.decodeObject(of: [StateBase.self], forKey: "stranger") == nil)
    // The coder finds nested classes only if they are requested.
    #expect(coder.decodeObject(of: StateBase.self, forKey: "inner") == nil)
    #expect(coder.decodeObject(of: StateOuter.Inner.self, forKey: "inner") != nil)
  }

  @Test func anObjectThatFailsToDecodeIsNil() throws {
    let coder = try decoded { $0.encode(StateFailing(), forKey: "failing") }
    #expect(coder.containsValue(forKey: "failing"))
    #expect(coder.decodeObject(of: StateFailing.self, forKey: "failing") == nil)
  }
}
