public import Foundation

/// Observes the changes of a text storage, including those made by the user.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before a change is displayed. The delegate may change the text further.
  ///
  /// - Parameters:
  ///   - textStorage: The text storage.
  ///   - editedMask: The kinds of change.
  ///   - editedRange: The changed range, in UTF-16 units of the new text.
  ///   - delta: The change in length, in UTF-16 units.
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )

  /// Called before a change is displayed. The delegate may change attributes, but not characters.
  ///
  /// - Parameters:
  ///   - textStorage: The text storage.
  ///   - editedMask: The kinds of change.
  ///   - editedRange: The changed range, in UTF-16 units of the new text.
  ///   - delta: The change in length, in UTF-16 units.
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}

  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

/// The text of a text view or of a layout without a view; each change updates the display.
///
/// Changes between `beginEditing()` and `endEditing()` are combined into one update of the display
/// and one notification of the delegate. Use only on the main thread.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes.
  public struct EditActions: OptionSet, Sendable {
    /// The bit mask, with the values of UIKit.
    public let rawValue: UInt

    /// Creates a set from a bit mask.
    ///
    /// - Parameter rawValue: The bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes have changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters have changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Posted before a change is displayed, while the text may still be changed.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification"
  )
  /// Posted immediately before a change is displayed.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification"
  )

  /// The delegate, notified of changes; not retained.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The layout managers of the text.
  public private(set) final var layoutManagers: [NSLayoutManager] = []
  /// The kinds of the pending change; empty if none.
  public private(set) final var editedMask: EditActions = []
  /// The range of the pending change, in UTF-16 units of the new text.
  public private(set) final var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change in length of the pending change, in UTF-16 units.
  public private(set) final var changeInLength = 0

  /// The number of nested groups of changes.
  private final var editingDepth = 0
  /// Whether Foundation's implementation is making a change; it may call other overridden methods.
  private final var isMutating = false
  /// The kinds of changes since the last call of `processEditing()`, except those by a text view.
  private final var changesSincePassing: EditActions = []
  /// The length of the text last passed by a text view, in UTF-16 units.
  private final var passedLength = 0

  /// Creates an empty text storage.
  public convenience init() { self.init(string: "") }

  /// Adds a layout manager.
  ///
  /// - Parameter aLayoutManager: The layout manager.
  @MainActor
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.passWholeText()
  }

  /// Removes a layout manager; has no effect if it was not added.
  ///
  /// - Parameter aLayoutManager: The layout manager.
  @MainActor
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  // MARK: Changes

  /// Makes a change with Foundation's implementation, and records it.
  private func mutate(_ mask: EditActions, _ range: NSRange, _ body: () -> Void) {
    guard !isMutating else { return body() }
    isMutating = true
    let oldLength = length
    body()
    isMutating = false
    changesSincePassing.formUnion(mask)
    edited(mask, range: range, changeInLength: length - oldLength)
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

  /// Begins a group of changes that are displayed together.
  ///
  /// Groups can be nested.
  open override func beginEditing() { editingDepth += 1 }

  /// Ends a group of changes.
  ///
  /// The outermost group displays the changes.
  open override func endEditing() {
    editingDepth = max(0, editingDepth - 1)
    if editingDepth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Records a change as part of the pending one, or as a new one.
  ///
  /// - Parameters:
  ///   - editedMask: The kinds of change.
  ///   - editedRange: The changed range, in UTF-16 units of the text before the change.
  ///   - delta: The change in length, in UTF-16 units.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    let combinedRange =
      self.editedMask.isEmpty ? editedRange : self.editedRange.union(editedRange)
    self.editedRange = NSRange(
      location: combinedRange.location,
      length: max(0, combinedRange.length + delta)
    )
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if editingDepth == 0 { processEditing() }
  }

  /// Notifies the delegate of the pending change, and displays it.
  open func processEditing() {
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { storage.processOnMainThread() }
  }

  @MainActor
  private func processOnMainThread() {
    editingDepth += 1
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
    editingDepth -= 1
    let storageChanges = changesSincePassing
    changesSincePassing = []
    for manager in layoutManagers {
      if !manager.hasPassedText {
        manager.show(range, changeInLength: delta, mask: mask)
      } else if !storageChanges.isEmpty {
        manager.show(range, changeInLength: length - passedLength, mask: storageChanges)
      }
    }
  }

  // MARK: Text views

  /// Adopts a part of the text of a text view after a change in the view.
  ///
  /// - Parameters:
  ///   - text: The part.
  ///   - replacedRange: The range that it replaces, in UTF-16 units of the old text.
  ///   - range: The changed range within it, in UTF-16 units of the old text.
  ///   - mask: The kinds of change.
  @MainActor
  final func adopt(
    _ text: NSAttributedString,
    in replacedRange: NSRange,
    changed range: NSRange,
    _ mask: EditActions
  ) {
    let oldLength = length
    isMutating = true
    if replacedRange.length == oldLength {
      super.setAttributedString(text)
    } else {
      super.replaceCharacters(in: replacedRange, with: text)
    }
    isMutating = false
    passedLength = length
    edited(mask, range: range, changeInLength: length - oldLength)
  }
}
