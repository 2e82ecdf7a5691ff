import Foundation
import UIKitGraphics

/// The content of a pasteboard: items, each in one type or in several.
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

  /// Creates the content that another program has copied: addresses, an item each, with its other
  /// data and its text in the first one.
  init(_ data: Item, _ addresses: [URL], text: PasteboardContent) {
    items = addresses.map { [$0.isFileURL ? TypeIdentifiers.fileURL : TypeIdentifiers.url: $0] }
    if items.isEmpty { items = text.items }
    if items.isEmpty, !data.isEmpty { items = [[:]] }
    if !data.isEmpty { items[0].merge(data) { first, _ in first } }
  }

  /// Adds further items.
  mutating func add(_ more: [Item]) {
    items += more
  }

  // MARK: Reading

  /// The texts of all items: those of addresses, too.
  var strings: [String] { items.compactMap(PasteboardContent.text) }

  /// The addresses of all items.
  var urls: [URL] { items.compactMap(PasteboardContent.url) }

  /// The images of all items.
  var images: [UIImage] {
    items.compactMap { PasteboardContent.value($0, TypeIdentifiers.image) { UIImage(data: $0) } }
  }

  /// Whether an item has a type, or a kind of it; plain text is of all types of text.
  func has(_ type: String) -> Bool {
    items.contains { item in
      item.keys.contains { PasteboardContent.matches($0, type) }
    }
  }

  /// Data of a type from the first item that has it.
  func data(_ type: String) -> Data? {
    items.lazy.compactMap { PasteboardContent.data($0, type) }.first
  }

  /// An item's data of a type; `nil` when it has none.
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

  private static func matches(_ own: String, _ type: String) -> Bool {
    if TypeIdentifiers.isText(own), TypeIdentifiers.isText(type) { return true }
    return TypeIdentifiers.conforms(own, to: type)
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

  /// An item's value of a kind of type: as it was copied, or read from its data.
  private static func value<Value>(
    _ item: Item,
    _ kind: String,
    read: (Data) -> Value?
  ) -> Value? {
    let candidates = item.filter { TypeIdentifiers.conforms($0.key, to: kind) }.map(\.value)
    if let value = candidates.lazy.compactMap({ $0 as? Value }).first { return value }
    for case let data as Data in candidates {
      if let value = read(data) { return value }
    }
    return nil
  }

  /// Whether data can be made of a value.
  private static func isData(_ value: Any) -> Bool {
    value is Data || value is String || value is URL || value is UIImage
  }

  // MARK: The desktop

  /// The text for other programs: the texts as lines, up to a NUL character.
  var desktopText: String {
    let text = strings.joined(separator: "\n")
    return String(text.prefix { $0 != "\0" })
  }

  /// Whether there is text only, which every desktop can exchange.
  var isText: Bool { items.allSatisfy { $0.keys.allSatisfy(TypeIdentifiers.isText) } }

  /// The desktop's names of the types in which other programs get it.
  ///
  /// They support one item only: the first one of each type, or the addresses and texts of all.
  var mediaTypes: [String] {
    var found: [String] = []
    for item in items {
      for (type, value) in item.sorted(by: { $0.key < $1.key })
      where PasteboardContent.isData(value) {
        let name = MediaTypes.name(of: type)
        if !found.contains(name) { found.append(name) }
      }
    }
    if !desktopText.isEmpty, !found.contains(MediaTypes.text) { found.append(MediaTypes.text) }
    return found
  }

  /// The data that other programs get for a type.
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

  /// Reads the addresses of a list as the desktop has them; lines that begin with # are comments.
  static func urls(inList data: Data) -> [URL] {
    data.split { $0 == 0x0A || $0 == 0x0D || $0 == 0 }
      .filter { $0.first != UInt8(ascii: "#") }
      .compactMap { URL(string: String(decoding: $0, as: UTF8.self)) }
  }
}
