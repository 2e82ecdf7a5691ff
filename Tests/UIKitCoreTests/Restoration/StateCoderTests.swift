import Foundation
import Testing

@testable import UIKitCore

/// An object that encodes itself and a nested object.
private class Node: NSObject, NSSecureCoding {
  class var supportsSecureCoding: Bool { true }
  var name = ""
  var next: Node?

  override init() {}

  required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
    self.name = name as String
    next = coder.decodeObject(of: Node.self, forKey: "next")
  }

  func encode(with coder: NSCoder) {
    coder.encode(name, forKey: "name")
    coder.encode(next, forKey: "next")
  }
}

private final class Plain: NSObject {}

/// Tests for `StateCoder`.
struct StateCoderTests {
  private func decoded(_ encode: (StateCoder) -> Void) throws -> StateCoder {
    let coder = StateCoder()
    encode(coder)
    return try #require(StateCoder(reading: coder.encodedData))
  }

  @Test func numbersSurviveCoding() throws {
    let coder = try decoded {
      $0.encode(true, forKey: "bool")
      $0.encode(Int.min, forKey: "int")
      $0.encode(Int32.max, forKey: "int32")
      $0.encode(Int64.max, forKey: "int64")
      $0.encode(Float(1.5), forKey: "float")
      $0.encode(0.1, forKey: "double")
      $0.encode(Double.nan, forKey: "nan")
      $0.encode(-Double.infinity, forKey: "infinity")
      $0.encode(NSNumber(value: UInt64.max), forKey: "large")
      $0.encode(CGFloat(2.5) as Any, forKey: "cg")
    }
    #expect(coder.decodeBool(forKey: "bool"))
    #expect(coder.decodeInteger(forKey: "int") == .min)
    #expect(coder.decodeInt32(forKey: "int32") == .max)
    #expect(coder.decodeCInt(forKey: "int32") == .max)
    #expect(coder.decodeInt64(forKey: "int64") == .max)
    #expect(coder.decodeFloat(forKey: "float") == 1.5)
    #expect(coder.decodeDouble(forKey: "double") == 0.1)
    #expect(coder.decodeDouble(forKey: "nan").isNaN)
    #expect(coder.decodeDouble(forKey: "infinity") == -.infinity)
    #expect(coder.decodeObject(of: NSNumber.self, forKey: "large")?.uint64Value == .max)
    #expect(coder.decodeDouble(forKey: "cg") == 2.5)
    #expect(coder.containsValue(forKey: "bool") && !coder.containsValue(forKey: "none"))
  }

  @Test func numbersOfAnotherKindAreConvertedOrZero() throws {
    let coder = try decoded {
      $0.encode(300.7, forKey: "double")
      $0.encode(Int.max, forKey: "int")
      $0.encode(Double.nan, forKey: "nan")
      $0.encode("7", forKey: "text")
    }
    #expect(coder.decodeInteger(forKey: "double") == 300)
    #expect(coder.decodeBool(forKey: "double"))
    #expect(coder.decodeInt32(forKey: "int") == 0)
    #expect(coder.decodeInteger(forKey: "nan") == 0)
    #expect(coder.decodeInteger(forKey: "text") == 0 && !coder.decodeBool(forKey: "text"))
    #expect(coder.decodeInteger(forKey: "none") == 0 && coder.decodeDouble(forKey: "none") == 0)
    #expect(coder.decodeObject(of: NSData.self, forKey: "text") == nil)
  }

  @Test func valuesOfSwiftAndOfFoundationAreTheSame() throws {
    let id = UUID()
    let url = try #require(URL(string: "https://example.org/ä?b=1"))
    let swift: [String: Any] = [
      "text": "ü\u{0}\n", "data": Data([0, 255]), "date": Date(timeIntervalSince1970: 0.25),
      "url": url, "uuid": id, "path": IndexPath(indexes: [3, 1, 4]), "list": ["a", 1, [true]],
      "table": ["b": 1, "a": [2.5]], "set": Set(["x", "y"]), "int": 5,
    ]
    let foundation: [String: Any] = [
      "text": NSString(string: "ü\u{0}\n"), "data": NSData(data: Data([0, 255])),
      "date": NSDate(timeIntervalSince1970: 0.25), "url": NSURL(string: url.absoluteString) as Any,
      "uuid": NSUUID(uuidString: id.uuidString) as Any,
      "path": NSIndexPath(indexes: [3, 1, 4], length: 3),
      "list": NSArray(array: ["a", 1, [true]]),
      "table": NSDictionary(dictionary: ["b": 1, "a": [2.5]]),
      "set": NSSet(array: ["x", "y"]), "int": NSNumber(value: 5),
    ]
    for values in [swift, foundation] {
      let coder = try decoded { for (key, value) in values { $0.encode(value, forKey: key) } }
      #expect(coder.decodeObject(of: NSString.self, forKey: "text") == "ü\u{0}\n")
      #expect(coder.decodeObject(forKey: "text") as? String == "ü\u{0}\n")
      #expect(coder.decodeObject(of: NSData.self, forKey: "data") as Data? == Data([0, 255]))
      let date = coder.decodeObject(of: NSDate.self, forKey: "date")
      #expect(date?.timeIntervalSince1970 == 0.25)
      #expect(
        coder.decodeObject(of: NSURL.self, forKey: "url")?.absoluteString == url.absoluteString
      )
      #expect(coder.decodeObject(of: NSUUID.self, forKey: "uuid")?.uuidString == id.uuidString)
      let path = coder.decodeObject(of: NSIndexPath.self, forKey: "path")
      #expect(path.map { [$0.index(atPosition: 0), $0.length] } == [3, 3])
      let list = coder.decodeObject(of: [NSArray.self], forKey: "list") as? NSArray
      #expect(list?.count == 3 && list?[0] as? String == "a" && list?[1] as? Int == 1)
      let table = coder.decodeObject(of: NSDictionary.self, forKey: "table")
      #expect(table?["b"] as? Int == 1 && (table?["a"] as? NSArray)?[0] as? Double == 2.5)
      #expect(coder.decodeObject(of: NSSet.self, forKey: "set")?.contains("y") == true)
      #expect(coder.decodeInteger(forKey: "int") == 5)
      #expect(coder.decodePropertyList(forKey: "list") is NSArray)
    }
  }

  @Test func bytesSurviveCoding() throws {
    let coder = try decoded { coder in
      [1, 2, 3].withUnsafeBufferPointer {
        coder.encodeBytes($0.baseAddress, length: 3, forKey: "b")
      }
    }
    let bytes = coder.withDecodedUnsafeBufferPointer(forKey: "b") { $0.map(Array.init) }
    #expect(bytes == [1, 2, 3])
    #expect(coder.withDecodedUnsafeBytes(forKey: "none") { $0 == nil })
  }

  @Test func objectsEncodeThemselves() throws {
    let node = Node()
    node.name = "first"
    node.next = Node()
    node.next?.name = "second"
    let coder = try decoded {
      $0.encode(node, forKey: "node")
      $0.encode([node, node], forKey: "nodes")
    }
    let read = coder.decodeObject(of: Node.self, forKey: "node")
    #expect(read?.name == "first" && read?.next?.name == "second" && read?.next?.next == nil)
    let nodes = coder.decodeObject(of: [NSArray.self, Node.self], forKey: "nodes") as? [Node]
    #expect(nodes?.map(\.name) == ["first", "first"])
    // The coder creates only instances of the requested classes.
    #expect(coder.decodeObject(forKey: "node") == nil)
    #expect(coder.decodeObject(of: NSString.self, forKey: "node") == nil)
  }

  @Test func nilIsSavedAsNil() throws {
    let coder = try decoded { $0.encode(nil as Any?, forKey: "nil") }
    #expect(coder.containsValue(forKey: "nil"))
    #expect(coder.decodeObject(forKey: "nil") == nil)
  }

  @Test func unsupportedValuesAreReported() {
    let coder = StateCoder()
    var lines: [String] = []
    coder.report = { lines.append($0) }
    coder.encode(Plain(), forKey: "plain")
    coder.encode(["a", Plain()], forKey: "list")
    var deep: [Any] = []
    for _ in 0..<200 { deep = [deep] }
    coder.encode(deep, forKey: "deep")
    #expect(lines.count == 3)
    #expect(
      lines.first
        == "The value for \"plain\" is not saved with the state: Plain is neither a property list "
        + "nor adopts NSSecureCoding"
    )
    #expect(!coder.containsValue(forKey: "plain") && !coder.containsValue(forKey: "list"))
  }

  @Test func theDeepestPermittedValuesAreRead() throws {
    var deep: [Any] = []
    for _ in 1..<StateValue.maximumDepth { deep = [deep] }
    let coder = try decoded { $0.encode(deep, forKey: "deep") }
    #expect(coder.decodeObject(of: NSArray.self, forKey: "deep")?.count == 1)
  }

  @Test func equalValuesEncodeToEqualBytes() {
    var bytes: Set<Data> = []
    for _ in 0..<50 {
      let coder = StateCoder()
      coder.encode(Dictionary(uniqueKeysWithValues: (0..<9).map { ("\($0)", $0) }), forKey: "d")
      coder.encode(Set(0..<9), forKey: "s")
      for key in 0..<9 { coder.encode(key, forKey: "\(key)") }
      bytes.insert(coder.encodedData)
    }
    #expect(bytes.count == 1)
  }

  @Test(arguments: ["", "{", "[]", "{\"a\":{\"i\":\"x\"}}", "{\"a\":5}", "null"])
  func invalidBytesAreNil(text: String) {
    #expect(StateCoder(reading: Data(text.utf8)) == nil)
  }

  @Test func invalidValuesAreNil() throws {
    let text =
      #"{"a":{"path":[]},"b":{"d":[{"s":"k"}]},"c":{"type":"Foundation.NSTask","values":{}}}"#
    let coder = try #require(StateCoder(reading: Data(text.utf8)))
    #expect(coder.decodeObject(of: NSIndexPath.self, forKey: "a")?.length == 0)
    #expect(coder.decodeObject(of: NSDictionary.self, forKey: "b")?.count == 0)
    #expect(coder.decodeObject(of: [NSObject.self], forKey: "c") == nil)
  }
}
