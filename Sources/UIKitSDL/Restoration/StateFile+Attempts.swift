import Foundation
import UIKitCore

/// How a state is used by no run again that it has stopped, and yet is never lost.
///
/// While a state is restored its file has another name. The names, and what they say:
///
/// - `state`: was written by a run that worked.
/// - `state.restoring`: is being restored, or was when a run ended for an unknown reason.
/// - `state.retrying`: the same, for the second time.
/// - `state.unusable`: stopped a run, or was damaged. It is not read again, only kept until
///   another one takes its place.
///
/// `begin` picks the best file there is and gives it the name of the attempt. Then there are
/// four ways on:
///
/// 1. A frame was drawn: `keep` renames the file to `state`.
/// 2. The run ends in order before: it writes a new `state`, and `keep` or the next `begin`
///    takes the other names away; or it has none to write, and `keep` renames the file back.
/// 3. The run crashes: `CrashGuard` renames the file to `state.unusable`.
/// 4. The run is killed, or the computer stops: the name remains. That is most likely not the
///    state's fault, so `begin` tries it a second time; two attempts that end like this are
///    a state that hangs, or takes all of the memory, and make it unusable.
///
/// Each step is one `rename`, which a file system does as a whole or not at all. No step leaves
/// a moment without the state under one of the names; with `state` there, the others are older.
extension StateFile {
  /// What a run finds.
  struct Attempt {
    let state: SavedState
    /// The file that holds the state meanwhile.
    let file: URL
  }

  /// Names besides the plain one.
  enum Suffix: String, CaseIterable {
    case restoring, retrying, unusable
  }

  func url(_ suffix: Suffix) -> URL {
    URL(fileURLWithPath: url.path + "." + suffix.rawValue)
  }

  /// Picks the state to restore, and marks it as being restored.
  ///
  /// - Returns: `nil` when there is none.
  /// - Throws: Why the one that there is cannot be used; it has been set aside, if it is a file.
  func begin() throws(Problem) -> Attempt? {
    if exists(url) {
      // These are older, from runs that ended after they had written a new one.
      remove(.restoring)
      remove(.retrying)
      return try begin(from: url, as: .restoring)
    }
    if exists(url(.restoring)) { return try begin(from: url(.restoring), as: .retrying) }
    if exists(url(.retrying)) {
      setAside(url(.retrying))
      throw .stoppedTwice
    }
    return nil
  }

  private func begin(from file: URL, as suffix: Suffix) throws(Problem) -> Attempt? {
    let state: SavedState?
    do {
      state = try StateFile(url: file).read()
    } catch {
      setAside(file)
      throw error
    }
    guard let state else { return nil }
    // In a folder that is write-protected the state stays in use under its name.
    let moved = rename(file.path, url(suffix).path) == 0
    return Attempt(state: state, file: moved ? url(suffix) : file)
  }

  /// The state that is being restored has proved good: it gets its name back, unless there is
  /// a newer one.
  func keep() {
    for suffix in [Suffix.retrying, .restoring] where exists(url(suffix)) {
      if exists(url) { remove(suffix) } else { rename(url(suffix).path, url.path) }
    }
  }

  /// Gives a file the name of those that are not used again; what is no file stays.
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
