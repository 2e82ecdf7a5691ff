import Foundation
import UIKitCore
import UIKitGraphics

extension AccessibilityBridge {
  func callTextMethod(
    _ node: _UIAccessibleObject,
    _ member: String,
    _ arguments: CallArguments
  ) throws -> [BusValue] {
    guard let text = node.nodeText else { throw CallFailure.unknownMethod }
    let offsets = TextOffsets(text.accessibleString)
    switch member {
    case "GetText":
      let (start, end) = (try arguments.int(0), try arguments.int(1))
      return [.string(offsets.text(range(from: start, to: end, in: offsets)))]
    case "GetStringAtOffset":
      let range = offsets.range(around: try arguments.int(0), unit: try arguments.int(1))
      return textReply(range, offsets)
    case "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
      let unit = AccessibilityBridge.granularity(ofBoundary: try arguments.int(1))
      var range = offsets.range(around: try arguments.int(0), unit: unit)
      if member == "GetTextBeforeOffset" {
        range =
          range.lowerBound == 0 ? 0..<0 : offsets.range(around: range.lowerBound - 1, unit: unit)
      } else if member == "GetTextAfterOffset" {
        range =
          range.upperBound == offsets.count
          ? offsets.count..<offsets.count : offsets.range(around: range.upperBound, unit: unit)
      }
      return textReply(range, offsets)
    case "GetCharacterAtOffset":
      let offset = try arguments.int(0)
      let scalar = offsets.scalars.indices.contains(offset) ? offsets.scalars[offset].value : 0
      return [.int(Int32(clamping: scalar))]
    case "GetAttributes", "GetAttributeRun", "GetDefaultAttributes", "GetDefaultAttributeSet",
      "GetAttributeValue":
      return try callTextAttributesMethod(node, text, offsets, member, arguments)
    case "GetBoundedRanges": return [.array("(iisv)", [])]
    case "ScrollSubstringTo", "ScrollSubstringToPoint":
      node.showNode()
      return [.flag(true)]
    case "GetCharacterExtents", "GetRangeExtents", "GetOffsetAtPoint":
      return try callTextGeometryMethod(text, offsets, member, arguments)
    default: return try callTextSelectionMethod(text, offsets, member, arguments)
    }
  }

  /// Returns a valid range of code points; a negative end stands for the end of the text.
  private func range(from start: Int, to end: Int, in offsets: TextOffsets) -> Range<Int> {
    let upperBound = end < 0 || end > offsets.count ? offsets.count : end
    let lowerBound = min(max(0, start), upperBound)
    return lowerBound..<upperBound
  }

  private func textReply(_ range: Range<Int>, _ offsets: TextOffsets) -> [BusValue] {
    [
      .string(offsets.text(range)), .int(Int32(clamping: range.lowerBound)),
      .int(Int32(clamping: range.upperBound)),
    ]
  }

  /// Converts a boundary of the deprecated methods to a granularity: a character, or the start or
  /// end of a word, a sentence or a line.
  private static func granularity(ofBoundary boundary: Int) -> Int {
    switch boundary {
    case 0: 0
    case 1, 2: 1
    case 3, 4: 2
    default: 3
    }
  }

  private func callTextGeometryMethod(
    _ text: any AccessibleText,
    _ offsets: TextOffsets,
    _ member: String,
    _ arguments: CallArguments
  ) throws -> [BusValue] {
    if member == "GetOffsetAtPoint" {
      let point = point(
        x: try arguments.int(0),
        y: try arguments.int(1),
        origin: try arguments.int(2)
      )
      return [.int(Int32(clamping: text.accessibleOffset(at: point).map(offsets.scalar) ?? -1))]
    }
    let start = try arguments.int(0)
    let isCharacter = member == "GetCharacterExtents"
    let end = isCharacter ? start + 1 : try arguments.int(1)
    let origin = try arguments.int(isCharacter ? 1 : 2)
    let rect = text.accessibleRect(of: offsets.units(between: start, and: end))
    let frame = screenFrame(rect, origin == 0)
    return [.int(frame.x), .int(frame.y), .int(frame.width), .int(frame.height)]
  }

  private func callTextSelectionMethod(
    _ text: any AccessibleText,
    _ offsets: TextOffsets,
    _ member: String,
    _ arguments: CallArguments
  ) throws -> [BusValue] {
    let selection = text.accessibleSelection
    events.isStale = true
    switch member {
    case "GetNSelections": return [.int(selection.isEmpty ? 0 : 1)]
    case "GetSelection":
      return [
        .int(Int32(clamping: offsets.scalar(of: selection.lowerBound))),
        .int(Int32(clamping: offsets.scalar(of: selection.upperBound))),
      ]
    case "SetCaretOffset":
      let caret = offsets.unit(of: try arguments.int(0))
      text.selectAccessibleText(caret..<caret)
      return [.flag(true)]
    case "AddSelection":
      text.selectAccessibleText(
        offsets.units(between: try arguments.int(0), and: try arguments.int(1))
      )
      return [.flag(true)]
    case "SetSelection":
      guard try arguments.int(0) == 0 else { return [.flag(false)] }
      text.selectAccessibleText(
        offsets.units(between: try arguments.int(1), and: try arguments.int(2))
      )
      return [.flag(true)]
    case "RemoveSelection":
      text.selectAccessibleText(selection.upperBound..<selection.upperBound)
      return [.flag(!selection.isEmpty)]
    default: throw CallFailure.unknownMethod
    }
  }

  func callEditableTextMethod(
    _ node: _UIAccessibleObject,
    _ member: String,
    _ arguments: CallArguments
  ) throws -> [BusValue] {
    guard let text = node.nodeText, text.isAccessibleTextEditable else {
      throw CallFailure.unknownMethod
    }
    let string = text.accessibleString
    let offsets = TextOffsets(string)
    events.isStale = true
    switch member {
    case "SetTextContents":
      return [
        .flag(text.replaceAccessibleText(0..<string.utf16.count, with: try arguments.text(0)))
      ]
    case "InsertText":
      // The length is in code points, although the specification says bytes.
      let (inserted, length) = (try arguments.text(1), try arguments.int(2))
      let offset = offsets.unit(of: try arguments.int(0))
      let insertedOffsets = TextOffsets(inserted)
      let isComplete = length < 0 || length >= insertedOffsets.count
      let newText = isComplete ? inserted : insertedOffsets.text(0..<length)
      return [.flag(text.replaceAccessibleText(offset..<offset, with: newText))]
    case "DeleteText":
      let range = offsets.units(between: try arguments.int(0), and: try arguments.int(1))
      return [.flag(text.replaceAccessibleText(range, with: ""))]
    case "CopyText", "CutText":
      let (start, end) = (try arguments.int(0), try arguments.int(1))
      // Passwords are not copied.
      guard node.nodeRole != .secureField else { return member == "CutText" ? [.flag(false)] : [] }
      UIPasteboard.general.string = offsets.text(range(from: start, to: end, in: offsets))
      guard member == "CutText" else { return [] }
      let units = offsets.units(between: start, and: end)
      return [.flag(text.replaceAccessibleText(units, with: ""))]
    case "PasteText":
      let offset = offsets.unit(of: try arguments.int(0))
      guard let pasted = UIPasteboard.general.string else { return [.flag(false)] }
      return [.flag(text.replaceAccessibleText(offset..<offset, with: pasted))]
    default: throw CallFailure.unknownMethod
    }
  }
}
