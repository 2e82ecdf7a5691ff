package import Foundation
import UIKitCore
import UIKitGraphics

/// Desktop-specific names of data types, in addition to MIME types.
package enum SelectionTypes {
  package static let utf8Text = "text/plain;charset=utf-8"
  private static let legacyTextTypes = ["UTF8_STRING", "text/plain"]
  /// The maximum size of text that SDL can send, in bytes; SDL sends a text in a single request.
  package static let maximumTextSizeOfSDL = 1 << 20
  /// The maximum size of received text and of other received data, in bytes.
  private static let (maximumTextSize, maximumDataSize) = (1 << 24, 1 << 28)
  private static let uriList = "text/uri-list"
  /// GNOME's type for copied files: the word "copy" or "cut", followed by one line per file.
  private static let gnomeCopiedFiles = "x-special/gnome-copied-files"

  /// Returns the names under which data is offered.
  ///
  /// - Parameters:
  ///   - types: The types of the data.
  ///   - data: Returns the data of a type.
  /// - Returns: The types, followed by their desktop-specific names.
  package static func offered(_ types: [String], _ data: (String) -> Data?) -> [String] {
    var names = types
    if types.contains(utf8Text) { names += legacyTextTypes }
    if types.contains(uriList), filesData(data) != nil { names.append(gnomeCopiedFiles) }
    return names
  }

  /// Returns the names under which data is dragged.
  package static func draggable(_ types: [String]) -> [String] {
    types.contains(utf8Text) ? types + legacyTextTypes : types
  }

  /// Returns the maximum size of received data of a type, in bytes.
  package static func maximumSize(of type: String) -> Int {
    type.hasPrefix("text/") || legacyTextTypes.contains(type) ? maximumTextSize : maximumDataSize
  }

  /// Reports that data of a type is too large.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - action: The attempted action.
  static func reportRefusal(of type: String, action: String = "Pasting") {
    let megabytes = maximumSize(of: type) >> 20
    StandardError.write(
      line: "\(action) \(type) is refused: there is more than \(megabytes) MB of it."
    )
  }

  /// Returns the type of the data sent under a name.
  package static func canonicalType(for name: String) -> String {
    legacyTextTypes.contains(name) ? utf8Text : name
  }

  /// Returns the data sent under a name; the closure returns the data of a type.
  package static func data(_ name: String, from load: (String) -> Data?) -> Data? {
    if name == gnomeCopiedFiles { return filesData(load) }
    return load(legacyTextTypes.contains(name) ? utf8Text : name)
  }

  /// Returns GNOME's list of files; `nil` unless all URLs are file URLs.
  private static func filesData(_ load: (String) -> Data?) -> Data? {
    guard let list = load(uriList) else { return nil }
    let lines = String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard !lines.isEmpty, lines.allSatisfy({ $0.hasPrefix("file:") }) else { return nil }
    return Data((["copy"] + lines).joined(separator: "\n").utf8)
  }

  /// Returns the preferred type for a drop from another program.
  ///
  /// - Parameter offers: Returns whether the program offers a type.
  /// - Returns: The type; `nil` if the program offers no supported type.
  static func preferredDropType(where offers: (String) -> Bool) -> String? {
    ([uriList, utf8Text] + legacyTextTypes).first(where: offers)
  }

  /// Returns the kind of content of a type.
  static func promisedContent(of type: String) -> ForeignPromise {
    type == uriList ? .address : .text
  }

  /// Returns the dropped items, parsed from data of a type.
  static func items(from data: Data, ofType type: String) -> [ForeignItem] {
    let text = String(decoding: data.prefix { $0 != 0 }, as: UTF8.self)
    guard type == uriList else { return text.isEmpty ? [] : [.text(text)] }
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    return lines.map { line in
      guard let url = URL(string: String(line)), url.isFileURL else { return .text(String(line)) }
      return .file(url)
    }
  }

  /// Returns the text offered by another program; an empty string if it offers none, `nil` if
  /// reading failed.
  package static func text(offered: [String], read: (String) -> Data?) -> String? {
    guard let name = ([utf8Text] + legacyTextTypes).first(where: offered.contains) else {
      return ""
    }
    guard let data = read(name) else { return nil }
    return String(decoding: data.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Returns the types of another program's offer, including those converted from them.
  package static func readableTypes(from offered: [String]) -> [String] {
    let hasFiles = offered.contains(gnomeCopiedFiles) && !offered.contains(uriList)
    return hasFiles ? offered + [uriList] : offered
  }

  /// Reads a type that another program offers directly or under a convertible name.
  package static func read(_ type: String, from readOffered: (String) -> Data?) -> Data? {
    if let data = readOffered(type) { return data }
    guard type == uriList, let list = readOffered(gnomeCopiedFiles) else { return nil }
    // The first line contains the action.
    return list.firstIndex(of: 0x0A).map { list[($0 + 1)...] }
  }
}
