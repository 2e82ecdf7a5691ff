import Foundation
import UIKitCore
import UIKitGraphics

/// Keeps the state file up to date, so that the application can be terminated at any time.
///
/// The saver saves a changed state one second after the last frame, and at the latest five seconds
/// after the first one. No save is scheduled while no frames are drawn.
@MainActor
package final class StateSaver {
  /// The time from the last frame to a save, in seconds.
  private static let saveDelay = 1.0
  /// The maximum time from the first frame to a save, in seconds.
  private static let maximumSaveDelay = 5.0

  private let application: UIApplication
  private let loop: FrameLoop
  private let file: StateFile?
  private let report: (String) -> Void
  private var savedState: SavedState?
  /// The time of the first frame since the last save; `nil` if there was none.
  private var firstFrameTime: TimeInterval?
  private var hasReported = false
  /// Whether the file has the name of an attempt; see `StateFile.begin(willRead:)`.
  private var isRestoring = false
  private let isGuarded: Bool
  /// The time of the next save, on the clock of the frames; infinite if no frame was drawn since
  /// the last save.
  private(set) var deadline = TimeInterval.infinity

  /// - Parameters:
  ///   - application: The application whose delegate decides about state restoration.
  ///   - loop: The loop whose windows are saved.
  ///   - file: The state file; `nil` if no folder is available, which is reported when there is a
  ///     state to save.
  ///   - isGuarded: Whether a crash before the first frame marks the state as unusable; at most one
  ///     saver in a process may be guarded.
  ///   - report: Receives a message about the first problem.
  init(
    application: UIApplication,
    loop: FrameLoop,
    file: StateFile?,
    isGuarded: Bool = false,
    report: @escaping (String) -> Void
  ) {
    self.application = application
    self.loop = loop
    self.file = file
    self.isGuarded = isGuarded
    self.report = report
  }

  /// Restores the saved state, after the launch and before the first frame.
  ///
  /// Until the first frame is drawn, the file has the name of an attempt; see
  /// `StateFile.begin(willRead:)`.
  func restore() {
    guard let file else { return }
    file.removeLeftovers()
    let attempt: StateFile.Attempt?
    do {
      attempt = try file.begin { [isGuarded] in
        if isGuarded { CrashGuard.begin(renaming: $0.path, to: file.url(.unusable).path) }
      }
    } catch {
      attempt = nil
      complain("The saved state \(file.url.path) \(error); starting without it")
    }
    guard let attempt else {
      if isGuarded { CrashGuard.end() }
      return
    }
    isRestoring = true
    StateRestoration.restore(attempt.state, application, windows: loop.applicationWindows)
  }

  /// Schedules a save after a frame.
  func recordFrame(at time: TimeInterval) {
    if isRestoring {
      // Other work of the first frame may still be deferred.
      deadline = time
      return
    }
    let startTime = firstFrameTime ?? time
    firstFrameTime = startTime
    deadline = min(time + StateSaver.saveDelay, startTime + StateSaver.maximumSaveDelay)
  }

  /// Saves if the deadline has passed; after the first frame of a restored state, accepts that
  /// state instead.
  func saveIfDue(at time: TimeInterval) {
    guard time >= deadline else { return }
    if isRestoring {
      endRestoring()
      recordFrame(at: time)
    } else {
      save()
    }
  }

  /// Saves immediately if the state has changed.
  func save() {
    deadline = .infinity
    firstFrameTime = nil
    defer { if isRestoring { endRestoring() } }
    guard let state = StateRestoration.save(application, windows: loop.applicationWindows),
      state != savedState
    else { return }
    guard let file else {
      complain("The state is not saved: neither XDG_STATE_HOME nor HOME is an absolute path")
      return
    }
    do {
      try file.write(state)
      savedState = state
    } catch {
      let reason = (error as? StateFile.Problem).map { "it \($0)" } ?? error.systemReason
      complain("The state cannot be saved in \(file.url.path): \(reason)")
    }
  }

  /// Accepts the restored state after its first frame or at a normal exit.
  private func endRestoring() {
    isRestoring = false
    if isGuarded { CrashGuard.end() }
    file?.accept()
  }

  /// Reports a problem with the file, once per run: later problems most likely have the same cause.
  private func complain(_ line: String) {
    if !hasReported { report(line) }
    hasReported = true
  }
}

extension StateSaver {
  /// Creates a saver for the standard location, which reports to the standard error stream.
  convenience init(application: UIApplication, loop: FrameLoop) {
    let process = ProcessInfo.processInfo
    let name = Bundle.main.bundleIdentifier ?? process.processName
    let file = StateFile.standard(application: name, environment: process.environment)
    self.init(application: application, loop: loop, file: file, isGuarded: true) { line in
      StandardError.write(line: "\(name): \(line)")
    }
  }
}
