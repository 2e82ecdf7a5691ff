import Foundation
import UIKitCore
import UIKitGraphics

extension AccessibilityBridge {
  // MARK: Geometry

  /// Returns the frame of an object relative to the desktop (0), the window (1) or its parent (2).
  private func extents(
    of rect: CGRect,
    node: _UIAccessibleObject,
    origin: Int
  ) -> (x: Int32, y: Int32, width: Int32, height: Int32) {
    var result = screenFrame(rect, origin == 0)
    if origin == 2, let parent = node.nodeParent {
      let parentFrame = screenFrame(parent.accessibilityFrame, false)
      result.x &-= parentFrame.x
      result.y &-= parentFrame.y
    }
    return result
  }

  /// Converts a point from the desktop (0) or the window (1) to the window's points.
  func point(x: Int, y: Int, origin: Int) -> CGPoint {
    // The scale follows from the size of a window rectangle on the desktop.
    let (originFrame, sampleFrame) = (
      screenFrame(.zero, origin == 0),
      screenFrame(CGRect(x: 0, y: 0, width: 100, height: 100), false)
    )
    let scale = max(CGFloat(sampleFrame.width), 1) / 100
    return CGPoint(
      x: CGFloat(x - Int(originFrame.x)) / scale,
      y: CGFloat(y - Int(originFrame.y)) / scale
    )
  }

  /// Returns the point given by the first three arguments: its coordinates and their origin.
  private func point(_ arguments: CallArguments) throws -> CGPoint {
    point(x: try arguments.int(0), y: try arguments.int(1), origin: try arguments.int(2))
  }

  func callComponentMethod(
    _ node: _UIAccessibleObject,
    _ member: String,
    _ arguments: CallArguments
  ) throws -> [BusValue] {
    let frame = node.accessibilityFrame
    switch member {
    case "GetExtents":
      let extents = extents(of: frame, node: node, origin: try arguments.int(0))
      return [
        .structure([.int(extents.x), .int(extents.y), .int(extents.width), .int(extents.height)])
      ]
    case "GetPosition":
      let extents = extents(of: frame, node: node, origin: try arguments.int(0))
      return [.int(extents.x), .int(extents.y)]
    case "GetSize":
      let extents = extents(of: frame, node: node, origin: 1)
      return [.int(extents.width), .int(extents.height)]
    case "Contains":
      let point = try point(arguments)
      return [.flag(frame.contains(point))]
    case "GetAccessibleAtPoint":
      let point = try point(arguments)
      return [reference(deepestNode(at: point, in: node))]
    case "GetLayer": return [.unsigned(node.nodeParent == nil ? 7 : 3)]
    case "GetMDIZOrder": return [.small(0)]
    case "GetAlpha": return [.double(1)]
    case "GrabFocus":
      let hasFocus = node.focusNode()
      if !hasFocus { events.clientFocus = node }
      emitFocusChange()
      return [.flag(hasFocus)]
    case "ScrollTo", "ScrollToPoint":
      node.showNode()
      events.isStale = true
      return [.flag(true)]
    case "SetExtents", "SetPosition", "SetSize": return [.flag(false)]
    default: throw CallFailure.unknownMethod
    }
  }

  /// Returns the innermost visible object at a point.
  private func deepestNode(
    at point: CGPoint,
    in node: _UIAccessibleObject
  ) -> _UIAccessibleObject? {
    guard node.accessibilityFrame.contains(point) else { return nil }
    var deepestNode = node
    while let child = child(of: deepestNode, at: point) { deepestNode = child }
    return deepestNode
  }

  private func child(of node: _UIAccessibleObject, at point: CGPoint) -> _UIAccessibleObject? {
    let children =
      node.nodeState.contains(.managesDescendants)
      ? node.nodeVisibleChildren : node.nodeChildren(atMost: AccessibilityBridge.maximumListed)
    return children.last { $0.accessibilityFrame.contains(point) && $0.isNodeShowing }
  }

  // MARK: Actions

  /// Returns the actions of an object; the action of a tap comes first.
  func actions(of node: _UIAccessibleObject) -> [NodeAction] {
    let isClickable: Bool
    switch node.nodeRole {
    case .row, .button, .toggle, .link, .radioButton, .key, .menuItem, .tab, .field, .secureField,
      .searchField:
      isClickable = true
    default: isClickable = node.accessibilityRespondsToUserInteraction
    }
    let press = NodeAction(name: "click") { $0.activateNode() }
    return (isClickable ? [press] : []) + node.nodeActions
  }

  func callActionMethod(
    _ node: _UIAccessibleObject,
    _ member: String,
    _ arguments: CallArguments
  ) throws -> [BusValue] {
    let actions = actions(of: node)
    if member == "GetActions" {
      let descriptions = actions.map {
        BusValue.structure([.string($0.name), .string(""), .string("")])
      }
      return [.array("(sss)", descriptions)]
    }
    let index = try arguments.int(0)
    guard actions.indices.contains(index) else { throw CallFailure.badArguments }
    switch member {
    case "GetName", "GetLocalizedName": return [.string(actions[index].name)]
    case "GetDescription", "GetKeyBinding": return [.string("")]
    case "DoAction":
      events.isStale = true
      return [.flag(actions[index].perform(node))]
    default: throw CallFailure.unknownMethod
    }
  }

  // MARK: Selection

  func callSelectionMethod(
    _ node: _UIAccessibleObject,
    _ member: String,
    _ arguments: CallArguments
  ) throws -> [BusValue] {
    guard let selected = node.nodeSelection else { throw CallFailure.unknownMethod }
    events.isStale = true
    switch member {
    case "ClearSelection":
      node.deselectNode(nil)
      return [.flag(true)]
    case "SelectAll": return [.flag(node.selectAllInNode())]
    default: break
    }
    let index = try arguments.int(0)
    switch member {
    case "GetSelectedChild":
      return [reference(selected.indices.contains(index) ? selected[index] : nil)]
    case "DeselectSelectedChild":
      guard selected.indices.contains(index) else { return [.flag(false)] }
      node.deselectNode(selected[index])
      return [.flag(true)]
    default: break
    }
    guard let child = node.nodeChild(at: index) else { throw CallFailure.badArguments }
    let isSelected = child.nodeState.contains(.selected)
    switch member {
    case "IsChildSelected": return [.flag(isSelected)]
    case "SelectChild": return [.flag(isSelected || child.activateNode())]
    case "DeselectChild":
      node.deselectNode(child)
      return [.flag(isSelected)]
    default: throw CallFailure.unknownMethod
    }
  }
}
