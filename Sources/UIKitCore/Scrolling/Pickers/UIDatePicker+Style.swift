import Foundation

/// The appearance of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// Wheels for durations, and compact for the other modes.
  case automatic = 0
  /// Wheels in the picker.
  case wheels = 1
  /// Buttons with the date and the time that open a calendar or wheels in a popover.
  case compact = 2
  /// A calendar in the picker, with the time below.
  case inline = 3
}

/// A view that shows the date of a picker: wheels, buttons, or a calendar.
@MainActor
protocol DatePresentation: UIView {
  /// Updates the view after the date has changed.
  func dateDidChange(animated: Bool)
  /// Reloads the view after the mode, the locale, the calendar or the limits have changed.
  func settingsDidChange()
  /// The size that fits the content, in points.
  var naturalSize: CGSize { get }
  /// Handles a key press while the view is in a popover.
  ///
  /// - Returns: Whether the key was consumed.
  func handle(_ key: UIKey) -> Bool
}
