/// The desktops' names for data types, if they differ from UIKit's.
enum MediaTypes {
  /// A list of URLs, one per line, with CR LF line ends.
  static let urls = "text/uri-list"
  /// UTF-8 text.
  static let text = "text/plain;charset=utf-8"

  /// The desktop's names by UIKit's type identifiers, best image format first.
  private static let names: [(identifier: String, name: String)] = [
    (TypeIdentifiers.png, "image/png"),
    ("public.jpeg", "image/jpeg"),
    ("org.webmproject.webp", "image/webp"),
    ("com.compuserve.gif", "image/gif"),
    ("public.tiff", "image/tiff"),
    ("com.microsoft.bmp", "image/bmp"),
    ("public.svg-image", "image/svg+xml"),
    (TypeIdentifiers.url, urls),
    (TypeIdentifiers.text, text),
    ("public.html", "text/html"),
    ("public.rtf", "text/rtf"),
    ("public.json", "application/json"),
    ("public.xml", "application/xml"),
    ("com.adobe.pdf", "application/pdf"),
  ]

  /// Returns the desktop's name of a type; other identifiers, such as those of applications, are
  /// returned unchanged.
  static func name(of identifier: String) -> String {
    if identifier == TypeIdentifiers.fileURL { return urls }
    if TypeIdentifiers.isText(identifier) { return text }
    return names.first { $0.identifier == identifier }?.name ?? identifier
  }

  /// Returns the type identifiers for a desktop program's offer, best type first.
  ///
  /// Names that are neither in the list nor identifiers of an application are excluded; they are
  /// targets internal to the desktop, such as `TIMESTAMP`.
  static func identifiers(of offered: [String]) -> [String] {
    let identifiers = names.filter { offered.contains($0.name) }.map(\.identifier)
    let others = offered.filter { name in
      name.contains(".") && !name.contains("/") && !name.contains(" ")
    }
    return identifiers + others
  }
}
