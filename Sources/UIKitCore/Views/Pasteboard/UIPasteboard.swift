public import Foundation
public import UIKitGraphics

/// A pasteboard, which holds copied content: texts, images, addresses, files, and data.
///
/// The general pasteboard is the desktop's clipboard in a running application. On a stage, and
/// without a desktop, it is in memory, one for each stage. Private pasteboards are always
/// in memory and end with the process.
///
///     UIPasteboard.general.string = city.name
///     UIPasteboard.general.urls = chosenFiles
///
/// The data of another program is requested when it is read here, which waits for it: a second at
/// most without an answer.
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
  /// The desktop's clipboard behind this pasteboard; `nil` keeps everything in memory.
  package var desktop: (any DesktopClipboard)?
  private var content = PasteboardContent()
  private var changes = 0
  /// Whether this process has put the content there, and no other one anything since.
  private var isOwn = false
  /// Whether the desktop has been offered more than text.
  private var isOffered = false
  /// Whether this object stores the content; else another pasteboard of the same name does.
  private let isHolder: Bool

  /// Private pasteboards by name, until they are removed.
  private static var named: [Name: UIPasteboard] = [:]

  init(_ name: Name) {
    nameStorage = name
    isHolder = true
    super.init()
  }

  /// Finds or makes the pasteboard with a name.
  ///
  /// As a Swift initialiser cannot return another object, this one makes a
  /// pasteboard that shares its content with all others of the name.
  ///
  /// - Parameters:
  ///   - pasteboardName: The name.
  ///   - create: Whether to make one that does not exist; else the result is then `nil`.
  public init?(name pasteboardName: Name, create: Bool) {
    if pasteboardName != .general, UIPasteboard.named[pasteboardName] == nil {
      guard create else { return nil }
      UIPasteboard.named[pasteboardName] = UIPasteboard(pasteboardName)
    }
    nameStorage = pasteboardName
    isHolder = false
    super.init()
  }

  /// Makes a private pasteboard with a name that no other one has.
  ///
  /// - Returns: An empty pasteboard, which exists until it is removed.
  open class func withUniqueName() -> UIPasteboard {
    let pasteboard = UIPasteboard(Name(UUID().uuidString))
    named[pasteboard.name] = pasteboard
    return pasteboard
  }

  /// Removes a private pasteboard and its content.
  ///
  /// - Parameter pasteboardName: Its name; the general one stays.
  open class func remove(withName pasteboardName: Name) {
    named[pasteboardName] = nil
  }

  // MARK: Content

  /// The first text; `nil` when there is none.
  ///
  /// Setting `nil` empties the pasteboard.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// All texts, and the texts of addresses; `nil` when there is none.
  ///
  /// Setting `nil` empties the pasteboard.
  ///
  /// Other programs get several texts as the lines of one.
  open var strings: [String]? {
    get { current.strings.nonEmpty }
    set { current = PasteboardContent(strings: newValue ?? []) }
  }

  /// The first image; `nil` when there is none.
  ///
  /// Setting `nil` empties the pasteboard. Other programs get it as PNG.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// All images; `nil` when there is none.
  ///
  /// Setting `nil` empties the pasteboard. Other programs get the first one.
  open var images: [UIImage]? {
    get { content(with: TypeIdentifiers.image).images.nonEmpty }
    set { current = PasteboardContent(items: (newValue ?? []).map { [TypeIdentifiers.png: $0] }) }
  }

  /// The first address; `nil` when there is none.
  ///
  /// Setting `nil` empties the pasteboard.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// All addresses, those of files among them; `nil` when there is none.
  ///
  /// Setting `nil` empties the pasteboard. File managers get files as copied ones.
  open var urls: [URL]? {
    get { content(with: TypeIdentifiers.url).urls.nonEmpty }
    set {
      current = PasteboardContent(
        items: (newValue ?? []).map {
          [$0.isFileURL ? TypeIdentifiers.fileURL : TypeIdentifiers.url: $0]
        }
      )
    }
  }

  /// All items, as dictionaries of values by type: texts, addresses, images, or data.
  ///
  /// Reading it loads everything that another program offers in a known type: a text, an image,
  /// addresses, and data of applications' own types. Other programs see the first item of each
  /// type, but all addresses.
  open var items: [[String: Any]] {
    get { content(with: TypeIdentifiers.anything).items }
    set { current = PasteboardContent(items: newValue) }
  }

  /// Adds items to those that are there.
  ///
  /// - Parameter items: Dictionaries as in `items`.
  open func addItems(_ items: [[String: Any]]) {
    var content = content(with: TypeIdentifiers.anything)
    content.add(items)
    current = content
  }

  /// The number of items.
  open var numberOfItems: Int {
    let content = currentForData
    let offered = foreignTypes
    guard !offered.isEmpty else { return content.items.count }
    let hasAddresses = offered.contains(TypeIdentifiers.url)
    return hasAddresses ? max(1, self.content(with: TypeIdentifiers.url).items.count) : 1
  }

  /// The types of the first item, the best one first where another program has copied it.
  open var types: [String] {
    let own = currentForData.items.first?.keys.sorted() ?? []
    let offered = foreignTypes
    return offered.isEmpty ? own : offered
  }

  /// Whether one of some types, or a kind of one, is there.
  ///
  /// - Parameter pasteboardTypes: Such as `public.image`.
  /// - Returns: Whether there is one.
  open func contains(pasteboardTypes: [String]) -> Bool {
    let (content, offered) = (currentForData, foreignTypes)
    return pasteboardTypes.contains { type in
      content.has(type) || offered.contains { TypeIdentifiers.conforms($0, to: type) }
    }
  }

  /// The number of changes of the content since the pasteboard was created.
  ///
  /// Changes by other programs count when this one reads the pasteboard, and only if its own
  /// content is replaced, or the text differs. Reading this requests the desktop's text.
  open var changeCount: Int {
    let holder = holder
    _ = holder.upToDateContent()
    return holder.changes
  }

  /// Whether there is text.
  open var hasStrings: Bool { strings != nil }

  /// Whether there is an image; does not load it.
  open var hasImages: Bool { contains(pasteboardTypes: [TypeIdentifiers.image]) }

  /// Whether there is an address; does not load it.
  open var hasURLs: Bool { contains(pasteboardTypes: [TypeIdentifiers.url]) }

  /// Data of a type; text is data of the types `public.utf8-plain-text` and `public.text`.
  ///
  /// - Parameter pasteboardType: The type's name, or that of a kind of types.
  /// - Returns: `nil` when there is none of this type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    content(with: pasteboardType).data(pasteboardType)
  }

  /// The value of a type of the first item that has it.
  ///
  /// - Parameter pasteboardType: The type's name.
  /// - Returns: A text, an address, an image, data, or another object that was copied here; `nil`
  ///   when there is none of this type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    let content = content(with: pasteboardType)
    return content.items.lazy.compactMap { $0[pasteboardType] }.first
      ?? content.data(pasteboardType)
  }

  /// Replaces everything by data of one type.
  ///
  /// - Parameters:
  ///   - data: The data; of a text type it is UTF-8.
  ///   - pasteboardType: The type's name.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    current = PasteboardContent(items: [[pasteboardType: data]])
  }

  /// Replaces everything by a value of one type.
  ///
  /// - Parameters:
  ///   - value: A text, an address, an image or data; other objects stay in this process.
  ///   - pasteboardType: The type's name.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    current = PasteboardContent(items: [[pasteboardType: value]])
  }

  /// The most text that is taken from other programs, in bytes, when there was more at the last
  /// reading; else `nil`.
  final var refusedText: Int? { holder.isOffered ? nil : holder.desktop?.refusedText }

  /// The object that holds the content: this one, or the one that has the name.
  private var holder: UIPasteboard {
    if isHolder { return self }
    return name == .general ? .general : UIPasteboard.named[name] ?? self
  }

  private var current: PasteboardContent {
    get { holder.upToDateContent() }
    set { holder.replaceContent(with: newValue) }
  }

  /// The content, if more than text is requested.
  private var currentForData: PasteboardContent {
    holder.desktop?.prepareForData()
    return current
  }

  /// The content that this process copied, unless another program has copied something since; then
  /// its text.
  private func upToDateContent() -> PasteboardContent {
    guard let desktop, !(isOffered && desktop.holdsOffer) else { return content }
    let text = desktop.text
    if isOffered || text != content.desktopText {
      content = PasteboardContent(strings: text.isEmpty ? [] : [text])
      changes += 1
      isOwn = false
      isOffered = false
    }
    return content
  }

  private func replaceContent(with new: PasteboardContent) {
    content = new
    changes += 1
    isOwn = true
    isOffered = !new.isText && desktop?.offer(new.mediaTypes, data: new.data(mediaType:)) ?? false
    if !isOffered { desktop?.text = new.desktopText }
  }
}

// MARK: Other programs

extension UIPasteboard {
  /// The types of what another program has copied, the best one first; empty when it is this one.
  private var foreignTypes: [String] {
    holder.desktopOfOthers.map { MediaTypes.identifiers(of: $0.types) } ?? []
  }

  /// The desktop, when another program may have copied the content.
  private var desktopOfOthers: (any DesktopClipboard)? {
    // Other programs can copy content without text, which looks like an empty clipboard.
    isOffered || isOwn && !content.desktopText.isEmpty ? nil : desktop
  }

  /// The content; of another program's content, the best representation of each kind, such as its
  /// best image, and its text.
  private func content(with type: String) -> PasteboardContent {
    let own = currentForData
    guard let desktop = holder.desktopOfOthers else { return own }
    let offered = MediaTypes.identifiers(of: desktop.types)
    func isImage(_ type: String) -> Bool {
      TypeIdentifiers.conforms(type, to: TypeIdentifiers.image)
    }
    let best = offered.first(where: isImage)
    let wanted = offered.filter { candidate in
      // Further images are the same one in other formats.
      if isImage(candidate), candidate != best, candidate != type { return false }
      return type == TypeIdentifiers.anything || TypeIdentifiers.conforms(candidate, to: type)
    }
    var item: PasteboardContent.Item = [:]
    var addresses: [URL] = []
    for type in wanted where type != TypeIdentifiers.text {
      guard let data = desktop.data(MediaTypes.name(of: type)) else { continue }
      if type == TypeIdentifiers.url {
        addresses = PasteboardContent.urls(inList: data)
      } else {
        item[type] = data
      }
    }
    return PasteboardContent(item, addresses, text: own)
  }
}

extension Array {
  /// The array; `nil` when it is empty.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
