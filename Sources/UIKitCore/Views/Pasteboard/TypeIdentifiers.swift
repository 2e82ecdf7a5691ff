import Foundation

/// The known type identifiers with their supertypes.
///
/// Types that are not in the list only conform to themselves, as applications' custom types should.
enum TypeIdentifiers {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let fileURL = "public.file-url"
  /// The type to which all pasteboard types conform, except applications' custom types.
  static let anything = "public.item"
  static let image = "public.image"
  static let png = "public.png"

  /// The direct supertypes of a type.
  private static let supertypes: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.html": ["public.text"],
    "public.rtf": ["public.text"],
    "public.json": ["public.text"],
    "public.xml": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.file-url": ["public.url"],
    "public.url": ["public.data"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.tiff": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "com.microsoft.bmp": ["public.image"],
    "org.webmproject.webp": ["public.image"],
    "public.svg-image": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.folder": ["public.directory"],
    "public.directory": ["public.item"],
    "public.data": ["public.item"],
  ]

  /// The types of image files, by file name extension.
  private static let images: [String: String] = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "tif": "public.tiff",
    "tiff": "public.tiff", "gif": "com.compuserve.gif", "bmp": "com.microsoft.bmp",
    "webp": "org.webmproject.webp", "svg": "public.svg-image",
  ]

  /// Returns whether a type equals or conforms to another.
  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || (supertypes[type] ?? []).contains { conforms($0, to: other) }
  }

  /// Returns whether a type is plain text.
  static func isText(_ type: String) -> Bool {
    type == text || type == "public.plain-text" || type == "public.text"
  }

  /// Returns the type of an image file; `nil` if its extension is not that of an image.
  static func image(ofFile url: URL) -> String? { images[url.pathExtension.lowercased()] }
}
