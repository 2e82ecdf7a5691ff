import Foundation
import UIKitCore

/// Prevents a second restoration of a state that crashes the program, and never loses a good state.
///
/// While a state is restored, its file has a different name. The names and their meanings:
///
/// - `state`: written by a run that succeeded.
/// - `state.restoring`: being restored, or was when a run ended for an unknown reason.
/// - `state.retrying`: the same for the second attempt.
/// - `state.unusable`: crashed a run, or was damaged. The file is not read again, only kept until
///   a new one replaces it.
///
/// `begin` selects the best file, gives it the name of the attempt, and only then reads it. There
/// are four outcomes:
///
/// 1. A frame was drawn: `accept` renames the file to `state`.
/// 2. The run ends normally before that: it writes a new `state`, and `accept` or the next
/// `begin` removes the other names; or it has none to write, and `accept` renames the file back.
/// 3. The run crashes: `CrashGuard` renames the file to `state.unusable`.
/// 4. The run is killed, or the computer stops: the name remains. Most likely the state is not the
/// cause, so `begin` tries it a second time; after two such attempts the state probably hangs the
/// program or exhausts its memory, and becomes unusable.
///
/// Each step is one `rename`, which is atomic. At every moment the state exists under one of the
/// names; if `state` exists, the others are older.
extension StateFile {
  /// An attempt to restore a state.
  struct Attempt {
    let state: SavedState
    /// The file that holds the state during the attempt.
    let file: URL
  }

  /// The suffixes of the other names.
  enum Suffix: String, CaseIterable {
    case restoring, retrying, unusable
  }

  func url(_ suffix: Suffix) -> URL {
    URL(fileURLWithPath: url.path + "." + suffix.rawValue)
  }

  /// Selects the state to restore, marks it as being restored, and reads it.
  ///
  /// - Parameter willRead: Called with the file of the attempt before any of its content is read.
  /// - Returns: The attempt; `nil` if there is no state.
  /// - Throws: The reason why the state is unusable; a regular file has been set aside.
  func begin(willRead: (URL) -> Void = { _ in }) throws(Problem) -> Attempt? {
    if exists(url) {
      // These files are older than `state`, which their runs wrote before they ended.
      remove(.restoring)
      remove(.retrying)
      return try begin(from: url, as: .restoring, willRead)
    }
    if exists(url(.restoring)) {
      return try begin(from: url(.restoring), as: .retrying, willRead)
    }
    if exists(url(.retrying)) {
      setAside(url(.retrying))
      throw .stoppedTwice
    }
    return nil
  }

  private func begin(
    from file: URL,
    as suffix: Suffix,
    _ willRead: (URL) -> Void
  ) throws(Problem) -> Attempt? {
    // The state keeps its name in a read-only folder, and if it is not a regular file.
    let isMoved = isRegularFile(file) && rename(file.path, url(suffix).path) == 0
    let file = isMoved ? url(suffix) : file
    willRead(file)
    do {
      return try StateFile(url: file).read().map { Attempt(state: $0, file: file) }
    } catch {
      setAside(file)
      throw error
    }
  }

  /// Returns whether a path leads to a regular file, also through symbolic links.
  private func isRegularFile(_ file: URL) -> Bool {
    var status = stat()
    return stat(file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Accepts the state that is being restored: restores its name, unless there is a newer state.
  func accept() {
    for suffix in [Suffix.retrying, .restoring] where exists(url(suffix)) {
      if exists(url) { remove(suffix) } else { rename(url(suffix).path, url.path) }
    }
  }

  /// Marks a file as unusable by renaming it; files other than regular ones are left unchanged.
  private func setAside(_ file: URL) {
    var status = stat()
    guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    rename(file.path, url(.unusable).path)
  }

  private func remove(_ suffix: Suffix) {
    unlink(url(suffix).path)
  }

  private func exists(_ file: URL) -> Bool {
    var status = stat()
    return lstat(file.path, &status) == 0
  }
}
