import Foundation
import SeededRandom
import Testing
import UIKitGraphics

@testable import UIKitCore
@testable import UIKitDesktop
@testable import UIKitSDL

/// Tests for valid and invalid calls of screen readers.
@MainActor
struct AccessibilityBridgeTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5000 }

    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.row)"
      return cell
    }
  }

  /// The methods of each interface.
  private static let members: [String: [String]] = [
    AccessibilityBus.accessible: [
      "GetChildAtIndex", "GetChildren", "GetIndexInParent", "GetRelationSet", "GetRole",
      "GetRoleName", "GetState", "GetAttributes", "GetApplication", "GetInterfaces",
    ],
    AccessibilityBus.application: ["GetLocale"],
    AccessibilityBus.component: [
      "Contains", "GetAccessibleAtPoint", "GetExtents", "GetPosition", "GetSize", "GetLayer",
      "GetMDIZOrder", "GrabFocus", "GetAlpha", "ScrollTo", "SetSize",
    ],
    AccessibilityBus.action: ["GetActions", "GetName", "GetDescription", "DoAction"],
    AccessibilityBus.selection: [
      "ClearSelection", "SelectAll", "GetSelectedChild", "DeselectSelectedChild",
      "IsChildSelected", "SelectChild", "DeselectChild",
    ],
    AccessibilityBus.text: [
      "GetText", "GetStringAtOffset", "GetTextAtOffset", "GetTextBeforeOffset",
      "GetTextAfterOffset", "GetCharacterAtOffset", "GetAttributes", "GetAttributeRun",
      "GetAttributeValue", "GetDefaultAttributes", "GetDefaultAttributeSet",
      "GetCharacterExtents", "GetRangeExtents", "GetOffsetAtPoint", "GetNSelections",
      "GetSelection", "SetCaretOffset", "AddSelection", "SetSelection", "RemoveSelection",
    ],
    AccessibilityBus.editableText: [
      "SetTextContents", "InsertText", "DeleteText", "CopyText", "CutText", "PasteText",
    ],
    AccessibilityBus.hypertext: ["GetNLinks", "GetLink", "GetLinkIndex"],
    AccessibilityBus.hyperlink: ["GetObject", "GetURI", "IsValid", "GetIndexRange"],
    AccessibilityBus.table: [
      "GetAccessibleAt", "GetIndexAt", "GetRowAtIndex", "GetColumnAtIndex", "GetRowHeader",
      "GetRowDescription", "GetRowColumnExtentsAtIndex", "GetRowExtentAt", "GetSelectedRows",
      "IsRowSelected", "IsSelected", "AddRowSelection", "RemoveRowSelection", "IsColumnSelected",
    ],
    AccessibilityBus.properties: ["Get", "GetAll", "Set"],
    "org.a11y.atspi.Cache": ["GetItems"],
  ]

  private let loop = FrameLoop(screen: UIScreen(size: CGSize(width: 320, height: 480)))
  private let bus = FakeSessionBus(.silence)
  private let source = Source()
  private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 380))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
  private let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 320, height: 40))
  private let bridge: AccessibilityBridge

  init() throws {
    loop.makeCurrent()
    let window = UIWindow(frame: loop.screen.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    field.text = "Zoë 🐢"
    for view in [table, field, slider] { controller.view.addSubview(view) }
    table.dataSource = source
    window.makeKeyAndVisible()
    loop.layoutUntilClean()
    bridge = try #require(
      AccessibilityBridge(address: bus.address, loop: loop) { rect, _ in
        (
          Int32(clamping: Int(rect.minX)), Int32(clamping: Int(rect.minY)),
          Int32(clamping: Int(rect.width)), Int32(clamping: Int(rect.height))
        )
      }
    )
  }

  /// Returns the reply to a call of a method of the object at a path.
  private func reply(
    _ path: String,
    _ interface: String,
    _ member: String,
    _ body: BusValue...
  ) -> BusMessage {
    var call = BusMessage.call(
      destination: ":1.1",
      path: path,
      interface: interface,
      member: member,
      body: body
    )
    call.serial = 7
    call.sender = ":1.2"
    return bridge.application.reply(to: call, readBy: bridge)
  }

  @Test func rowsHaveTheirPositionInTheTable() {
    defer { bus.close() }
    let tablePath = bridge.path(of: table)
    let childCount = reply(
      tablePath,
      AccessibilityBus.properties,
      "Get",
      .string(AccessibilityBus.accessible),
      .string("ChildCount")
    )
    #expect(childCount.body == [.variant(.int(5000))])
    let row = reply(tablePath, AccessibilityBus.accessible, "GetChildAtIndex", .int(4321))
    guard case .structure(let fields)? = row.body.first, case .path(let path) = fields[1] else {
      Issue.record("no row")
      return
    }
    #expect(
      reply(path, AccessibilityBus.accessible, "GetAttributes").body == [
        .texts(["posinset": "4322", "setsize": "5000", "toolkit": "Rolltop"])
      ]
    )
    #expect(reply(path, AccessibilityBus.accessible, "GetIndexInParent").body == [.int(4321)])
    #expect(reply(path, AccessibilityBus.accessible, "GetRole").body == [.unsigned(32)])
    let children = reply(tablePath, AccessibilityBus.accessible, "GetChildren").body.first
    #expect(children?.type == "a(so)")
    if case .array(_, let references)? = children {
      #expect(references.count == AccessibilityBridge.maximumListed)
    }
  }

  @Test func aWindowHasTheTitleThatTheDesktopShows() throws {
    defer { bus.close() }
    let window = try #require(loop.keyWindow)
    func name() -> [BusValue] {
      let path = bridge.path(of: window)
      return reply(
        path,
        AccessibilityBus.properties,
        "Get",
        .string(AccessibilityBus.accessible),
        .string("Name")
      ).body
    }
    #expect(name() == [.variant(.string(ProcessInfo.processInfo.processName))])
    loop.launchTitle = "Rolltop"
    #expect(name() == [.variant(.string("Rolltop"))])
    window.windowScene?.title = "Letters"
    #expect(name() == [.variant(.string("Letters"))])
    window.windowScene?.title = ""
    #expect(name() == [.variant(.string("Rolltop"))])
    window.accessibilityLabel = "Own"
    #expect(name() == [.variant(.string("Own"))])
  }

  @Test func repliesNameTheirCall() {
    defer { bus.close() }
    let reply = reply(AccessibilityBus.root, AccessibilityBus.accessible, "GetRole")
    #expect(reply.kind == .reply && reply.replySerial == 7 && reply.destination == ":1.2")
    let failure = self.reply("/nowhere", AccessibilityBus.accessible, "GetRole")
    #expect(failure.kind == .error && failure.replySerial == 7)
    #expect(failure.errorName == "org.freedesktop.DBus.Error.UnknownObject")
  }

  @Test func textIsEditedInCodePoints() {
    defer { bus.close() }
    let path = bridge.path(of: field)
    #expect(
      reply(path, AccessibilityBus.text, "GetText", .int(4), .int(-1)).body == [.string("🐢")]
    )
    _ = reply(path, AccessibilityBus.editableText, "InsertText", .int(5), .string("!?"), .int(1))
    #expect(field.text == "Zoë 🐢!")
    _ = reply(path, AccessibilityBus.editableText, "DeleteText", .int(3), .int(5))
    #expect(field.text == "Zoë!")
    field.isSecureTextEntry = true
    #expect(
      reply(path, AccessibilityBus.text, "GetText", .int(0), .int(-1)).body == [.string("••••")]
    )
    UIPasteboard.general.string = "kept"
    _ = reply(path, AccessibilityBus.editableText, "CopyText", .int(0), .int(4))
    #expect(UIPasteboard.general.string == "kept")
  }

  @Test func releasedObjectsAreUnknown() {
    defer { bus.close() }
    var view: UIView? = UIView()
    let path = view.map(bridge.path) ?? ""
    view = nil
    #expect(reply(path, AccessibilityBus.accessible, "GetRole").kind == .error)
  }

  @Test func allWindowsAreInOneApplication() throws {
    defer { bus.close() }
    let otherLoop = FrameLoop(screen: UIScreen(size: CGSize(width: 200, height: 100)))
    otherLoop.makeCurrent()
    let window = UIWindow(frame: otherLoop.screen.bounds)
    let button = UIButton(type: .system)
    button.setTitle("Print", for: .normal)
    button.frame = window.bounds
    window.addSubview(button)
    window.makeKeyAndVisible()
    loop.makeCurrent()
    let secondBridge = try #require(
      AccessibilityBridge(address: bus.address, loop: otherLoop) { _, _ in (0, 0, 100, 100) }
    )
    // The bus accepts a single connection.
    #expect(secondBridge.application === bridge.application)
    let windows = [loop.windows[0], window]
    let bridges = [bridge, secondBridge]
    let count = reply(
      AccessibilityBus.root,
      AccessibilityBus.properties,
      "Get",
      .string(AccessibilityBus.accessible),
      .string("ChildCount")
    )
    #expect(count.body == [.variant(.int(2))])
    for (index, (window, bridge)) in zip(windows, bridges).enumerated() {
      let child = reply(
        AccessibilityBus.root,
        AccessibilityBus.accessible,
        "GetChildAtIndex",
        .int(Int32(index))
      )
      #expect(child.body == [bridge.reference(window)])
      let reply = reply(bridge.path(of: window), AccessibilityBus.accessible, "GetIndexInParent")
      #expect(reply.body == [.int(Int32(index))])
    }
    #expect(secondBridge.path(of: window) != bridge.path(of: windows[0]))
    let name = reply(
      secondBridge.path(of: button),
      AccessibilityBus.properties,
      "Get",
      .string(AccessibilityBus.accessible),
      .string("Name")
    )
    #expect(name.body == [.variant(.string("Print"))])
    #expect(WindowHost.current === loop)
    secondBridge.close()
    let buttonPath = secondBridge.path(of: button)
    #expect(reply(buttonPath, AccessibilityBus.accessible, "GetRole").kind == .error)
    #expect(
      reply(AccessibilityBus.root, AccessibilityBus.accessible, "GetChildren").body == [
        .array("(so)", [bridge.reference(windows[0])])
      ]
    )
  }

  /// Calls with random paths, members and arguments.
  @Test func everyCallReturnsAReplyOrAnError() {
    defer { bus.close() }
    var generator = SeededGenerator.forTest()
    let values: [BusValue] = [
      .int(0), .int(1), .int(-1), .int(.min), .int(.max), .unsigned(.max), .string(""),
      .string("🐢"), .string(AccessibilityBus.value), .string(AccessibilityBus.text),
      .string("CurrentValue"),
      .variant(.double(.nan)), .variant(.double(.infinity)), .variant(.int(3)), .double(.nan),
      .flag(true), .array("s", []), .path("/"), .structure([.int(1)]),
    ]
    let child = table.nodeChild(at: 3)
    let nodes = [table, field, slider, loop.windows[0]] + (child.map { [$0] } ?? [])
    let paths =
      nodes.map(bridge.path) + [
        AccessibilityBus.root, AccessibilityBus.cache, AccessibilityBus.null, "/", "",
      ]
    let interfaces = AccessibilityBridgeTests.members.keys.sorted()
    while generator.nextStep(of: 6000) != nil {
      let interface = interfaces.randomElement(using: &generator) ?? ""
      let members = AccessibilityBridgeTests.members[interface] ?? []
      var call = BusMessage.call(
        destination: ":1.1",
        path: paths.randomElement(using: &generator) ?? "",
        interface: interface,
        member: members.randomElement(using: &generator) ?? "",
        body: (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          values.randomElement(using: &generator) ?? .int(0)
        }
      )
      call.serial = 1
      let reply = bridge.application.reply(to: call, readBy: bridge)
      #expect(reply.kind == .reply || reply.kind == .error)
      #expect(BusReader.message(BusWriter.bytes(of: reply)) != nil)
    }
  }
}
