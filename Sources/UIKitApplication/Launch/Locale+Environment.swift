public import Foundation

extension Locale {
  /// Creates the locale of dates and numbers that an environment names; `nil` if it names none.
  ///
  /// Foundation on Linux ignores the environment: `Locale.current` is the same for all users. Dates
  /// and numbers of system controls, such as date pickers, follow the environment.
  ///
  /// - Parameter environment: The process's environment: `LC_ALL` takes precedence over `LC_TIME`,
  ///   and `LC_TIME` over `LANG`. The locales `C` and `POSIX` count as none.
  public init?(environment: [String: String]) {
    guard let identifier = Locale.identifier(in: environment) else { return nil }
    self.init(identifier: identifier)
  }

  /// Returns the identifier of the locale that an environment names, such as `de_DE`; `nil` if it
  /// names none.
  static func identifier(in environment: [String: String]) -> String? {
    let name = ["LC_ALL", "LC_TIME", "LANG"].lazy
      .compactMap { environment[$0] }
      .first { !$0.isEmpty }
    // For example de_DE.UTF-8 or sr_RS@latin.
    guard let identifier = name?.prefix(while: { $0 != "." && $0 != "@" }),
      !["", "C", "POSIX"].contains(identifier),
      identifier.allSatisfy({ $0.isLetter || $0 == "_" })
    else { return nil }
    return String(identifier)
  }
}
