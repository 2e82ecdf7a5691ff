import Foundation
import Testing
import UIKitGraphics

@testable import UIKitCore
@testable import UIKitDesktop
@testable import UIKitSDL

/// Tests for tables, selections, attributes and links in the requests of clients.
@MainActor
struct AccessibilityInterfaceTests {
  private final class Source: NSObject, UITableViewDataSource {
    var cellCount = 0

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? 12 : 5000
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "Fruit" : "Nuts"
    }

    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      cellCount += 1
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private let loop = FrameLoop(screen: UIScreen(size: CGSize(width: 320, height: 480)))
  private let bus = FakeSessionBus(.silence)
  private let source = Source()
  private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 380))
  private let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let bridge: AccessibilityBridge

  init() throws {
    loop.makeCurrent()
    let window = UIWindow(frame: loop.screen.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    let attributedText = NSMutableAttributedString(
      string: "🐢 See the news",
      attributes: [.font: UIFont.systemFont(ofSize: 17)]
    )
    attributedText.addAttribute(
      .link,
      value: "https://a.org",
      range: NSRange(location: 11, length: 4)
    )
    attributedText.addAttribute(
      .font,
      value: UIFont.boldSystemFont(ofSize: 20),
      range: NSRange(location: 3, length: 3)
    )
    textView.attributedText = attributedText
    textView.isEditable = false
    for view in [table, textView] { controller.view.addSubview(view) }
    table.dataSource = source
    table.allowsMultipleSelection = true
    window.makeKeyAndVisible()
    loop.layoutUntilClean()
    bridge = try #require(
      AccessibilityBridge(address: bus.address, loop: loop) { _, _ in (0, 0, 100, 100) }
    )
  }

  /// Returns the values of the reply to a call of a node's method.
  private func reply(
    _ node: _UIAccessibleObject,
    _ interface: String,
    _ member: String,
    _ body: BusValue...
  ) -> [BusValue] {
    var call = BusMessage.call(
      destination: ":1.1",
      path: bridge.path(of: node),
      interface: interface,
      member: member,
      body: body
    )
    call.serial = 7
    return bridge.application.reply(to: call, readBy: bridge).body
  }

  private func property(_ node: _UIAccessibleObject, _ interface: String, _ name: String)
    -> BusValue?
  {
    guard
      case .variant(let value)? = reply(
        node,
        AccessibilityBus.properties,
        "Get",
        .string(interface),
        .string(name)
      ).first
    else { return nil }
    return value
  }

  private func attributes(_ value: BusValue?) -> [String: String] {
    guard case .array(_, let entries)? = value else { return [:] }
    var result: [String: String] = [:]
    for case .entry(.string(let key), .string(let text)) in entries { result[key] = text }
    return result
  }

  @Test func listsAreTablesOfOneColumn() throws {
    defer { bus.close() }
    #expect(property(table, AccessibilityBus.table, "NRows") == .int(5012))
    #expect(property(table, AccessibilityBus.table, "NColumns") == .int(1))
    let createdCellCount = source.cellCount
    let row = try #require(table.elements.accessibleRow(4000))
    #expect(
      reply(table, AccessibilityBus.table, "GetAccessibleAt", .int(4000), .int(0)) == [
        bridge.reference(row)
      ]
    )
    #expect(
      reply(table, AccessibilityBus.table, "GetIndexAt", .int(4000), .int(0)) == [.int(4002)]
    )
    #expect(reply(table, AccessibilityBus.table, "GetRowAtIndex", .int(4002)) == [.int(4000)])
    #expect(reply(table, AccessibilityBus.table, "GetRowAtIndex", .int(0)) == [.int(-1)])
    #expect(
      reply(table, AccessibilityBus.table, "GetRowDescription", .int(4000)) == [.string("Nuts")]
    )
    #expect(
      reply(table, AccessibilityBus.table, "GetAccessibleAt", .int(5012), .int(0)) == [
        bridge.reference(nil)
      ]
    )
    #expect(source.cellCount == createdCellCount)
    #expect(reply(table, AccessibilityBus.table, "AddRowSelection", .int(2)) == [.flag(true)])
    #expect(reply(table, AccessibilityBus.table, "GetSelectedRows") == [.array("i", [.int(2)])])
    #expect(reply(table, AccessibilityBus.table, "RemoveRowSelection", .int(2)) == [.flag(true)])
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func allRowsAreSelectedAndDeselected() {
    defer { bus.close() }
    #expect(reply(table, AccessibilityBus.selection, "SelectAll") == [.flag(true)])
    #expect(property(table, AccessibilityBus.selection, "NSelectedChildren") == .int(5012))
    #expect(reply(table, AccessibilityBus.selection, "ClearSelection") == [.flag(true)])
    #expect(table.indexPathsForSelectedRows == nil)
    table.allowsMultipleSelection = false
    #expect(reply(table, AccessibilityBus.selection, "SelectAll") == [.flag(false)])
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func headersReportTheirNumberOfRows() throws {
    defer { bus.close() }
    let header = try #require(table.elements.accessibleHeader(ofRow: 0))
    #expect(property(header, AccessibilityBus.accessible, "Name") == .string("Fruit"))
    #expect(property(header, AccessibilityBus.accessible, "Description") == .string("12 rows"))
  }

  @Test func textAttributesAreReported() {
    defer { bus.close() }
    let boldRun = reply(textView, AccessibilityBus.text, "GetAttributeRun", .int(3), .flag(true))
    #expect(boldRun.dropFirst() == [.int(2), .int(5)])
    let boldAttributes = attributes(boldRun.first)
    #expect(boldAttributes["weight"] == "700" && boldAttributes["size"] == "20")
    #expect(boldAttributes["language"]?.isEmpty == false)
    let runWithoutDefaults = reply(
      textView,
      AccessibilityBus.text,
      "GetAttributeRun",
      .int(3),
      .flag(false)
    )
    #expect(attributes(runWithoutDefaults.first)["language"] == nil)
    #expect(
      reply(textView, AccessibilityBus.text, "GetAttributeValue", .int(0), .string("weight")) == [
        .string("400")
      ]
    )
    #expect(
      reply(textView, AccessibilityBus.text, "GetAttributeValue", .int(0), .string("none")) == [
        .string("")
      ]
    )
    let runAtEnd = reply(textView, AccessibilityBus.text, "GetAttributeRun", .int(99), .flag(false))
    #expect(runAtEnd == [.texts([:]), .int(14), .int(14)])
    let defaults = attributes(
      reply(textView, AccessibilityBus.text, "GetDefaultAttributes").first
    )
    #expect(defaults["family-name"]?.isEmpty == false && defaults["fg-color"] == "0,0,0")
  }

  @Test func linksAreFoundAndFollowed() throws {
    defer { bus.close() }
    #expect(reply(textView, AccessibilityBus.hypertext, "GetNLinks") == [.int(1)])
    let link = try #require(textView.linkElements.first)
    #expect(
      reply(textView, AccessibilityBus.hypertext, "GetLink", .int(0)) == [bridge.reference(link)]
    )
    #expect(reply(textView, AccessibilityBus.hypertext, "GetLinkIndex", .int(10)) == [.int(0)])
    #expect(reply(textView, AccessibilityBus.hypertext, "GetLinkIndex", .int(9)) == [.int(-1)])
    #expect(property(link, AccessibilityBus.hyperlink, "StartIndex") == .int(10))
    #expect(property(link, AccessibilityBus.hyperlink, "EndIndex") == .int(14))
    #expect(
      reply(link, AccessibilityBus.hyperlink, "GetURI", .int(0)) == [.string("https://a.org")]
    )
    #expect(link.nodeName == "news" && link.nodeRole == .link && link.nodeParent === textView)
    // Links in editable text do not open.
    textView.isEditable = true
    #expect(reply(textView, AccessibilityBus.hypertext, "GetNLinks") == [.int(0)])
    #expect(reply(link, AccessibilityBus.hyperlink, "IsValid") == [.flag(false)])
    #expect(!link.activateNode())
  }
}
