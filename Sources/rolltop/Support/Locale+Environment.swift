import UIKit

extension Locale {
  /// The locale of dates and numbers that an environment names, which Foundation on Linux does not
  /// look at; `nil` when it names no language.
  ///
  /// - Parameter environment: The process's environment: `LC_ALL` precedes `LC_TIME`, and that
  ///   `LANG`.
  init?(environment: [String: String]) {
    let name = ["LC_ALL", "LC_TIME", "LANG"].lazy
      .compactMap { environment[$0] }
      .first { !$0.isEmpty }
    // Such as de_DE.UTF-8 or sr_RS@latin.
    guard let identifier = name?.prefix(while: { $0 != "." && $0 != "@" }),
      !["", "C", "POSIX"].contains(identifier),
      identifier.allSatisfy({ $0.isLetter || $0 == "_" })
    else { return nil }
    self.init(identifier: String(identifier))
  }
}
