import Foundation
import UIKitCore
import UIKitGraphics

/// Keeps the state file up to date, so that the application can be ended in any way.
///
/// The state is saved a second after the last frame, at the latest five seconds after
/// the first one, unless it has the same bytes as before. Nothing happens while nothing
/// moves.
@MainActor
final class StateKeeper {
  private static let rest = 1.0
  private static let longest = 5.0

  private let application: UIApplication
  private let loop: FrameLoop
  private let file: StateFile
  private let report: (String) -> Void
  private var saved: SavedState?
  private var firstFrame: TimeInterval?
  private var hasComplained = false
  /// Whether the file has the name that it has while it is restored.
  private var isRestoring = false
  private let isGuarded: Bool
  /// When the state is to be saved, on the clock of the frames; infinite when nothing moved.
  private(set) var deadline = TimeInterval.infinity

  /// - Parameters:
  ///   - application: Its delegate decides.
  ///   - loop: Its windows are saved.
  ///   - file: Where the state is kept.
  ///   - isGuarded: Whether a crash before the first frame makes the state unusable; for one
  ///     keeper in a process.
  ///   - complain: Told of the first trouble.
  init(
    application: UIApplication,
    loop: FrameLoop,
    file: StateFile,
    isGuarded: Bool = false,
    complain: @escaping (String) -> Void
  ) {
    self.application = application
    self.loop = loop
    self.file = file
    self.isGuarded = isGuarded
    report = complain
  }

  /// Brings the saved state back, after the launch and before the first frame.
  ///
  /// Until a frame has been drawn the file has another name: see `StateFile.begin()`.
  func restore() {
    file.removeLeftovers()
    let attempt: StateFile.Attempt?
    do {
      attempt = try file.begin()
    } catch {
      complain("The saved state \(file.url.path) \(error); starting without it")
      return
    }
    guard let attempt else { return }
    if isGuarded {
      CrashGuard.begin(renaming: attempt.file.path, to: file.url(.unusable).path)
    }
    isRestoring = true
    StateRestoration.restore(attempt.state, application, windows: loop.windows)
  }

  /// A frame was drawn: what it shows may have to be saved.
  func noteFrame(at time: TimeInterval) {
    if isRestoring {
      // Other work of the first frame may still be queued.
      deadline = time
      return
    }
    let first = firstFrame ?? time
    firstFrame = first
    deadline = min(time + StateKeeper.rest, first + StateKeeper.longest)
  }

  /// Saves when it is time to.
  func saveIfDue(at time: TimeInterval) {
    guard time >= deadline else { return }
    if isRestoring {
      endRestoring()
      noteFrame(at: time)
    } else {
      save()
    }
  }

  /// Saves now, if there is something new.
  func save() {
    deadline = .infinity
    firstFrame = nil
    defer { if isRestoring { endRestoring() } }
    guard let state = StateRestoration.save(application, windows: loop.windows), state != saved
    else { return }
    do {
      try file.write(state)
      saved = state
    } catch {
      let reason = (error as? StateFile.Problem).map { "it \($0)" } ?? error.systemReason
      complain("The state cannot be saved in \(file.url.path): \(reason)")
    }
  }

  /// The program has shown what was restored, or ends in order.
  private func endRestoring() {
    isRestoring = false
    if isGuarded { CrashGuard.end() }
    file.keep()
  }

  /// Says what is wrong with the file, once in a run: the next trouble is most likely the same.
  private func complain(_ line: String) {
    if !hasComplained { report(line) }
    hasComplained = true
  }
}

extension StateKeeper {
  /// Keeps the state in the place where the desktop's rules have it, and complains on the
  /// standard error stream; `nil` without a home folder.
  convenience init?(application: UIApplication, loop: FrameLoop) {
    let process = ProcessInfo.processInfo
    let name = Bundle.main.bundleIdentifier ?? process.processName
    guard let file = StateFile.standard(application: name, environment: process.environment) else {
      return nil
    }
    self.init(application: application, loop: loop, file: file, isGuarded: true) { line in
      StandardError.write(line: "\(name): \(line)")
    }
  }
}
