public import Foundation
import UIKitGraphics
import UIKitSupport

/// The layout of a text: of a text view, or without a view to measure and find characters.
///
///     let (storage, manager) = (NSTextStorage(attributedString: text), NSLayoutManager())
///     let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
///     manager.addTextContainer(container)
///     storage.addLayoutManager(manager)
///     let size = manager.usedRect(for: container).size
///
/// Glyphs are counted as UTF-16 units here, so that their ranges are those of characters. Positions
/// are those of the container: without `textContainerInset`, with `lineFragmentPadding`.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text; set by `NSTextStorage.addLayoutManager(_:)`.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The area of the layout; one at most.
  public private(set) final var textContainers: [NSTextContainer] = []
  /// The view that shows the text; `nil` for a layout without one.
  final weak var textView: UITextView?
  /// Whether the text view has given its text, and has no need of it.
  final var hasGivenText = false
  private final var ownView: UITextView?

  /// Creates a layout without text and area.
  public override init() {
    super.init()
  }

  /// Sets the area in which the text is laid out.
  ///
  /// - Parameter container: The area; a second one is an error, since a text has one area here.
  open func addTextContainer(_ container: NSTextContainer) {
    demand(textContainers.isEmpty, "A layout manager has one text container here")
    textContainers = [container]
    container.layoutManager = self
  }

  /// Removes the area.
  ///
  /// - Parameter index: 0.
  open func removeTextContainer(at index: Int) {
    demand(textContainers.indices.contains(index), "There is no text container \(index)")
    textContainers.remove(at: index).layoutManager = nil
  }

  // MARK: Changes

  /// Shows a part of the text that has changed.
  final func show(_ range: NSRange, changeInLength delta: Int, _ mask: NSTextStorage.EditActions) {
    guard let textStorage, let view = textView ?? ownView else { return }
    view.show(range, of: textStorage, changeInLength: delta, mask)
  }

  /// Shows all text.
  final func showWholeText() {
    guard let textStorage, let view = textView ?? ownView else { return }
    view.showAll(of: textStorage)
  }

  /// The view that has the layout, up to date.
  private var layoutView: UITextView? {
    if let textView {
      textView.layOutText()
      return textView
    }
    guard let textStorage, let container = textContainers.first else { return nil }
    let view = ownView ?? UITextView(frame: .zero, textContainer: nil)
    if ownView == nil {
      ownView = view
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

  /// Has the area laid out; other calls do so by themselves.
  ///
  /// - Parameter container: The area.
  open func ensureLayout(for container: NSTextContainer) { _ = layoutView }

  /// Has a part of the text laid out; other calls do so by themselves.
  ///
  /// - Parameter charRange: UTF-16 units.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layoutView }

  /// Has a part of the text laid out; other calls do so by themselves.
  ///
  /// - Parameter glyphRange: UTF-16 units.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layoutView }

  /// Lays the text out anew.
  ///
  /// - Parameters:
  ///   - charRange: A part, in UTF-16 units.
  ///   - actualCharRange: Is set to that part.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) {
    actualCharRange?.pointee = charRange
    (textView ?? ownView)?.layoutDidChange()
  }

  /// Draws the text anew.
  ///
  /// - Parameter charRange: A part, in UTF-16 units.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    (textView ?? ownView)?.layoutDidChange()
  }

  // MARK: Glyphs and characters

  /// The number of UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The glyphs of characters, which have the same numbers.
  ///
  /// - Parameters:
  ///   - charRange: UTF-16 units.
  ///   - actualCharRange: Is set to that part.
  /// - Returns: The same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs, which have the same numbers.
  ///
  /// - Parameters:
  ///   - glyphRange: UTF-16 units.
  ///   - actualGlyphRange: Is set to that part.
  /// - Returns: The same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The character of a glyph, which has the same number.
  ///
  /// - Parameter glyphIndex: A UTF-16 unit.
  /// - Returns: The same number.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyph of a character, which has the same number.
  ///
  /// - Parameter charIndex: A UTF-16 unit.
  /// - Returns: The same number.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The glyphs that are shown: those of the lines up to the maximum number of lines.
  ///
  /// - Parameter container: The area.
  /// - Returns: UTF-16 units.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: layoutView?.shownLength ?? 0)
  }

  // MARK: Places

  /// The rectangle around all lines.
  ///
  /// - Parameter container: The area.
  /// - Returns: In the container's coordinates, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let view = layoutView else { return .zero }
    return view.lineFragments().reduce(CGRect.null) { $0.union($1.used) }.orZero
  }

  /// The rectangle around a part of the text.
  ///
  /// - Parameters:
  ///   - glyphRange: UTF-16 units.
  ///   - container: The area.
  /// - Returns: In the container's coordinates, in points; empty for no text.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    layoutView?.boundingRect(of: glyphRange) ?? .zero
  }

  /// The rectangle of a line, as wide as the container.
  ///
  /// - Parameters:
  ///   - glyphIndex: A UTF-16 unit in the line.
  ///   - effectiveGlyphRange: Is set to the line's units.
  /// - Returns: In the container's coordinates, in points.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = layoutView?.lineFragment(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.rect
  }

  /// The rectangle of the text in a line.
  ///
  /// - Parameters:
  ///   - glyphIndex: A UTF-16 unit in the line.
  ///   - effectiveGlyphRange: Is set to the line's units.
  /// - Returns: In the container's coordinates, in points.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = layoutView?.lineFragment(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.used
  }

  /// Calls a closure with the lines of a part of the text.
  ///
  /// - Parameters:
  ///   - glyphRange: UTF-16 units.
  ///   - block: Gets the line's rectangle, that of its text, the container and the line's units, and
  ///     sets the last parameter to end.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let view = layoutView, let container = textContainers.first else { return }
    var stops = ObjCBool(false)
    for line in view.lineFragments()
    where NSIntersectionRange(line.range, glyphRange).length > 0 {
      block(line.rect, line.used, container, line.range, &stops)
      if stops.boolValue { return }
    }
  }

  // MARK: Characters at points

  /// The character at a point, or the nearest one.
  ///
  /// - Parameters:
  ///   - point: In the container's coordinates, in points.
  ///   - container: The area.
  ///   - partialFraction: Is set to the part of the character before the point, from 0 to 1.
  /// - Returns: The number of the character's first UTF-16 unit; 0 for no text.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = layoutView?.character(at: point) ?? (0, 0)
    partialFraction?.pointee = found.1
    return found.0
  }

  /// The glyph at a point, or the nearest one.
  ///
  /// - Parameters:
  ///   - point: In the container's coordinates, in points.
  ///   - container: The area.
  /// - Returns: The number of its first UTF-16 unit; 0 for no text.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    layoutView?.character(at: point).0 ?? 0
  }

  /// The glyph at a point, or the nearest one.
  ///
  /// - Parameters:
  ///   - point: In the container's coordinates, in points.
  ///   - container: The area.
  ///   - partialFraction: Is set to the part of the glyph before the point, from 0 to 1.
  /// - Returns: The number of its first UTF-16 unit; 0 for no text.
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
