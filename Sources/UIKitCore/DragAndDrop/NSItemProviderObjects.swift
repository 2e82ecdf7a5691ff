public import Foundation
public import UIKitGraphics

/// A value that can be read from the data of a drag or the pasteboard.
public protocol NSItemProviderReading: SendableMetatype {
  /// The types that it can be read from, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Reads a value; called on a background thread.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: Its type: one of the readable ones, or a kind of one.
  /// - Returns: The value.
  /// - Throws: An error when the data does not have the type's form.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A value that can be turned into data for a drag or the pasteboard.
public protocol NSItemProviderWriting: SendableMetatype {
  /// The types that every value can be written as, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types that this value can be written as. Default: those of all values.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Turns the value into data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of the writable types.
  ///   - completionHandler: To be called once, on any thread, with the data or an error.
  /// - Returns: The progress; `nil` when it is not reported.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The type identifiers of all values of the type.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// A type of Swift's that loading hands out as itself.
public protocol _ItemProviderValue: SendableMetatype {}

extension String: NSItemProviderReading, NSItemProviderWriting, _ItemProviderValue {
  /// Texts of all kinds.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifiers.text, "public.plain-text", "public.text"]
  }
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.text] }

  /// Reads text in UTF-8, and other bytes as replacement characters.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> String {
    String(decoding: data, as: UTF8.self)
  }

  /// Its bytes in UTF-8, at once.
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
  /// Texts of all kinds.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    String.readableTypeIdentifiersForItemProvider
  }
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifiers.text] }

  /// Reads text in UTF-8.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return text
  }

  /// Its bytes in UTF-8, at once.
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
  /// Addresses, and those of files.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifiers.fileURL, TypeIdentifiers.url]
  }
  /// The two types of addresses.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifiers.fileURL, TypeIdentifiers.url]
  }
  /// The type of files for a file's address.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? [TypeIdentifiers.fileURL, TypeIdentifiers.url] : [TypeIdentifiers.url]
  }

  /// Reads an address.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return url
  }

  /// Its text, at once.
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
  /// Addresses, and those of files.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    URL.readableTypeIdentifiersForItemProvider
  }
  /// The two types of addresses.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    URL.writableTypeIdentifiersForItemProvider
  }
  /// The type of files for a file's address.
  public var writableTypeIdentifiersForItemProvider: [String] {
    (self as URL).writableTypeIdentifiersForItemProvider
  }

  /// Reads an address.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return url
  }

  /// Its text, at once.
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
  /// The formats that are decoded.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  /// PNG.
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
