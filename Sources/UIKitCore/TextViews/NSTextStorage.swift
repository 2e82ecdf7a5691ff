public import Foundation

/// The delegate of a text storage, called with each change of the text, the user's included.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before a change is shown; the text may be changed further.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editedMask: The kinds of change.
  ///   - editedRange: The changed part, in UTF-16 units of the new text.
  ///   - delta: How much longer the text has become.
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )

  /// Called before a change is shown; attributes may be changed further, not characters.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editedMask: The kinds of change.
  ///   - editedRange: The changed part, in UTF-16 units of the new text.
  ///   - delta: How much longer the text has become.
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

extension NSTextStorageDelegate {
  /// Changes nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}

  /// Changes nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

/// The text of a text view, or of a layout without view, which shows each change of it.
///
/// Changes between `beginEditing()` and `endEditing()` are shown as one, and the delegate is notified
/// of them as one. For use on the main thread.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of change.
  public struct EditActions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates kinds from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes have changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters have changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Posted before a change is shown.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification"
  )
  /// Posted when a change is about to be shown.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification"
  )

  /// The object that is notified of changes; not retained.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The layouts of the text.
  public private(set) final var layoutManagers: [NSLayoutManager] = []
  /// The kinds of the change that is being made; empty without one.
  public private(set) final var editedMask: EditActions = []
  /// The part that is being changed, in UTF-16 units of the new text.
  public private(set) final var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the text is after the change that is being made.
  public private(set) final var changeInLength = 0

  private final var depth = 0
  /// Whether a change is made by Foundation's class, which may call others of these methods.
  private final var isMutating = false
  /// The kinds of change since a text view gave its own text.
  private final var changesSinceGiven: EditActions = []
  /// The length of the text that a text view gave.
  private final var givenLength = 0

  /// Creates an empty text.
  public convenience init() { self.init(string: "") }

  /// Adds a layout.
  ///
  /// - Parameter aLayoutManager: The layout.
  @MainActor
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.showWholeText()
  }

  /// Removes a layout, which keeps no text; does nothing without it.
  ///
  /// - Parameter aLayoutManager: The layout.
  @MainActor
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  // MARK: Changes

  private func mutate(_ mask: EditActions, _ range: NSRange, _ body: () -> Void) {
    guard !isMutating else { return body() }
    isMutating = true
    let old = length
    body()
    isMutating = false
    changesSinceGiven.formUnion(mask)
    edited(mask, range: range, changeInLength: length - old)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    mutate(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    mutate([.editedCharacters, .editedAttributes], range) {
      super.replaceCharacters(in: range, with: attrString)
    }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    mutate(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key,
    value: Any,
    range: NSRange
  ) {
    mutate(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    mutate(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    mutate(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    mutate([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) {
      super.insert(attrString, at: loc)
    }
  }

  open override func append(_ attrString: NSAttributedString) {
    mutate([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) {
      super.append(attrString)
    }
  }

  open override func deleteCharacters(in range: NSRange) {
    mutate(.editedCharacters, range) { super.deleteCharacters(in: range) }
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    mutate([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) {
      super.setAttributedString(attrString)
    }
  }

  /// Begins changes that are shown as one; such parts may be inside of each other.
  open override func beginEditing() { depth += 1 }

  /// Ends changes that are shown as one.
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Adds to the change that is being made, or makes one.
  ///
  /// - Parameters:
  ///   - editedMask: The kinds of change.
  ///   - editedRange: The changed part, in UTF-16 units of the text before.
  ///   - delta: How much longer the text is.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      self.editedRange = new
    } else {
      // An earlier change has moved, if it is behind this one.
      var known = self.editedRange
      if known.location >= editedRange.upperBound {
        known.location += delta
      } else if known.upperBound > editedRange.location {
        known.length = max(0, known.length + delta)
      }
      self.editedRange = known.union(new)
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  /// Notifies the delegate of the change, and shows it.
  open func processEditing() {
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { storage.processOnMainThread() }
  }

  @MainActor
  private func processOnMainThread() {
    depth += 1
    let center = NotificationCenter.default
    delegate?.textStorage(
      self,
      willProcessEditing: editedMask,
      range: editedRange,
      changeInLength: changeInLength
    )
    center.post(name: NSTextStorage.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self,
      didProcessEditing: editedMask,
      range: editedRange,
      changeInLength: changeInLength
    )
    center.post(name: NSTextStorage.didProcessEditingNotification, object: self)
    let (range, delta, mask) = (editedRange, changeInLength, editedMask)
    (editedMask, changeInLength) = ([], 0)
    depth -= 1
    let since = changesSinceGiven
    changesSinceGiven = []
    for manager in layoutManagers {
      if !manager.hasGivenText {
        manager.show(range, changeInLength: delta, mask)
      } else if !since.isEmpty {
        manager.show(range, changeInLength: length - givenLength, since)
      }
    }
  }

  // MARK: Text views

  /// Takes over the text of a text view that has changed it.
  ///
  /// - Parameters:
  ///   - text: All text.
  ///   - range: The changed part of the old text, in UTF-16 units.
  ///   - mask: The kinds of change.
  @MainActor
  final func take(_ text: NSAttributedString, changed range: NSRange, _ mask: EditActions) {
    let old = length
    isMutating = true
    super.setAttributedString(text)
    isMutating = false
    givenLength = text.length
    edited(mask, range: range, changeInLength: text.length - old)
  }
}
