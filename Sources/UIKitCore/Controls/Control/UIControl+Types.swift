import Foundation

extension UIControl {
  /// The events of a control; actions are added for one or several of these.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates events from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger went down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went down again quickly, as in a double tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside, more than 70 points away.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moved outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled, for example by a list that scrolls.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary event: a tap on a button, a change of a switch.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to appear.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Text editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended text editing.
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
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates states from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the others.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control ignores touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// The vertical alignment of content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Stretched from top to bottom.
    case fill
  }

  /// The horizontal alignment of content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched from left to right.
    case fill
    /// At the leading edge: the left one, or the right one where layout is from right to left.
    case leading
    /// At the trailing edge, the opposite one.
    case trailing
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The alignment with left or right for leading and trailing.
  func directed(_ direction: UIUserInterfaceLayoutDirection) -> Self {
    switch self {
    case .leading: direction == .rightToLeft ? .right : .left
    case .trailing: direction == .rightToLeft ? .left : .right
    case .center, .left, .right, .fill: self
    }
  }
}
