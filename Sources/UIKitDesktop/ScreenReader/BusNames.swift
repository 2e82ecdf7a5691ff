import UIKitCore

/// Names and constants of AT-SPI, the accessibility protocol on Linux.
enum AccessibilityBus {
  static let registry = "org.a11y.atspi.Registry"
  static let root = "/org/a11y/atspi/accessible/root"
  static let prefix = "/org/a11y/atspi/accessible/"
  static let null = "/org/a11y/atspi/null"
  static let cache = "/org/a11y/atspi/cache"
  /// The null reference in messages.
  static var noObject: BusValue { .structure([.string(""), .path(null)]) }

  static let accessible = "org.a11y.atspi.Accessible"
  static let application = "org.a11y.atspi.Application"
  static let component = "org.a11y.atspi.Component"
  static let action = "org.a11y.atspi.Action"
  static let value = "org.a11y.atspi.Value"
  static let text = "org.a11y.atspi.Text"
  static let editableText = "org.a11y.atspi.EditableText"
  static let hypertext = "org.a11y.atspi.Hypertext"
  static let hyperlink = "org.a11y.atspi.Hyperlink"
  static let table = "org.a11y.atspi.Table"
  static let selection = "org.a11y.atspi.Selection"
  static let properties = "org.freedesktop.DBus.Properties"
  static let objectEvent = "org.a11y.atspi.Event.Object"
  static let windowEvent = "org.a11y.atspi.Event.Window"

  /// The bit numbers of an object's states.
  enum State: Int, CaseIterable {
    case active = 1
    case busy = 3
    case checked = 4
    case editable = 7
    case enabled = 8
    case focusable = 11
    case focused = 12
    case modal = 16
    case multiLine = 17
    case multiselectable = 18
    case selectable = 22
    case selected = 23
    case sensitive = 24
    case showing = 25
    case singleLine = 26
    case transient = 28
    case visible = 30
    case managesDescendants = 31
    case selectableText = 38
    case checkable = 41

    /// The name of the state in events.
    var name: String {
      switch self {
      case .multiLine: "multi-line"
      case .singleLine: "single-line"
      case .managesDescendants: "manages-descendants"
      case .selectableText: "selectable-text"
      default: "\(self)"
      }
    }
  }
}

extension AccessibilityRole {
  /// The number and name of the role in AT-SPI.
  var accessibilityBusRole: (number: UInt32, name: String) {
    switch self {
    case .window: (23, "frame")
    case .group: (39, "panel")
    case .list: (31, "list")
    case .row: (32, "list item")
    case .header: (83, "heading")
    case .text: (29, "label")
    case .button: (43, "button")
    case .toggle: (62, "toggle button")
    case .slider: (51, "slider")
    case .stepper: (52, "spin button")
    case .field, .searchField: (79, "entry")
    case .secureField: (40, "password text")
    case .textView: (61, "text")
    case .image: (27, "image")
    case .link: (88, "link")
    case .progress: (42, "progress bar")
    case .busy: (3, "animation")
    case .radioGroup: (99, "grouping")
    case .radioButton: (44, "radio button")
    case .bar: (63, "tool bar")
    case .dialog: (16, "dialog")
    case .alert: (2, "alert")
    case .keyboard: (39, "panel")
    case .key: (43, "button")
    case .scrollView: (49, "scroll pane")
    case .menu: (33, "menu")
    case .menuItem: (35, "menu item")
    case .tab: (37, "page tab")
    case .tabList: (38, "page tab list")
    }
  }
}
