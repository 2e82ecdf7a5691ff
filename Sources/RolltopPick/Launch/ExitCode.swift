/// The exit codes of a run, as those of fzf.
enum ExitCode {
  /// A line was chosen or found.
  static let chosen: Int32 = 0
  /// No line matches.
  static let noMatch: Int32 = 1
  /// Something went wrong, which standard error says.
  static let failure: Int32 = 2
  /// The user has chosen nothing.
  static let cancelled: Int32 = 130
}
