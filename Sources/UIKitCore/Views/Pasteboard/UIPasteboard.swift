public import Foundation
public import UIKitGraphics

/// A pasteboard for copied content: texts, images, URLs, files and data.
///
/// In a running application the general pasteboard is the desktop's clipboard. On a stage or
/// without a desktop it is kept in memory, separately for each stage. Private pasteboards are
/// always kept in memory and end with the process.
///
///     UIPasteboard.general.string = city.name
///     UIPasteboard.general.urls = chosenFiles
///
/// Reading content of a different program waits for its answer, until the program is silent for a
/// second.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Creates a name.
    ///
    /// - Parameter rawValue: The name as a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    ///
    /// - Parameter rawValue: The name as a string.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the general pasteboard.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    /// The name of the desktop's primary selection.
    static let primary = Name(rawValue: "primary")
  }

  /// The pasteboard's name.
  open var name: Name { nameStorage }
  private let nameStorage: Name
  /// The desktop's clipboard behind this pasteboard; `nil` to keep the content in memory.
  package var desktop: (any DesktopClipboard)?
  private var content = PasteboardContent()
  private var changes = 0
  /// Whether the current content was copied by this process.
  private var isFromThisProcess = false
  /// Whether the desktop was offered representations other than text.
  private var isOfferedToDesktop = false
  /// Whether this object stores the content; otherwise a different pasteboard with the same name
  /// does.
  private let ownsContent: Bool

  /// The private pasteboards by name, until they are removed.
  private static var pasteboardsByName: [Name: UIPasteboard] = [:]

  init(_ name: Name) {
    nameStorage = name
    ownsContent = true
    super.init()
  }

  /// Finds or creates the pasteboard with a name.
  ///
  /// The new object shares its content with all pasteboards of the same name, because a Swift
  /// initialiser cannot return an existing object.
  ///
  /// - Parameters:
  ///   - pasteboardName: The name.
  ///   - create: Whether to create the pasteboard if it does not exist; with `false` the result is
  ///     then `nil`.
  public init?(name pasteboardName: Name, create: Bool) {
    if pasteboardName != .general, UIPasteboard.pasteboardsByName[pasteboardName] == nil {
      guard create else { return nil }
      UIPasteboard.pasteboardsByName[pasteboardName] = UIPasteboard(pasteboardName)
    }
    nameStorage = pasteboardName
    ownsContent = false
    super.init()
  }

  /// Creates a private pasteboard with a unique name.
  ///
  /// - Returns: The empty pasteboard, which exists until it is removed.
  open class func withUniqueName() -> UIPasteboard {
    let pasteboard = UIPasteboard(Name(UUID().uuidString))
    pasteboardsByName[pasteboard.name] = pasteboard
    return pasteboard
  }

  /// Removes a private pasteboard with its content.
  ///
  /// - Parameter pasteboardName: The name; the general pasteboard is not removed.
  open class func remove(withName pasteboardName: Name) {
    pasteboardsByName[pasteboardName] = nil
  }

  // MARK: Content

  /// The first text; `nil` if there is none.
  ///
  /// Setting `nil` clears the pasteboard.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// All texts, including those of URLs; `nil` if there are none.
  ///
  /// Setting `nil` clears the pasteboard.
  ///
  /// Other programs receive several texts as the lines of one text.
  open var strings: [String]? {
    get { currentContent.strings.nonEmpty }
    set { currentContent = PasteboardContent(strings: newValue ?? []) }
  }

  /// The first image; `nil` if there is none.
  ///
  /// Setting `nil` clears the pasteboard. Other programs receive the image as PNG.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// All images; `nil` if there are none.
  ///
  /// Setting `nil` clears the pasteboard. Other programs receive the first image.
  open var images: [UIImage]? {
    get { content(with: TypeIdentifiers.image).images.nonEmpty }
    set {
      currentContent = PasteboardContent(items: (newValue ?? []).map { [TypeIdentifiers.png: $0] })
    }
  }

  /// The first URL; `nil` if there is none.
  ///
  /// Setting `nil` clears the pasteboard.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// All URLs, including file URLs; `nil` if there are none.
  ///
  /// Setting `nil` clears the pasteboard. File managers receive file URLs as copied files.
  open var urls: [URL]? {
    get { content(with: TypeIdentifiers.url).urls.nonEmpty }
    set {
      currentContent = PasteboardContent(
        items: (newValue ?? []).map {
          [$0.isFileURL ? TypeIdentifiers.fileURL : TypeIdentifiers.url: $0]
        }
      )
    }
  }

  /// All items, as dictionaries of values by type: texts, URLs, images or data.
  ///
  /// Reading the property loads everything that a different program offers in a known type: a text,
  /// an image, URLs, and data of applications' custom types. Other programs receive the first item
  /// of each type, but all URLs.
  open var items: [[String: Any]] {
    get { content(with: TypeIdentifiers.anything).items }
    set { currentContent = PasteboardContent(items: newValue) }
  }

  /// Adds items to the existing items.
  ///
  /// - Parameter items: Dictionaries as in `items`.
  open func addItems(_ items: [[String: Any]]) {
    var content = content(with: TypeIdentifiers.anything)
    content.add(items)
    currentContent = content
  }

  /// The number of items.
  open var numberOfItems: Int {
    let content = currentContentForData
    let offeredTypes = foreignTypes
    guard !offeredTypes.isEmpty else { return content.items.count }
    let hasURL = offeredTypes.contains(TypeIdentifiers.url)
    return hasURL ? max(1, self.content(with: TypeIdentifiers.url).items.count) : 1
  }

  /// The types of the first item; for content of a different program, the best type first.
  open var types: [String] {
    let ownTypes = currentContentForData.items.first?.keys.sorted() ?? []
    let offeredTypes = foreignTypes
    return offeredTypes.isEmpty ? ownTypes : offeredTypes
  }

  /// Returns whether the pasteboard contains one of the given types, or a type that conforms to
  /// one.
  ///
  /// - Parameter pasteboardTypes: The types, such as `public.image`.
  /// - Returns: Whether there is a matching type.
  open func contains(pasteboardTypes: [String]) -> Bool {
    let (content, offeredTypes) = (currentContentForData, foreignTypes)
    return pasteboardTypes.contains { type in
      content.hasType(type) || offeredTypes.contains { TypeIdentifiers.conforms($0, to: type) }
    }
  }

  /// The number of changes of the content since the pasteboard was created.
  ///
  /// Changes by other programs are counted when this program reads the pasteboard, and only if they
  /// replace its own content or the text differs. Reading this property requests the desktop's
  /// text.
  open var changeCount: Int {
    let owner = contentOwner
    _ = owner.refreshedContent()
    return owner.changes
  }

  /// Whether the pasteboard contains text.
  open var hasStrings: Bool { strings != nil }

  /// Whether the pasteboard contains an image; does not load it.
  open var hasImages: Bool { contains(pasteboardTypes: [TypeIdentifiers.image]) }

  /// Whether the pasteboard contains a URL; does not load it.
  open var hasURLs: Bool { contains(pasteboardTypes: [TypeIdentifiers.url]) }

  /// Returns the data of a type; text has the types `public.utf8-plain-text` and `public.text`.
  ///
  /// - Parameter pasteboardType: The type, or a type to which it conforms.
  /// - Returns: The data; `nil` if there is none of this type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    content(with: pasteboardType).data(pasteboardType)
  }

  /// Returns the value of a type from the first item that contains it.
  ///
  /// - Parameter pasteboardType: The type.
  /// - Returns: A text, a URL, an image, data, or a different object copied by this process; `nil`
  ///   if there is none of this type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    let content = content(with: pasteboardType)
    return content.items.lazy.compactMap { $0[pasteboardType] }.first
      ?? content.data(pasteboardType)
  }

  /// Replaces the content with data of a type.
  ///
  /// - Parameters:
  ///   - data: The data; UTF-8 for a text type.
  ///   - pasteboardType: The type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    currentContent = PasteboardContent(items: [[pasteboardType: data]])
  }

  /// Replaces the content with a value of a type.
  ///
  /// - Parameters:
  ///   - value: A text, a URL, an image or data; other objects are only available in this process.
  ///   - pasteboardType: The type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    currentContent = PasteboardContent(items: [[pasteboardType: value]])
  }

  /// The size limit for text from other programs in bytes, if the last text read exceeded it;
  /// otherwise `nil`.
  final var refusedTextLimit: Int? {
    contentOwner.isOfferedToDesktop ? nil : contentOwner.desktop?.refusedTextLimit
  }

  /// The object that stores the content for this name.
  private var contentOwner: UIPasteboard {
    if ownsContent { return self }
    return name == .general ? .general : UIPasteboard.pasteboardsByName[name] ?? self
  }

  private var currentContent: PasteboardContent {
    get { contentOwner.refreshedContent() }
    set { contentOwner.replaceContent(with: newValue) }
  }

  /// The content, after the desktop was told to request representations other than text, too.
  private var currentContentForData: PasteboardContent {
    contentOwner.desktop?.prepareForData()
    return currentContent
  }

  /// Returns the content copied by this process; if a different program has copied since, the text
  /// of its content.
  private func refreshedContent() -> PasteboardContent {
    guard let desktop, !(isOfferedToDesktop && desktop.holdsOffer) else { return content }
    let text = desktop.text
    if isOfferedToDesktop || text != content.desktopText {
      content = PasteboardContent(strings: text.isEmpty ? [] : [text])
      changes += 1
      isFromThisProcess = false
      isOfferedToDesktop = false
    }
    return content
  }

  private func replaceContent(with newContent: PasteboardContent) {
    content = newContent
    changes += 1
    isFromThisProcess = true
    isOfferedToDesktop =
      !newContent.isText
      && desktop?.offer(newContent.mediaTypes, data: newContent.data(mediaType:)) ?? false
    if !isOfferedToDesktop { desktop?.text = newContent.desktopText }
  }
}

// MARK: Other programs

extension UIPasteboard {
  /// The types copied by a different program, best type first; empty if this process copied the
  /// content.
  private var foreignTypes: [String] {
    contentOwner.foreignDesktop.map { MediaTypes.identifiers(of: $0.types) } ?? []
  }

  /// The desktop's clipboard, if a different program may have copied the content.
  private var foreignDesktop: (any DesktopClipboard)? {
    // A program may copy content without text, which is indistinguishable from an empty clipboard.
    isOfferedToDesktop || isFromThisProcess && !content.desktopText.isEmpty ? nil : desktop
  }

  /// Returns the content; for content of a different program, the text and the representations that
  /// conform to a type, of images only the best or the type itself.
  private func content(with type: String) -> PasteboardContent {
    let content = currentContentForData
    guard let desktop = contentOwner.foreignDesktop else { return content }
    let offeredTypes = MediaTypes.identifiers(of: desktop.types)
    func isImage(_ type: String) -> Bool {
      TypeIdentifiers.conforms(type, to: TypeIdentifiers.image)
    }
    let bestImageType = offeredTypes.first(where: isImage)
    let matchingTypes = offeredTypes.filter { candidate in
      // Further images are the same image in different formats.
      if isImage(candidate), candidate != bestImageType, candidate != type { return false }
      return type == TypeIdentifiers.anything || TypeIdentifiers.conforms(candidate, to: type)
    }
    var item: PasteboardContent.Item = [:]
    var foreignURLs: [URL] = []
    for type in matchingTypes where type != TypeIdentifiers.text {
      guard let data = desktop.data(MediaTypes.name(of: type)) else { continue }
      if type == TypeIdentifiers.url {
        foreignURLs = PasteboardContent.urls(inList: data)
      } else {
        item[type] = data
      }
    }
    return PasteboardContent(data: item, urls: foreignURLs, text: content)
  }
}

extension Array {
  /// The array; `nil` if it is empty.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
