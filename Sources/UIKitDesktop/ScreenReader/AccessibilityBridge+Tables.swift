import Foundation
import UIKitCore

/// Exposes lists as tables with one column, and the links in texts.
extension AccessibilityBridge {
  // MARK: Tables

  func tableProperties(of node: _UIAccessibleObject) -> [String: BusValue] {
    guard let rows = node.nodeRows else { return [:] }
    return [
      "NRows": .int(Int32(clamping: rows.accessibleRowCount)), "NColumns": .int(1),
      "Caption": reference(nil), "Summary": reference(nil),
      "NSelectedRows": .int(Int32(clamping: rows.accessibleSelectedRowCount)),
      "NSelectedColumns": .int(0),
    ]
  }

  func callTableMethod(
    _ node: _UIAccessibleObject,
    _ member: String,
    _ arguments: CallArguments
  ) throws -> [BusValue] {
    guard let rows = node.nodeRows else { throw CallFailure.unknownMethod }
    switch member {
    case "GetSelectedRows":
      return [.array("i", rows.accessibleSelectedRows.map { .int(Int32(clamping: $0)) })]
    case "GetSelectedColumns": return [.array("i", [])]
    case "GetColumnDescription": return [.string("")]
    case "GetColumnHeader": return [reference(nil)]
    case "IsColumnSelected", "AddColumnSelection", "RemoveColumnSelection": return [.flag(false)]
    default: break
    }
    let firstArgument = try arguments.int(0)
    switch member {
    case "GetRowAtIndex", "GetColumnAtIndex", "GetRowColumnExtentsAtIndex":
      let child = node.nodeChild(at: firstArgument)
      let number = child.flatMap(rows.accessibleRowNumber)
      let row = BusValue.int(number.map { Int32(clamping: $0) } ?? -1)
      let column = BusValue.int(number == nil ? -1 : 0)
      if member == "GetRowAtIndex" { return [row] }
      if member == "GetColumnAtIndex" { return [column] }
      let extent = BusValue.int(number == nil ? 0 : 1)
      let isSelected = child?.nodeState.contains(.selected) ?? false
      return [.flag(number != nil), row, column, extent, extent, .flag(isSelected)]
    default: return try callTableRowMethod(firstArgument, rows, node, member, arguments)
    }
  }

  private func callTableRowMethod(
    _ rowNumber: Int,
    _ rows: any AccessibleRows,
    _ node: _UIAccessibleObject,
    _ member: String,
    _ arguments: CallArguments
  ) throws -> [BusValue] {
    let row = rows.accessibleRow(rowNumber)
    let isSelected = row?.nodeState.contains(.selected) ?? false
    switch member {
    case "GetAccessibleAt":
      return [reference(try arguments.int(1) == 0 ? row : nil)]
    case "GetIndexAt":
      let index = try arguments.int(1) == 0 ? row.flatMap(node.nodeIndex) : nil
      return [.int(index.map { Int32(clamping: $0) } ?? -1)]
    case "GetRowExtentAt", "GetColumnExtentAt": return [.int(row == nil ? 0 : 1)]
    case "GetRowHeader": return [reference(rows.accessibleHeader(ofRow: rowNumber))]
    case "GetRowDescription":
      return [.string(rows.accessibleHeader(ofRow: rowNumber)?.nodeName ?? "")]
    case "IsRowSelected", "IsSelected": return [.flag(isSelected)]
    case "AddRowSelection":
      events.isStale = true
      return [.flag(isSelected || row?.activateNode() ?? false)]
    case "RemoveRowSelection":
      events.isStale = true
      node.deselectNode(row ?? node)
      return [.flag(isSelected)]
    default: throw CallFailure.unknownMethod
    }
  }

  // MARK: Links

  /// Returns the links in a text, in order.
  func links(of node: _UIAccessibleObject) -> [_UIAccessibleObject] {
    guard node.nodeText != nil else { return [] }
    return node.nodeChildren(atMost: AccessibilityBridge.maximumListed)
      .filter { $0.nodeLink != nil }
  }

  func callHypertextMethod(
    _ node: _UIAccessibleObject,
    _ member: String,
    _ arguments: CallArguments
  ) throws -> [BusValue] {
    guard let text = node.nodeText else { throw CallFailure.unknownMethod }
    let links = links(of: node)
    switch member {
    case "GetNLinks": return [.int(Int32(clamping: links.count))]
    case "GetLink":
      let index = try arguments.int(0)
      return [reference(links.indices.contains(index) ? links[index] : nil)]
    case "GetLinkIndex":
      let unit = TextOffsets(text.accessibleString).unit(of: try arguments.int(0))
      let index = links.firstIndex { $0.nodeLink?.range.contains(unit) ?? false }
      return [.int(index.map { Int32(clamping: $0) } ?? -1)]
    default: throw CallFailure.unknownMethod
    }
  }

  func hyperlinkProperties(of node: _UIAccessibleObject) -> [String: BusValue] {
    guard let range = range(ofLink: node) else { return [:] }
    return ["NAnchors": .small(1), "StartIndex": range.start, "EndIndex": range.end]
  }

  /// Returns the range of a link in the surrounding text; `nil` for other objects.
  private func range(ofLink node: _UIAccessibleObject) -> (start: BusValue, end: BusValue)? {
    guard let link = node.nodeLink, let text = node.nodeParent?.nodeText else { return nil }
    let offsets = TextOffsets(text.accessibleString)
    return (
      .int(Int32(clamping: offsets.scalar(of: link.range.lowerBound))),
      .int(Int32(clamping: offsets.scalar(of: link.range.upperBound)))
    )
  }

  func callHyperlinkMethod(
    _ node: _UIAccessibleObject,
    _ member: String,
    _ arguments: CallArguments
  ) throws -> [BusValue] {
    switch member {
    case "GetIndexRange":
      guard let range = range(ofLink: node) else { throw CallFailure.unknownMethod }
      return [range.start, range.end]
    case "IsValid": return [.flag(node.nodeLink != nil)]
    case "GetObject": return [reference(try arguments.int(0) == 0 ? node : nil)]
    case "GetURI":
      let address = node.nodeLink?.url.absoluteString ?? ""
      return [.string(try arguments.int(0) == 0 ? address : "")]
    default: throw CallFailure.unknownMethod
    }
  }
}
