import Foundation
import UIKitCore
import UIKitGraphics

/// The names that desktops' programs have for types besides those of mail and the web.
enum SelectionTypes {
  static let text = "text/plain;charset=utf-8"
  private static let oldTexts = ["UTF8_STRING", "text/plain"]
  /// The largest text that SDL sends, which it does in one request, in bytes.
  static let largestTextOfSDL = 1 << 20
  /// The largest text that is taken, and the most other data, in bytes.
  private static let (largestText, largestData) = (1 << 24, 1 << 28)
  private static let addresses = "text/uri-list"
  /// The word "copy" or "cut", and a line for each file: what GNOME's file manager looks for.
  private static let files = "x-special/gnome-copied-files"

  /// The names under which data is offered, by its types and what makes the data of one.
  static func offered(_ types: [String], _ data: (String) -> Data?) -> [String] {
    var names = types
    if types.contains(text) { names += oldTexts }
    if types.contains(addresses), filesData(data) != nil { names.append(files) }
    return names
  }

  /// The names under which data is dragged, by its types.
  static func draggable(_ types: [String]) -> [String] {
    types.contains(text) ? types + oldTexts : types
  }

  /// The most data that is taken of a type, in bytes.
  static func largest(_ type: String) -> Int {
    type.hasPrefix("text/") || oldTexts.contains(type) ? largestText : largestData
  }

  /// Says that there is more data of a type than is taken.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - action: What was tried.
  static func reportRefusal(of type: String, _ action: String = "Pasting") {
    let megabytes = largest(type) >> 20
    StandardError.write(
      line: "\(action) \(type) is refused: there is more than \(megabytes) MB of it."
    )
  }

  /// The type that is sent under one of these names.
  static func source(of name: String) -> String { oldTexts.contains(name) ? text : name }

  /// The data that is sent under one of these names, by what makes the data of a type.
  static func data(_ name: String, from data: (String) -> Data?) -> Data? {
    if name == files { return filesData(data) }
    return data(oldTexts.contains(name) ? text : name)
  }

  /// The list for file managers; `nil` unless all addresses are those of files.
  private static func filesData(_ data: (String) -> Data?) -> Data? {
    guard let list = data(addresses) else { return nil }
    let lines = String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard !lines.isEmpty, lines.allSatisfy({ $0.hasPrefix("file:") }) else { return nil }
    return Data((["copy"] + lines).joined(separator: "\n").utf8)
  }

  /// The best type in which something of another program can be dropped here.
  ///
  /// - Parameter offers: Whether that program offers a type.
  /// - Returns: `nil` when it offers none of them.
  static func droppable(_ offers: (String) -> Bool) -> String? {
    ([addresses, text] + oldTexts).first(where: offers)
  }

  /// The kind of content of a type.
  static func promise(of type: String) -> ForeignPromise { type == addresses ? .address : .text }

  /// The dropped items, read from data of a type.
  static func dropped(_ data: Data, as type: String) -> [ForeignItem] {
    let whole = String(decoding: data.prefix { $0 != 0 }, as: UTF8.self)
    guard type == addresses else { return whole.isEmpty ? [] : [.text(whole)] }
    let lines = whole.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    return lines.map { line in
      guard let url = URL(string: String(line)), url.isFileURL else { return .text(String(line)) }
      return .file(url)
    }
  }

  /// The text that another program offers; empty when it offers none, and `nil` when that could not
  /// be read.
  static func text(offered: [String], read: (String) -> Data?) -> String? {
    guard let name = ([text] + oldTexts).first(where: offered.contains) else { return "" }
    guard let data = read(name) else { return nil }
    return String(decoding: data.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The types of another program's offer, and those that can be converted from them.
  static func known(_ offered: [String]) -> [String] {
    let hasFiles = offered.contains(files) && !offered.contains(addresses)
    return hasFiles ? offered + [addresses] : offered
  }

  /// Reads a known type that another program offers, or the name that it can be read from.
  static func read(_ type: String, from read: (String) -> Data?) -> Data? {
    if let data = read(type) { return data }
    guard type == addresses, let list = read(files) else { return nil }
    // The first line is the word.
    return list.firstIndex(of: 0x0A).map { list[($0 + 1)...] }
  }
}
