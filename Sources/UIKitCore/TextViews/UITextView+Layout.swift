import Foundation
import UIKitGraphics

extension UITextView {
  // MARK: Text

  /// The text container inset, limited to lengths supported by the layout.
  final var containerInset: UIEdgeInsets { textContainerInset.limited }

  /// Returns the maximum width of lines, in points; infinite if the view has no room for text.
  private func lineWidth(inWidth width: CGFloat) -> CGFloat {
    let inset = containerInset
    let result = width - inset.left - inset.right - 2 * textContainer.padding
    return result > 0 ? result : .infinity
  }

  /// The width available to the text and its insets, in points.
  private var availableWidth: CGFloat {
    let inset = adjustedContentInset
    return max(0, bounds.width - inset.left - inset.right)
  }

  /// Lays out the changed paragraphs, and updates the content size.
  final func layOutText() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let width = availableWidth
    let traits = traitCollection
    let previousTraits = UITraitCollection.current
    // The weight of the system font depends on the current traits.
    UITraitCollection.current = traits
    defer { UITraitCollection.current = previousTraits }
    let inputs = TextLayoutInputs(
      width: width,
      scale: traits.displayScale,
      weight: traits.legibilityWeight
    )
    var change = editor.content.takeChange()
    let isLimited = textContainer.maximumNumberOfLines > 0
    if needsWholeLayout || inputs != displayedInputs || isLimited && change != .nothing {
      change = .everything
    }
    needsWholeLayout = false
    displayedInputs = inputs
    guard change != .nothing else { return }
    textContainer.sizeStorage = CGSize(
      width: max(0, width - containerInset.left - containerInset.right),
      height: .greatestFiniteMagnitude
    )
    let isLong = content.characters.count > paragraphs.charactersAtOnce && !isLimited
    // Only long texts have blocks and pieces.
    if isLong != (paragraphs.estimate != nil) { change = .everything }
    paragraphs.estimate = isLong ? estimate(width: width) : nil
    if isLong { layOutOnDemand() }
    let movedRange = update(paragraphs, change, width: width)
    setContentSize(textSize)
    guard let movedRange else { return }
    redraw(from: movedRange.top + containerInset.top, to: movedRange.bottom + containerInset.top)
    setNeedsLayout()
  }

  /// The content size for the text, of which some paragraphs may be estimated.
  private var textSize: CGSize {
    CGSize(
      width: displayedInputs?.width ?? 0,
      height: max(0, paragraphs.height + containerInset.top + containerInset.bottom)
    )
  }

  /// Returns the estimated metrics of pending paragraphs in a long text.
  private func estimate(width: CGFloat) -> TextParagraphs.Estimate {
    let font = font ?? UITextView.defaultFont
    let characters = lineWidth(inWidth: width) / max(1, font.pointSize / 2)
    return TextParagraphs.Estimate(
      lineHeight: TextEngine.layout(
        "x",
        font: font,
        TextLayoutOptions(scale: traitCollection.displayScale)
      ).size.height,
      charactersPerLine: characters < 1e6 ? max(1, Int(characters)) : 1_000_000
    )
  }

  /// Installs the layout of pending paragraphs on demand.
  private func layOutOnDemand() {
    paragraphs.readCharacters = { [weak self] in self?.content.characters ?? TextCharacters() }
    paragraphs.layOutPending = { [weak self] part in
      guard let self, let inputs = displayedInputs else {
        return TextParagraphs.Content(layout: TextEngine.empty)
      }
      let previousTraits = UITraitCollection.current
      UITraitCollection.current = traitCollection
      defer { UITraitCollection.current = previousTraits }
      return layOut(part, editor.content, width: lineWidth(inWidth: inputs.width), lines: 0)
    }
    paragraphs.didMove = { [weak self] top in
      guard let self else { return }
      setContentSize(textSize)
      redraw(from: top + containerInset.top, to: .infinity)
      setNeedsLayout()
    }
  }

  private func update(
    _ paragraphs: TextParagraphs,
    _ change: EditableText.Change,
    width: CGFloat
  ) -> TextParagraphs.Displacement? {
    let content = editor.content
    let lineLimit = textContainer.maximumNumberOfLines
    var remainingLines = lineLimit
    let lineWidth = lineWidth(inWidth: width)
    paragraphs.containerWidth = lineWidth.isFinite ? lineWidth : 0
    return paragraphs.update(change, content.characters) { part in
      guard lineLimit > 0 else { return layOut(part, content, width: lineWidth, lines: 0) }
      guard remainingLines > 0 else { return TextParagraphs.Content(layout: TextEngine.empty) }
      // A truncated line needs its ellipsis if more text follows.
      let count = content.characters.count
      var result = layOut(part, content, width: lineWidth, lines: remainingLines)
      if result.layout.lines.count >= remainingLines, part.range.upperBound < count {
        let remainder = TextParagraphs.Part(range: part.range.lowerBound..<count)
        result = layOut(remainder, content, width: lineWidth, lines: remainingLines)
      }
      remainingLines -= result.layout.lines.count
      return result
    }
  }

  /// Returns the layout of a paragraph; an empty one has the height of a line.
  private func layOut(
    _ part: TextParagraphs.Part,
    _ content: EditableText,
    width: CGFloat,
    lines: Int
  ) -> TextParagraphs.Content {
    let range = part.range
    let options = TextLayoutOptions(
      maxWidth: width,
      numberOfLines: lines,
      lineBreakMode: textContainer.lineBreakMode,
      alignment: resolvedAlignment,
      direction: direction(of: part, content),
      scale: traitCollection.displayScale
    )
    let string = UITextView.displayedText(content.characters[range])
    let baseFont = font ?? UITextView.defaultFont
    let units = content.offset(of: range.lowerBound)..<content.offset(of: range.upperBound)
    guard var runs = self.runs(of: units) else {
      return TextParagraphs.Content(layout: TextEngine.layout(string, font: baseFont, options))
    }
    if runs.isEmpty {
      // The attributes of the newline, or those at the end of the text.
      let attributes = content.attributes
      let runAttributes = attributes?.attributes(at: units.lowerBound)
      let precedingAttributes =
        units.lowerBound > 0 ? attributes?.attributes(at: units.lowerBound - 1) : nil
      runs = [
        TextAttributeRuns.Run(length: 1, attributes: runAttributes ?? precedingAttributes ?? [:])
      ]
    }
    let text = NSMutableAttributedString(string: string)
    var start = 0
    for run in runs {
      let end = min(start + run.length, text.length)
      guard end > start else { continue }
      text.setAttributes(
        displayedAttributes(run.attributes, isContinued: part.isContinued),
        range: NSRange(location: start, length: end - start)
      )
      start = end
    }
    var result = TextParagraphs.Content(layout: TextEngine.layout(text, font: baseFont, options))
    if let style = runs[0].attributes[.paragraphStyle] as? NSParagraphStyle {
      result.spaceBefore = UITextView.limitedLength(
        style.paragraphSpacingBefore + style.lineSpacing
      )
      result.spaceAfter = UITextView.limitedLength(style.paragraphSpacing)
    }
    return result
  }

  /// Returns a length limited to those supported by the layout; 0 for NaN.
  private static func limitedLength(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : max(-1e6, min(value, 1e6))
  }

  /// Returns the attributes as drawn; links have `linkTextAttributes`.
  private func displayedAttributes(
    _ attributes: [NSAttributedString.Key: Any],
    isContinued: Bool
  ) -> [NSAttributedString.Key: Any] {
    var result = attributes
    if isContinued, let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      let remainderStyle = NSMutableParagraphStyle()
      remainderStyle.setParagraphStyle(style)
      remainderStyle.firstLineHeadIndent = style.headIndent
      result[.paragraphStyle] = remainderStyle
    }
    guard attributes[.link] != nil else { return result }
    result[.link] = nil
    return result.merging(linkTextAttributes ?? [:]) { _, link in link }
  }

  /// Returns characters as passed to layouts.
  ///
  /// An empty paragraph becomes a zero-width space because it also has a line.
  private static func displayedText(_ characters: Substring) -> String {
    characters.isEmpty ? "\u{200B}" : EditableText.displayString(String(characters))
  }

  /// Returns the base direction for a part: for a piece without the start of its paragraph, the
  /// direction at this start, otherwise natural.
  private func direction(
    of part: TextParagraphs.Part,
    _ content: EditableText
  ) -> NSWritingDirection {
    guard part.isContinued else { return .natural }
    let offset = content.offset(of: part.paragraphStart)
    let style = content.attributes?.attributes(at: offset)?[.paragraphStyle] as? NSParagraphStyle
    if let style, style.baseWritingDirection != .natural { return .natural }
    let end = min(part.range.lowerBound, part.paragraphStart + 256)
    let start = String(content.characters[part.paragraphStart..<end])
    let options = TextLayoutOptions(numberOfLines: 1, lineBreakMode: .byClipping, scale: 1)
    let line = TextEngine.layout(start, font: UITextView.defaultFont, options).lines.first
    return line?.isRightToLeft == true ? .rightToLeft : .leftToRight
  }

  /// The alignment, with natural and justified alignment resolved to the right in a right-to-left
  /// layout, regardless of the direction of the text.
  private var resolvedAlignment: NSTextAlignment {
    switch textAlignment {
    case .natural, .justified: layoutDirection == .rightToLeft ? .right : textAlignment
    case .left, .center, .right: textAlignment
    }
  }

  /// Returns the size of the whole text including insets for a width, in points; an estimate if the
  /// text is very long.
  final func fittingSize(width: CGFloat) -> CGSize {
    layOutText()
    let isMeasured =
      paragraphs.estimate == nil || content.characters.count <= paragraphs.charactersMeasured
    let inset = containerInset
    let isUnlimited = !(width > 0) || width > 16_777_216
    var measuredParagraphs = paragraphs
    if isUnlimited || width != displayedInputs?.width {
      let width = isUnlimited ? 16_777_216 : width
      measuredParagraphs = TextParagraphs()
      measuredParagraphs.charactersAtOnce = paragraphs.charactersAtOnce
      if !isMeasured { measuredParagraphs.estimate = estimate(width: width) }
      _ = update(measuredParagraphs, .everything, width: width)
    } else if isMeasured {
      paragraphs.layOutAll()
    }
    let padding = inset.left + inset.right + 2 * textContainer.padding
    let neededWidth = (measuredParagraphs.width + padding + TextEditor.caretWidth).rounded(.up)
    return CGSize(
      width: max(0, isUnlimited ? neededWidth : min(neededWidth, width)),
      height: max(0, measuredParagraphs.height + inset.top + inset.bottom)
    )
  }

  // MARK: Tiles

  /// Returns the rectangle of a caret after laying out the paragraphs visible together with it.
  final func laidOutCaretRect(_ offset: TextOffset) -> CGRect {
    let rect = editor.caretRect(offset)
    let tiledDistance = bounds.height + 2 * TextTile.height
    paragraphs.layOut(from: rect.minY - tiledDistance, to: rect.maxY + tiledDistance)
    return editor.caretRect(offset)
  }

  /// Lays out the pending paragraphs of a long text that come into view, while the visible text
  /// keeps its position.
  private func layOutVisibleParagraphs() {
    let (top, bottom) = (bounds.minY - containerInset.top, bounds.maxY - containerInset.top)
    let margin = 2 * TextTile.height
    paragraphs.divideBlocks(from: top - margin, to: bottom + margin)
    let anchor = paragraphs.paragraphs(from: top, to: top).first
    let oldTop = anchor?.top ?? 0
    let didMove = paragraphs.didMove
    var changedTop: CGFloat?
    paragraphs.didMove = { changedTop = $0 }
    paragraphs.layOut(from: top - margin, to: bottom + margin)
    paragraphs.didMove = didMove
    guard let changedTop else { return }
    setContentSizeKeepingOffset(textSize)
    shiftContent(by: (anchor?.top ?? 0) - oldTop)
    clampOffsetToRange()
    redraw(from: changedTop + containerInset.top, to: .infinity)
  }

  /// Creates tiles for the visible area, and places the caret.
  final func layOutTiles() {
    layOutVisibleParagraphs()
    let visible = bounds
    // Glyphs may extend beyond their lines.
    let margin = 2 * (font ?? UITextView.defaultFont).lineHeight
    let top = max(0, visible.minY, containerInset.top - margin)
    let end = min(visible.maxY, containerInset.top + paragraphs.height + margin)
    let firstTile = Int((top / TextTile.height).rounded(.down))
    let visibleTiles = firstTile..<max(firstTile, Int((end / TextTile.height).rounded(.up)))
    for tile in tiles where !visibleTiles.contains(tile.number) { tile.removeFromSuperview() }
    tiles.removeAll { !visibleTiles.contains($0.number) }
    for number in visibleTiles {
      let frame = CGRect(
        x: 0,
        y: CGFloat(number) * TextTile.height,
        width: max(contentSizeStorage.width, 0),
        height: TextTile.height
      )
      if let tile = tiles.first(where: { $0.number == number }) {
        if tile.frame != frame { tile.frame = frame }
        continue
      }
      let tile = TextTile(self, number: number)
      tile.frame = frame
      tiles.append(tile)
      insertSubview(tile, at: 0)
    }
    layOutCaret()
  }

  /// Redraws the tiles between two y-coordinates of the content, in points.
  final func redraw(from top: CGFloat, to bottom: CGFloat) {
    for tile in tiles where tile.frame.minY <= bottom && top <= tile.frame.maxY {
      tile.setNeedsDisplay()
    }
  }

  final func drawEditedText(near rect: CGRect, on context: CGContext) {
    drawText(from: rect.minY - rect.height, to: rect.maxY + rect.height, on: context)
    guard isFirstResponder, content.selection.isEmpty else { return }
    context.fillAligned([editor.caretRect(editor.caret)], tintColor)
  }

  final func layOutCaret() {
    editor.layOutHandles()
    let isShown = editor.isCaretLit && isFirstResponder && content.selection.isEmpty
    caretView.isHidden = !isShown
    guard isShown else { return }
    let scale = traitCollection.displayScale
    var rect = editor.caretRect(editor.caret)
    rect.origin.x = (rect.minX * scale).rounded() / scale
    caretView.frame = rect
    caretView.backgroundColor = tintColor
  }

  // MARK: Drawing

  /// Draws the selection, the text, and the underlines of marked text.
  final func drawText(from top: CGFloat, to bottom: CGFloat, on context: CGContext) {
    let origin = textGeometryOrigin
    func rects(_ range: Range<Int>) -> [CGRect] {
      paragraphs.rects(of: content.indices(of: range), from: top - origin.y, to: bottom - origin.y)
        .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
    let selected = content.selection.range
    if isFirstResponder, !selected.isEmpty {
      context.fillAligned(rects(selected), editor.selectionColor)
    }
    let scale = context.scale
    // Glyphs may extend beyond their lines.
    let margin = 2 * (font ?? UITextView.defaultFont).lineHeight
    let color = textColor ?? .label
    let nearbyRange = (top - origin.y - margin)...(bottom - origin.y + margin)
    for paragraph in paragraphs.paragraphs(from: nearbyRange.lowerBound, to: nearbyRange.upperBound)
    {
      let point = CGPoint(
        x: (origin.x * scale).rounded() / scale,
        y: ((origin.y + paragraph.top) * scale).rounded() / scale
      )
      let lines =
        (nearbyRange.lowerBound - paragraph.top)...(nearbyRange.upperBound - paragraph.top)
      context.draw(paragraph.layout, at: point, color: color, lines: lines)
    }
    guard let marked = content.marked else { return }
    for (range, thickness) in [(marked, 1), (selected.clamped(to: marked), 2.0)] {
      let underlines = rects(range).map {
        CGRect(x: $0.minX, y: $0.maxY - 2, width: $0.width, height: thickness)
      }
      context.fillAligned(underlines, color)
    }
  }
}

/// The values that determine the layout of a text view in addition to its text and properties.
struct TextLayoutInputs: Equatable {
  /// The width available to the text and its insets, in points.
  var width: CGFloat
  /// Pixels per point.
  var scale: CGFloat
  var weight: UILegibilityWeight
}
