import Foundation

/// A nib file as read: the top-level objects.
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
      if let place = NibDocument.placeOfSyntaxError(in: data) {
        throw NibError(file: file, place: place, reason: "expected JSON")
      }
      throw NibError(error, file: file)
    }
  }

  /// Line and column of a JSON syntax error; `nil` for valid JSON.
  private static func placeOfSyntaxError(in data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return nil
    } catch {
      let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      // The message names a character ("Invalid value around character 16."), or the text ended
      // early.
      let number = text.split { !$0.isNumber }.last.flatMap { Int($0) } ?? data.count
      let lines = data.prefix(number).split(
        separator: UInt8(ascii: "\n"),
        omittingEmptySubsequences: false
      )
      return "line \(lines.count), column \((lines.last?.count ?? 0) + 1)"
    }
  }

  /// Makes all objects.
  @MainActor
  func build(with builder: NibBuilder) throws(NibError) -> [Any] {
    var views: [Any] = []
    var builtViews: [UIView] = []
    for node in objects { views.append(try builder.build(node, &builtViews)) }
    for view in builtViews { view.awakeFromNib() }
    return views
  }
}

/// Keys of any name, to detect unknown ones.
struct NibKeys: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }

  /// Throws for keys that are not among the known ones.
  ///
  /// - Returns: The keys that are there.
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
