import Foundation
import UIKitCore
import UIKitGraphics

/// Keeps the state file up to date, so that the application can be ended in any way.
///
/// The state is saved a second after the last frame, at the latest five seconds after
/// the first one, unless it has the same bytes as before. Dictionaries and sets that are
/// archived may come in another order and are then written again. Nothing happens while
/// nothing moves.
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
  /// Whether the file is missing because of `restore()`.
  private var owesFile = false
  /// When the state is to be saved, on the clock of the frames; infinite when nothing moved.
  private(set) var deadline = TimeInterval.infinity

  init(
    application: UIApplication,
    loop: FrameLoop,
    file: StateFile,
    complain: @escaping (String) -> Void
  ) {
    self.application = application
    self.loop = loop
    self.file = file
    report = complain
  }

  /// Brings the saved state back, after the launch and before the first frame.
  ///
  /// The file is taken away meanwhile, and written again with the first frame: a state
  /// that stops the program does so only once.
  func restore() {
    file.removeLeftovers()
    let state: SavedState?
    do {
      state = try file.read()
    } catch {
      complain("The saved state \(file.url.path) \(error); starting without it")
      file.remove()
      return
    }
    guard let state else { return }
    file.remove()
    StateRestoration.restore(state, application, windows: loop.windows)
    owesFile = true
  }

  /// A frame was drawn: what it shows may have to be saved.
  func noteFrame(at time: TimeInterval) {
    if owesFile {
      owesFile = false
      deadline = time
      return
    }
    let first = firstFrame ?? time
    firstFrame = first
    deadline = min(time + StateKeeper.rest, first + StateKeeper.longest)
  }

  /// Saves when it is time to.
  func saveIfDue(at time: TimeInterval) {
    if time >= deadline { save() }
  }

  /// Saves now, if there is something new.
  func save() {
    deadline = .infinity
    firstFrame = nil
    guard let state = StateRestoration.save(application, windows: loop.windows), state != saved
    else { return }
    do {
      try file.write(state)
      saved = state
    } catch {
      complain("The state cannot be saved in \(file.url.path): \(error.systemReason)")
    }
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
    self.init(application: application, loop: loop, file: file) { line in
      StandardError.write(line: "\(name): \(line)")
    }
  }
}
