import Foundation
import UIKitCore

extension AccessibleApplication {
  /// Handles a call of an object in any window.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - reader: The bridge whose window's host is current before and after the call.
  /// - Returns: The reply, or an error.
  func reply(to call: BusMessage, readBy reader: AccessibilityBridge) -> BusMessage {
    let owner = bridge(of: call.path ?? "") ?? reader
    if owner !== reader { owner.loop.makeCurrent() }
    defer { if owner !== reader { reader.loop.makeCurrent() } }
    do {
      return call.reply(try result(of: call) ?? owner.result(of: call))
    } catch CallFailure.unknownObject {
      return call.failure("UnknownObject", "There is no object \(call.path ?? "")")
    } catch CallFailure.badArguments {
      return call.failure("InvalidArgs", "\(call.member ?? "") takes other arguments")
    } catch {
      return call.failure(
        "UnknownMethod",
        "\(call.path ?? "") has no \(call.interface ?? "").\(call.member ?? "")"
      )
    }
  }

  /// Handles a call of the application's root object; `nil` for other objects.
  private func result(of call: BusMessage) throws -> [BusValue]? {
    let (interface, member) = (call.interface ?? "", call.member ?? "")
    let arguments = CallArguments(call.body)
    switch (interface, member) {
    case ("org.freedesktop.DBus.Peer", "Ping"): return []
    case ("org.a11y.atspi.Cache", "GetItems") where call.path == AccessibilityBus.cache:
      // Clients then query each object separately.
      return [.array("((so)(so)(so)iiassusau)", [])]
    case _ where call.path != AccessibilityBus.root: return nil
    case (AccessibilityBus.properties, _): return try property(member, arguments)
    default: return try callMethod(interface, member, arguments)
    }
  }

  private func properties(_ interface: String) -> [String: BusValue] {
    switch interface {
    case AccessibilityBus.accessible:
      [
        "Name": .string(ProcessInfo.processInfo.processName), "Description": .string(""),
        "Parent": .structure([.string(desktop.name), .path(desktop.path)]),
        "ChildCount": .int(Int32(clamping: children.count)),
        "Locale": .string(WindowHost.current.localeIdentifier), "AccessibleId": .string(""),
        "HelpText": .string(""),
      ]
    case AccessibilityBus.application:
      [
        "ToolkitName": .string("Rolltop"), "Version": .string("1.0"),
        "ToolkitVersion": .string("1.0"), "AtspiVersion": .string("2.1"),
        "Id": .int(applicationID), "InterfaceVersion": .unsigned(1),
      ]
    default: [:]
    }
  }

  private func property(_ member: String, _ arguments: CallArguments) throws -> [BusValue] {
    if member == "Set" {
      guard try arguments.text(1) == "Id", case .int(let number) = try arguments.variant(2) else {
        throw CallFailure.badArguments
      }
      applicationID = number
      return []
    }
    return try arguments.read(member, properties(try arguments.text(0)))
  }

  private func callMethod(
    _ interface: String,
    _ member: String,
    _ arguments: CallArguments
  ) throws -> [BusValue] {
    switch (interface, member) {
    case (AccessibilityBus.accessible, "GetChildAtIndex"):
      let index = try arguments.int(0)
      let windows = children
      return [windows.indices.contains(index) ? windows[index] : AccessibilityBus.noObject]
    case (AccessibilityBus.accessible, "GetChildren"): return [.array("(so)", children)]
    case (AccessibilityBus.accessible, "GetIndexInParent"): return [.int(0)]
    case (AccessibilityBus.accessible, "GetRelationSet"): return [.array("(ua(so))", [])]
    case (AccessibilityBus.accessible, "GetRole"): return [.unsigned(75)]
    case (AccessibilityBus.accessible, "GetRoleName"),
      (AccessibilityBus.accessible, "GetLocalizedRoleName"):
      return [.string("application")]
    case (AccessibilityBus.accessible, "GetState"): return [AccessibilityBridge.bits([])]
    case (AccessibilityBus.accessible, "GetAttributes"): return [.texts(["toolkit": "Rolltop"])]
    case (AccessibilityBus.accessible, "GetApplication"): return [reference]
    case (AccessibilityBus.accessible, "GetInterfaces"):
      return [
        .array("s", [.string(AccessibilityBus.accessible), .string(AccessibilityBus.application)])
      ]
    case (AccessibilityBus.application, "GetLocale"):
      return [.string(WindowHost.current.localeIdentifier)]
    default: throw CallFailure.unknownMethod
    }
  }
}
