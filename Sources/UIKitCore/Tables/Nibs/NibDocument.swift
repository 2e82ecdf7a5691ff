import Foundation

/// The decoded content of a nib file: the top-level objects.
struct NibDocument: Decodable {
  var objects: [NibNode]

  private enum Key: String, CodingKey, CaseIterable {
    case objects
  }

  init(from decoder: any Decoder) throws {
    try NibKeys.check(decoder, known: Key.allCases.map(\.rawValue))
    objects = try decoder.container(keyedBy: Key.self).decode([NibNode].self, forKey: .objects)
  }

  /// Decodes a file's content.
  init(decoding data: Data, file: String) throws(NibError) {
    do {
      self = try JSONDecoder().decode(NibDocument.self, from: data)
    } catch {
      if let location = NibDocument.locationOfSyntaxError(in: data) {
        throw NibError(file: file, location: location, reason: "expected JSON")
      }
      throw NibError(error, file: file)
    }
  }

  /// Returns the line and column of a JSON syntax error; `nil` for valid JSON.
  private static func locationOfSyntaxError(in data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return nil
    } catch {
      let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      // The message contains a character index ("Invalid value around character 16."), or the text
      // ended prematurely.
      let number = text.split { !$0.isNumber }.last.flatMap { Int($0) } ?? data.count
      let lines = data.prefix(number).split(
        separator: UInt8(ascii: "\n"),
        omittingEmptySubsequences: false
      )
      return "line \(lines.count), column \((lines.last?.count ?? 0) + 1)"
    }
  }

  /// Creates all objects and calls `awakeFromNib()`.
  @MainActor
  func build(with builder: NibBuilder) throws(NibError) -> [Any] {
    var topLevelObjects: [Any] = []
    var builtViews: [UIView] = []
    for node in objects { topLevelObjects.append(try builder.build(node, collecting: &builtViews)) }
    for view in builtViews { view.awakeFromNib() }
    return topLevelObjects
  }
}

/// A coding key with an arbitrary name, to detect unknown keys.
struct NibKeys: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }

  /// Throws if a decoder contains an unknown key.
  ///
  /// - Returns: The keys that are present.
  @discardableResult
  static func check(_ decoder: any Decoder, known: [String]) throws -> Set<String> {
    let keys = try decoder.container(keyedBy: NibKeys.self).allKeys.map(\.stringValue).sorted()
    if let unknown = keys.first(where: { !known.contains($0) }) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "the key \"\(unknown)\" is unknown; expected "
            + known.sorted().joined(separator: ", ")
        )
      )
    }
    return Set(keys)
  }
}
