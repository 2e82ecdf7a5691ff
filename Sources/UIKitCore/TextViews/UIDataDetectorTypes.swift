/// The kinds of data that a text view finds in its text and shows as links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set.
  ///
  /// - Parameter rawValue: The bits; those without a name mean nothing.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Phone numbers: international ones with a plus sign, and national ones as they are usually
  /// written, with a trunk zero, an area code in parentheses, or in groups of North America or China.
  ///
  /// They open as `tel:` with their digits.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)

  /// Web addresses and e-mail addresses.
  ///
  /// An address of the web has a scheme, begins with `www.`, or ends in one of the usual top-level
  /// domains; one without a scheme opens as `http:`. Files of this machine are not found. An e-mail
  /// address opens as `mailto:`.
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

  /// All that is found here: links and phone numbers.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
