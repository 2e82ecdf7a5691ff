public import Foundation
import UIKitGraphics

/// A pasteboard, which holds copied text and data.
///
/// The general pasteboard is the desktop's clipboard in a running application, where it exchanges
/// text with other programs; other data stays in this one. On a stage, and without a desktop, it is
/// in memory, one for each stage. Private pasteboards are always in memory and end with the
/// process.
///
///     UIPasteboard.general.string = city.name
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

  /// The clipboard that all programs share.
  open class var general: UIPasteboard {
    demandMainThread(UIPasteboard.self)
    return WindowHost.current.pasteboard
  }

  /// The pasteboard's name.
  open var name: Name { nameStorage }
  private let nameStorage: Name
  /// The desktop's clipboard behind this pasteboard; `nil` keeps everything in memory.
  package var desktop: (any DesktopClipboard)?
  private var content = PasteboardContent()
  private var changes = 0
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

  /// All texts; `nil` when there is none.
  ///
  /// Setting `nil` empties the pasteboard.
  ///
  /// Other programs get several texts as the lines of one.
  open var strings: [String]? {
    get {
      let strings = current.strings
      return strings.isEmpty ? nil : strings
    }
    set { current = PasteboardContent(strings: newValue ?? []) }
  }

  /// The number of changes of the content since the pasteboard was created.
  ///
  /// Changes by other programs count when this one reads the pasteboard, and only if the text
  /// differs. Reading this asks the desktop for its text.
  open var changeCount: Int {
    let holder = holder
    _ = holder.upToDateContent()
    return holder.changes
  }

  /// Whether there is text.
  open var hasStrings: Bool { strings != nil }

  /// Data of a type; text is data of the types `public.utf8-plain-text` and `public.text`.
  ///
  /// - Parameter pasteboardType: The type's name.
  /// - Returns: `nil` when there is none of this type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    current.data(pasteboardType)
  }

  /// Replaces everything by data of one type.
  ///
  /// - Parameters:
  ///   - data: The data; of a text type it is UTF-8.
  ///   - pasteboardType: The type's name.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    current = PasteboardContent(data: data, type: pasteboardType)
  }

  /// The object that holds the content: this one, or the one that has the name.
  private var holder: UIPasteboard {
    if isHolder { return self }
    return name == .general ? .general : UIPasteboard.named[name] ?? self
  }

  private var current: PasteboardContent {
    get { holder.upToDateContent() }
    set { holder.replaceContent(with: newValue) }
  }

  /// The content that this process copied, unless another program has copied something since.
  private func upToDateContent() -> PasteboardContent {
    guard let desktop else { return content }
    let text = desktop.text
    if text != content.desktopText {
      content = PasteboardContent(strings: text.isEmpty ? [] : [text])
      changes += 1
    }
    return content
  }

  private func replaceContent(with new: PasteboardContent) {
    content = new
    changes += 1
    desktop?.text = new.desktopText
  }
}

/// The clipboard that a desktop shares between programs.
@MainActor
package protocol DesktopClipboard: AnyObject {
  /// The text on it; empty when there is none. No character of it is NUL.
  var text: String { get set }
}
