/// The names that desktops have for types of data, where they differ from UIKit's.
enum MediaTypes {
  /// Lines with an address each, which end with CR and LF.
  static let urls = "text/uri-list"
  /// Text in UTF-8.
  static let text = "text/plain;charset=utf-8"

  /// The desktop's names by UIKit's type identifiers, the best image first.
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

  /// The desktop's name for a type; other identifiers, as those of applications, are used as they
  /// are.
  static func name(of identifier: String) -> String {
    if identifier == TypeIdentifiers.fileURL { return urls }
    if TypeIdentifiers.isText(identifier) { return text }
    return names.first { $0.identifier == identifier }?.name ?? identifier
  }

  /// The types that a program on the desktop offers, the best one first.
  ///
  /// Names that are neither in the list nor identifiers of an application are left out: they are
  /// other desktops' words, such as `TIMESTAMP`.
  static func identifiers(of offered: [String]) -> [String] {
    let known = names.filter { offered.contains($0.name) }.map(\.identifier)
    let others = offered.filter { name in
      name.contains(".") && !name.contains("/") && !name.contains(" ")
    }
    return known + others
  }
}
