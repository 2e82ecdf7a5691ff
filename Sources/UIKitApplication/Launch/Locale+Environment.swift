public import Foundation

extension Locale {
  /// The locale of dates and numbers that an environment names; `nil` when it names none.
  ///
  /// Foundation on Linux does not look at the environment: `Locale.current` is the same for all users.
  /// The system's own dates and numbers, as those of date pickers, follow the environment.
  ///
  /// - Parameter environment: The process's environment: `LC_ALL` precedes `LC_TIME`, and that
  ///   `LANG`. The locales `C` and `POSIX` count as none.
  public init?(environment: [String: String]) {
    guard let identifier = Locale.identifier(in: environment) else { return nil }
    self.init(identifier: identifier)
  }

  /// The identifier of the locale that an environment names, such as `de_DE`; `nil` without one.
  static func identifier(in environment: [String: String]) -> String? {
    let name = ["LC_ALL", "LC_TIME", "LANG"].lazy
      .compactMap { environment[$0] }
      .first { !$0.isEmpty }
    // Such as de_DE.UTF-8 or sr_RS@latin.
    guard let identifier = name?.prefix(while: { $0 != "." && $0 != "@" }),
      !["", "C", "POSIX"].contains(identifier),
      identifier.allSatisfy({ $0.isLetter || $0 == "_" })
    else { return nil }
    return String(identifier)
  }
}
