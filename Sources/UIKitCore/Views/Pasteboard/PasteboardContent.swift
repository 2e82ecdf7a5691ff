import Foundation
import UIKitGraphics

/// The content of a pasteboard: items with one or more types each.
struct PasteboardContent {
  /// An item's values by type: `String`, `URL`, `UIImage`, `Data`, or an object of the application.
  typealias Item = [String: Any]

  private(set) var items: [Item]

  init(items: [Item] = []) {
    self.items = items
  }

  init(strings: [String]) {
    items = strings.map { [TypeIdentifiers.text: $0] }
  }

  /// Creates the content copied by a different program: an item for each URL, with the other data
  /// in the first item; the text only without URLs.
  init(data: Item, urls: [URL], text: PasteboardContent) {
    items = urls.map { [$0.isFileURL ? TypeIdentifiers.fileURL : TypeIdentifiers.url: $0] }
    if items.isEmpty { items = text.items }
    if items.isEmpty, !data.isEmpty { items = [[:]] }
    if !data.isEmpty { items[0].merge(data) { first, _ in first } }
  }

  mutating func add(_ newItems: [Item]) {
    items += newItems
  }

  // MARK: Reading

  /// The texts of all items, including those of URLs.
  var strings: [String] { items.compactMap(PasteboardContent.text) }

  /// The URLs of all items.
  var urls: [URL] { items.compactMap(PasteboardContent.url) }

  /// The images of all items.
  var images: [UIImage] {
    items.compactMap { PasteboardContent.value($0, TypeIdentifiers.image) { UIImage(data: $0) } }
  }

  /// Returns whether an item has a type, or a type that conforms to it; plain text conforms to all
  /// text types.
  func hasType(_ type: String) -> Bool {
    items.contains { item in
      item.keys.contains { PasteboardContent.matches($0, type) }
    }
  }

  /// Returns the data of a type from the first item that has it.
  func data(_ type: String) -> Data? {
    items.lazy.compactMap { PasteboardContent.data($0, type) }.first
  }

  /// Returns an item's data of a type; `nil` if it has none.
  static func data(_ item: Item, _ type: String) -> Data? {
    let value = item[type] ?? item.first { matches($0.key, type) }?.value
    switch value {
    case let data as Data: return data
    case let text as String: return Data(text.utf8)
    case let url as URL: return Data(url.absoluteString.utf8)
    case let image as UIImage: return image.pngData()
    default: return nil
    }
  }

  /// Returns whether an item's type conforms to a type; plain text conforms to all text types.
  private static func matches(_ itemType: String, _ type: String) -> Bool {
    if TypeIdentifiers.isText(itemType), TypeIdentifiers.isText(type) { return true }
    return TypeIdentifiers.conforms(itemType, to: type)
  }

  private static func text(_ item: Item) -> String? {
    for case let (type, value) in item where TypeIdentifiers.isText(type) {
      if let text = value as? String { return text }
      if let text = (value as? Data).flatMap({ String(data: $0, encoding: .utf8) }) { return text }
    }
    return url(item)?.absoluteString
  }

  private static func url(_ item: Item) -> URL? {
    value(item, TypeIdentifiers.url) { URL(string: String(decoding: $0, as: UTF8.self)) }
  }

  /// Returns an item's value of a type: the copied value, or a value read from its data.
  private static func value<Value>(
    _ item: Item,
    _ type: String,
    read: (Data) -> Value?
  ) -> Value? {
    let candidates = item.filter { TypeIdentifiers.conforms($0.key, to: type) }.map(\.value)
    if let value = candidates.lazy.compactMap({ $0 as? Value }).first { return value }
    for case let data as Data in candidates {
      if let value = read(data) { return value }
    }
    return nil
  }

  /// Returns whether a value can be converted to data.
  private static func isData(_ value: Any) -> Bool {
    value is Data || value is String || value is URL || value is UIImage
  }

  // MARK: The desktop

  /// The text for other programs: all texts as lines, up to a NUL character.
  var desktopText: String {
    let text = strings.joined(separator: "\n")
    return String(text.prefix { $0 != "\0" })
  }

  /// Whether the content is only text, which every desktop can exchange.
  var isText: Bool { items.allSatisfy { $0.keys.allSatisfy(TypeIdentifiers.isText) } }

  /// The desktop's names of the types offered to other programs.
  ///
  /// Other programs support only one item: the first of each type, or all URLs and texts.
  var mediaTypes: [String] {
    var types: [String] = []
    for item in items {
      for (type, value) in item.sorted(by: { $0.key < $1.key })
      where PasteboardContent.isData(value) {
        let name = MediaTypes.name(of: type)
        if !types.contains(name) { types.append(name) }
      }
    }
    if !desktopText.isEmpty, !types.contains(MediaTypes.text) { types.append(MediaTypes.text) }
    return types
  }

  /// Returns the data for other programs in a type.
  func data(mediaType: String) -> Data? {
    if mediaType == MediaTypes.urls {
      return Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8)
    }
    if mediaType == MediaTypes.text { return Data(desktopText.utf8) }
    for item in items {
      for type in item.keys.sorted() where MediaTypes.name(of: type) == mediaType {
        if let data = PasteboardContent.data(item, type) { return data }
      }
    }
    return nil
  }

  /// Parses a desktop's URL list; lines that begin with # are comments.
  static func urls(inList data: Data) -> [URL] {
    data.split { $0 == 0x0A || $0 == 0x0D || $0 == 0 }
      .filter { $0.first != UInt8(ascii: "#") }
      .compactMap { URL(string: String(decoding: $0, as: UTF8.self)) }
  }
}
