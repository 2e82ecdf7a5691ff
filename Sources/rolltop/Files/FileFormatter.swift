import UIKit

/// Formats the metadata of files.
struct FileFormatter: Sendable {
  private let dateStyle: Date.FormatStyle
  private let decimalSeparator: String

  init(locale: Locale, timeZone: TimeZone) {
    dateStyle = Date.FormatStyle(
      date: .abbreviated,
      time: .shortened,
      locale: locale,
      timeZone: timeZone
    )
    decimalSeparator = locale.decimalSeparator ?? "."
  }

  /// Returns the second line of an entry's row.
  func subtitle(of entry: FileEntry) -> String {
    switch entry.kind {
    case .folder, .special: date(entry.modified)
    case .file: "\(size(entry.size)) · \(date(entry.modified))"
    case .brokenLink: "Leads nowhere: \(FileName.displayText(entry.linkTarget ?? "?"))"
    case .unknown: "Cannot be looked at"
    }
  }

  /// Formats a date with its time; "Unknown date" for `nil`.
  func date(_ date: Date?) -> String {
    date?.formatted(dateStyle) ?? "Unknown date"
  }

  /// Formats a number of bytes in decimal units with at most three digits, or four from 1000 PB on.
  ///
  /// Foundation's byte count style creates number formatters on each call, which is too slow for
  /// scrolling.
  func size(_ bytes: Int64) -> String {
    guard bytes >= 1000 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    var value = Double(bytes) / 1000
    var units = ["kB", "MB", "GB", "TB", "PB"][...]
    while value >= 999.5, units.count > 1 {
      value /= 1000
      units.removeFirst()
    }
    let unit = units.first ?? ""
    let tenths = Int((value * 10).rounded())
    guard tenths < 100 else { return "\(Int(value.rounded())) \(unit)" }
    return "\(tenths / 10)\(decimalSeparator)\(tenths % 10) \(unit)"
  }

  /// Formats the nine permission bits, such as "rwxr-xr-x".
  static func permissions(_ bits: UInt16) -> String {
    let letters = Array("rwxrwxrwx")
    return String(
      letters.indices.map { index in
        bits & (0o400 >> UInt16(index)) == 0 ? "-" : letters[index]
      }
    )
  }

  /// Returns the kind of an entry as text, such as "Link to a folder".
  static func kind(of entry: FileEntry) -> String {
    let name =
      switch entry.kind {
      case .folder: "Folder"
      case .file: "File"
      case .special: "Device or socket"
      case .brokenLink: "Broken link"
      case .unknown: "Unknown"
      }
    return entry.linkTarget == nil || entry.kind == .brokenLink
      ? name : "Link to a \(name.lowercased())"
  }
}
