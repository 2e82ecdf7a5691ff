/// The kinds of data that a text view detects and presents as links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bit mask, with the values of UIKit.
  public let rawValue: UInt

  /// Creates a set from a bit mask.
  ///
  /// - Parameter rawValue: The bit mask; undefined bits are ignored.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Phone numbers in international or national notation.
  ///
  /// International numbers begin with a plus sign. National ones have a trunk zero, an area code in
  /// parentheses, or the groups usual in North America or China. The numbers open as `tel:` URLs
  /// with their digits.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)

  /// Web addresses and e-mail addresses.
  ///
  /// A web address has a scheme, begins with `www.`, or ends in a common top-level domain. An
  /// address without a scheme opens as `http:`, and an e-mail address as `mailto:`. Local file URLs
  /// are not detected.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)

  /// Not available on Linux.
  @available(*, unavailable, message: "Postal addresses are not detected; set the attribute .link")
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)

  /// Not available on Linux.
  @available(*, unavailable, message: "Dates are not detected; set the attribute .link")
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)

  /// Not available on Linux.
  @available(*, unavailable, message: "Shipments are not detected; set the attribute .link")
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)

  /// Not available on Linux.
  @available(*, unavailable, message: "Flights are not detected; set the attribute .link")
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)

  /// Not available on Linux.
  @available(*, unavailable, message: "Nothing can be looked up here; set the attribute .link")
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)

  /// Not available on Linux.
  @available(*, unavailable, message: "Amounts are not detected; set the attribute .link")
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)

  /// Not available on Linux.
  @available(*, unavailable, message: "Measures are not detected; set the attribute .link")
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)

  /// All supported types: links and phone numbers.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
