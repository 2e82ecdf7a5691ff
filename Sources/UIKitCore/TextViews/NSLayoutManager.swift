public import Foundation
import UIKitGraphics
import UIKitSupport

/// Lays out a text, either in a text view, or without a view to measure text and locate characters.
///
///     let (storage, manager) = (NSTextStorage(attributedString: text), NSLayoutManager())
///     let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
///     manager.addTextContainer(container)
///     storage.addLayoutManager(manager)
///     let size = manager.usedRect(for: container).size
///
/// Each UTF-16 unit counts as a glyph, so that glyph ranges equal character ranges. Coordinates are
/// those of the text container: without `textContainerInset`, with `lineFragmentPadding`.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text storage, set by `NSTextStorage.addLayoutManager(_:)`.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The text containers; at most one.
  public private(set) final var textContainers: [NSTextContainer] = []
  /// The text view that displays the text; `nil` for a layout without a view.
  final weak var textView: UITextView? { didSet { if textView != nil { viewStorage = nil } } }
  /// Whether the text view is passing its text to the storage, so that the storage need not pass
  /// the text to the view.
  final var hasPassedText = false
  /// The view that performs the layout if no text view displays the text.
  private final var viewStorage: UITextView?
  private var displayedView: UITextView? { textView ?? viewStorage }

  /// Creates a layout manager without a text storage or a text container.
  public override init() {
    super.init()
  }

  /// Sets the text container.
  ///
  /// - Parameter container: The text container. Adding a second one is a programming error because
  ///   each layout manager supports a single container.
  open func addTextContainer(_ container: NSTextContainer) {
    demand(textContainers.isEmpty, "A layout manager has one text container here")
    textContainers = [container]
    container.layoutManager = self
  }

  /// Removes the text container.
  ///
  /// - Parameter index: The index of the container; always 0.
  open func removeTextContainer(at index: Int) {
    demand(textContainers.indices.contains(index), "There is no text container \(index)")
    textContainers.remove(at: index).layoutManager = nil
  }

  // MARK: Changes

  /// Passes a changed part of the text to the view.
  final func show(_ range: NSRange, changeInLength delta: Int, mask: NSTextStorage.EditActions) {
    guard let textStorage, let view = displayedView else { return }
    view.show(range, of: textStorage, changeInLength: delta, mask: mask)
  }

  /// Passes the whole text to the view.
  final func passWholeText() {
    guard let textStorage, let view = displayedView else { return }
    view.showAll(of: textStorage)
  }

  /// The view that performs the layout, after laying out pending changes; `nil` without a text
  /// storage or a container.
  private var layoutView: UITextView? {
    if let textView {
      textView.layOutText()
      return textView
    }
    guard let textStorage, let container = textContainers.first else { return nil }
    let view = viewStorage ?? UITextView(frame: .zero, textContainer: nil)
    if viewStorage == nil {
      viewStorage = view
      view.isScrollEnabled = false
      view.font = UIFont.systemFont(ofSize: 12)
      view.textContainerInset = .zero
      view.showAll(of: textStorage)
    }
    let width = container.size.width
    view.frame.size = CGSize(width: width > 0 && width < 1e6 ? width : 1e6, height: 0)
    view.textContainer.lineFragmentPadding = container.lineFragmentPadding
    view.textContainer.maximumNumberOfLines = container.maximumNumberOfLines
    view.textContainer.lineBreakMode = container.lineBreakMode
    view.layOutText()
    return view
  }

  /// Completes the layout of the text container.
  ///
  /// The other methods do so automatically.
  ///
  /// - Parameter container: The text container.
  open func ensureLayout(for container: NSTextContainer) { _ = layoutView }

  /// Completes the layout of a range.
  ///
  /// The other methods do so automatically.
  ///
  /// - Parameter charRange: The range in UTF-16 units.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layoutView }

  /// Completes the layout of a range.
  ///
  /// The other methods do so automatically.
  ///
  /// - Parameter glyphRange: The range in UTF-16 units.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layoutView }

  /// Discards the layout of the text.
  ///
  /// - Parameters:
  ///   - charRange: The changed range, in UTF-16 units.
  ///   - actualCharRange: Receives the same range.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) {
    actualCharRange?.pointee = charRange
    displayedView?.layoutDidChange()
  }

  /// Redraws the text.
  ///
  /// - Parameter charRange: The range in UTF-16 units.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    displayedView?.redraw(from: 0, to: .infinity)
  }

  // MARK: Glyphs and characters

  /// The number of UTF-16 units in the text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns the glyph range of a character range, which is the same range.
  ///
  /// - Parameters:
  ///   - charRange: The range in UTF-16 units.
  ///   - actualCharRange: Receives the same range.
  /// - Returns: The same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// Returns the character range of a glyph range, which is the same range.
  ///
  /// - Parameters:
  ///   - glyphRange: The range in UTF-16 units.
  ///   - actualGlyphRange: Receives the same range.
  /// - Returns: The same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the character index of a glyph, which is the same index.
  ///
  /// - Parameter glyphIndex: The index of a UTF-16 unit.
  /// - Returns: The same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyph index of a character, which is the same index.
  ///
  /// - Parameter charIndex: The index of a UTF-16 unit.
  /// - Returns: The same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the range of the visible glyphs, which are those in lines up to the maximum number of
  /// lines.
  ///
  /// - Parameter container: The text container.
  /// - Returns: The range in UTF-16 units.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: layoutView?.displayedLength ?? 0)
  }

  // MARK: Geometry

  /// Returns the bounding rectangle of all lines.
  ///
  /// - Parameter container: The text container.
  /// - Returns: The rectangle in the container's coordinates, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let view = layoutView else { return .zero }
    return view.lineFragments().reduce(CGRect.null) { $0.union($1.usedRect) }.orZero
  }

  /// Returns the bounding rectangle of a range.
  ///
  /// - Parameters:
  ///   - glyphRange: The range in UTF-16 units.
  ///   - container: The text container.
  /// - Returns: The rectangle in the container's coordinates, in points; empty for an empty range.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    layoutView?.boundingRect(of: glyphRange) ?? .zero
  }

  /// Returns the rectangle of a line, as wide as the container.
  ///
  /// - Parameters:
  ///   - glyphIndex: The index of a UTF-16 unit in the line.
  ///   - effectiveGlyphRange: Receives the range of the line.
  /// - Returns: The rectangle in the container's coordinates, in points.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = layoutView?.lineFragment(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.rect
  }

  /// Returns the bounding rectangle of the text in a line.
  ///
  /// - Parameters:
  ///   - glyphIndex: The index of a UTF-16 unit in the line.
  ///   - effectiveGlyphRange: Receives the range of the line.
  /// - Returns: The rectangle in the container's coordinates, in points.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = layoutView?.lineFragment(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.usedRect
  }

  /// Calls a closure for each line of a range.
  ///
  /// - Parameters:
  ///   - glyphRange: The range in UTF-16 units.
  ///   - block: The closure. Its arguments are the line's rectangle, the bounding rectangle of the
  ///     line's text, the container, the line's range, and a flag that stops the enumeration if
  ///     set.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let view = layoutView, let container = textContainers.first else { return }
    var shouldStop = ObjCBool(false)
    view.forEachLineFragment(in: glyphRange) { line in
      block(line.rect, line.usedRect, container, line.range, &shouldStop)
      return !shouldStop.boolValue
    }
  }

  // MARK: Characters at points

  /// Returns the index of the character at a point, or of the nearest one.
  ///
  /// - Parameters:
  ///   - point: The point in the container's coordinates.
  ///   - container: The text container.
  ///   - partialFraction: Receives the fraction of the character before the point, from 0 to 1.
  /// - Returns: The index of the character's first UTF-16 unit; 0 for an empty text.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let character = layoutView?.character(at: point) ?? (offset: 0, fraction: 0)
    partialFraction?.pointee = character.fraction
    return character.offset
  }

  /// Returns the index of the glyph at a point, or of the nearest one.
  ///
  /// - Parameters:
  ///   - point: The point in the container's coordinates.
  ///   - container: The text container.
  /// - Returns: The index of the glyph's first UTF-16 unit; 0 for an empty text.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    layoutView?.character(at: point).offset ?? 0
  }

  /// Returns the index of the glyph at a point, or of the nearest one.
  ///
  /// - Parameters:
  ///   - point: The point in the container's coordinates.
  ///   - container: The text container.
  ///   - partialFraction: Receives the fraction of the glyph before the point, from 0 to 1.
  /// - Returns: The index of the glyph's first UTF-16 unit; 0 for an empty text.
  open func glyphIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point,
      in: container,
      fractionOfDistanceBetweenInsertionPoints: partialFraction
    )
  }
}

extension CGRect {
  fileprivate var orZero: CGRect { isNull ? .zero : self }
}
