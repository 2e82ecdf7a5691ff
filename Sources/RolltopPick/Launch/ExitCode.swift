/// The exit codes of a run, which match those of fzf.
enum ExitCode {
  /// A line was chosen or found.
  static let picked: Int32 = 0
  /// No line matches.
  static let noMatch: Int32 = 1
  /// An error occurred and was reported on standard error.
  static let failure: Int32 = 2
  /// The user has cancelled.
  static let cancelled: Int32 = 130
}
