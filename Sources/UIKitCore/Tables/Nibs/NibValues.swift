import Foundation
import UIKitGraphics

extension KeyedDecodingContainer where Key == NibNode.Key {
  /// Decodes four numbers: x, y, width, height.
  func rect(_ key: Key) throws -> CGRect? {
    try numbers(key, "[x, y, width, height], the sizes 0 or more") { $0[2] >= 0 && $0[3] >= 0 }
      .map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// Decodes four numbers: top, left, bottom, right.
  func insets(_ key: Key) throws -> UIEdgeInsets? {
    try numbers(key, "[top, left, bottom, right]") { _ in true }
      .map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }

  private func numbers(
    _ key: Key,
    _ expected: String,
    _ isValid: ([CGFloat]) -> Bool
  ) throws -> [CGFloat]? {
    guard let values = try decodeIfPresent([CGFloat].self, forKey: key) else { return nil }
    guard values.count == 4, isValid(values) else { throw expects(expected, key) }
    return values
  }

  /// Decodes a name and returns the corresponding value.
  func named<Value>(_ key: Key, _ names: [(String, Value)]) throws -> Value? {
    guard let name = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let entry = names.first(where: { $0.0 == name }) else {
      let list = names.map { "\"\($0.0)\"" }.joined(separator: ", ")
      throw expects("one of \(list), but found \"\(name)\"", key)
    }
    return entry.1
  }

  /// Decodes a colour given by its components or its name.
  func color(_ key: Key) throws -> UIColor? {
    guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let color = NibNames.color(text) else {
      throw expects(
        "\"#RRGGBB\", \"#RRGGBBAA\" or the name of a colour, but found \"\(text)\"",
        key
      )
    }
    return color
  }

  /// Decodes an autoresizing mask from a list of names.
  func autoresizing() throws -> UIView.AutoresizingMask? {
    guard let names = try decodeIfPresent([String].self, forKey: .autoresizing) else { return nil }
    var mask: UIView.AutoresizingMask = []
    for name in names {
      guard let entry = NibNames.autoresizing.first(where: { $0.0 == name }) else {
        let list = NibNames.autoresizing.map { "\"\($0.0)\"" }.joined(separator: ", ")
        throw expects("a list of \(list), but found \"\(name)\"", .autoresizing)
      }
      mask.insert(entry.1)
    }
    return mask
  }

  /// Decodes a subview of a cell, returned as an array of at most one node.
  func part(_ key: Key) throws -> [NibNode] {
    try decodeIfPresent(NibNode.self, forKey: key).map { [$0] } ?? []
  }

  private func expects(_ expected: String, _ key: Key) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: "expected \(expected)")
  }
}

/// A font in a nib file.
struct NibFont: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case size, weight, name, textStyle
  }

  /// Whether the font adapts to the user's text size.
  var isScaled: Bool { textStyle != nil }
  private var textStyle: UIFont.TextStyle?
  private var size: CGFloat
  private var weight: UIFont.Weight
  private var name: String?

  init(from decoder: any Decoder) throws {
    if let size = try? decoder.singleValueContainer().decode(CGFloat.self) {
      (textStyle, self.size, weight, name) = (nil, size, .regular, nil)
      return
    }
    try NibKeys.check(decoder, known: Key.allCases.map(\.rawValue))
    let values = try decoder.container(keyedBy: Key.self)
    let style = try values.decodeIfPresent(String.self, forKey: .textStyle)
    textStyle = try NibFont.find(style, among: NibNames.textStyles, key: .textStyle, in: values)
    let explicitSize = try values.decodeIfPresent(CGFloat.self, forKey: .size)
    if explicitSize == nil && textStyle == nil {
      throw DecodingError.dataCorruptedError(
        forKey: .size,
        in: values,
        debugDescription: "expected a number, or a \"textStyle\""
      )
    }
    size = explicitSize ?? UIFont.labelFontSize
    let weightName = try values.decodeIfPresent(String.self, forKey: .weight)
    weight =
      try NibFont.find(weightName, among: NibNames.weights, key: .weight, in: values) ?? .regular
    name = try values.decodeIfPresent(String.self, forKey: .name)
  }

  private static func find<Value>(
    _ name: String?,
    among names: [(String, Value)],
    key: Key,
    in values: KeyedDecodingContainer<Key>
  ) throws -> Value? {
    guard let name else { return nil }
    guard let entry = names.first(where: { $0.0 == name }) else {
      let list = names.map { "\"\($0.0)\"" }.joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: values,
        debugDescription: "expected one of \(list), but found \"\(name)\""
      )
    }
    return entry.1
  }

  /// Returns the font at the current text size; `nil` if no font has the name.
  func makeFont() -> UIFont? {
    if let textStyle { return .preferredFont(forTextStyle: textStyle) }
    guard let name else { return .systemFont(ofSize: size, weight: weight) }
    return UIFont(name: name, size: size)
  }
}
