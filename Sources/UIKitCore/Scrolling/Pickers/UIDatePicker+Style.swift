import Foundation

/// The appearance of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// Wheels for a length of time, else compact.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Buttons that show the date and the time, and open a calendar or wheels beside them.
  case compact = 2
  /// A calendar in the place of the picker, with the time below.
  case inline = 3
}

/// A view that shows the date of a picker: wheels, buttons, or a calendar.
@MainActor
protocol DatePresentation: UIView {
  /// Shows another date.
  func dateDidChange(animated: Bool)
  /// Shows everything anew: mode, locale, calendar or limits have changed.
  func settingsDidChange()
  /// The natural size, in points.
  var naturalSize: CGSize { get }
  /// Handles a key while it is shown beside a button.
  ///
  /// - Returns: Whether the key is consumed.
  func handle(_ key: UIKey) -> Bool
}
