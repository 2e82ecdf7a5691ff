import Foundation

extension UIControl {
  /// The events of a control, for which actions can be added.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bit mask, with the values of UIKit.
    public let rawValue: UInt

    /// Creates events from a bit mask.
    ///
    /// - Parameter rawValue: The bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated touch began on the control, as in a double tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved outside the control, more than 70 points away.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch moved back inside the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch moved from inside to outside the control, more than 70 points away.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch was lifted outside the control, more than 70 points away.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled, for example by a scrolling list.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary event, such as a tap on a button or a change of a switch.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to appear.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Text editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed; it ends text editing if an action exists for this event.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of text editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bit mask, with the values of UIKit.
    public let rawValue: UInt

    /// Creates states from a bit mask.
    ///
    /// - Parameter rawValue: The bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the other states.
    public static let normal: State = []
    /// The control is drawn as pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled and ignores touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Not available: the focus is a ring around the control.
    @available(*, unavailable, message: "The focus is a ring around the control; see isFocused")
    public static let focused = State(rawValue: 1 << 3)
    /// The states that an application defines for its own controls.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The states of the framework.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centred.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Stretched from top to bottom.
    case fill
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centred.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// Stretched from left to right.
    case fill
    /// At the leading edge: left, or right in a right-to-left layout.
    case leading
    /// At the trailing edge: right, or left in a right-to-left layout.
    case trailing
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// Returns the alignment with leading and trailing resolved to left or right.
  func directed(_ direction: UIUserInterfaceLayoutDirection) -> Self {
    switch self {
    case .leading: direction == .rightToLeft ? .right : .left
    case .trailing: direction == .rightToLeft ? .left : .right
    case .center, .left, .right, .fill: self
    }
  }
}
