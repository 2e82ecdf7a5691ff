public import Foundation
public import UIKitGraphics

/// A type whose values can be read from the data of a drag or the pasteboard.
public protocol NSItemProviderReading: SendableMetatype {
  /// The readable types, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Creates a value from data. Called on a background thread.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The type of the data: a readable type, or a type that conforms to one.
  /// - Returns: The value.
  /// - Throws: An error if the data does not have the format of the type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A type whose values can be converted to data for a drag or the pasteboard.
public protocol NSItemProviderWriting: SendableMetatype {
  /// The types that every value can be written as, in order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types that this value can be written as; by default those of all values.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Converts the value to data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of the writable types.
  ///   - completionHandler: A closure to call once, on any thread, with the data or an error.
  /// - Returns: The progress; `nil` if it is not reported.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The writable types of all values of the type.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// A Swift type that can be loaded directly.
public protocol _ItemProviderValue: SendableMetatype {}

extension String: NSItemProviderReading, NSItemProviderWriting, _ItemProviderValue {
  /// All text types.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifiers.text, "public.plain-text", "public.text"]
  }
  /// The plain text type.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.text] }

  /// Reads UTF-8 text.
  ///
  /// Invalid bytes become replacement characters.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> String {
    String(decoding: data, as: UTF8.self)
  }

  /// Provides the text in UTF-8 immediately.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(utf8), nil)
    return nil
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// All text types.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    String.readableTypeIdentifiersForItemProvider
  }
  /// The plain text type.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.text] }

  /// Reads UTF-8 text.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return text
  }

  /// Provides the text in UTF-8 immediately.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
}

extension URL: NSItemProviderReading, NSItemProviderWriting, _ItemProviderValue {
  /// The types of URLs and file URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifiers.fileURL, TypeIdentifiers.url]
  }
  /// The types of URLs and file URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifiers.fileURL, TypeIdentifiers.url]
  }
  /// The writable types, including the file URL type for file URLs only.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? [TypeIdentifiers.fileURL, TypeIdentifiers.url] : [TypeIdentifiers.url]
  }

  /// Reads a URL.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return url
  }

  /// Provides the absolute text of the URL immediately.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The types of URLs and file URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    URL.readableTypeIdentifiersForItemProvider
  }
  /// The types of URLs and file URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    URL.writableTypeIdentifiersForItemProvider
  }
  /// The writable types, including the file URL type for file URLs only.
  public var writableTypeIdentifiersForItemProvider: [String] {
    (self as URL).writableTypeIdentifiersForItemProvider
  }

  /// Reads a URL.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return url
  }

  /// Provides the absolute text of the URL immediately.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The supported image formats.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  /// The PNG type.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.png] }

  /// Decodes an image.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return image
  }

  /// Encodes the image as PNG.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = pngData()
    completionHandler(data, data == nil ? NSItemProvider.ErrorCode.unknownError : nil)
    return nil
  }
}
