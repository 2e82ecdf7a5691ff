import UIKit

/// Runs the preview's command, for one line at a time.
@MainActor
final class PreviewLoader {
  /// Called on the main thread with the content to display.
  var onArrival: ((PreviewContent) -> Void)?
  private var process: PreviewProcess?
  private var command: [UInt8]?

  /// Starts a command and stops the previous one, unless they are equal.
  func load(_ command: [UInt8]) {
    guard command != self.command else { return }
    cancel()
    self.command = command
    do throws(PickError) {
      let process = try PreviewProcess(command)
      self.process = process
      DispatchQueue.global(qos: .userInitiated).async { [weak self] in
        let content = PreviewContent(process.readOutput())
        DispatchQueue.main.async {
          MainActor.assumeIsolated { self?.receive(content, from: process) }
        }
      }
    } catch {
      onArrival?(PreviewContent(Array(error.description.utf8)))
    }
  }

  /// Stops the running command, if any; the same command can be loaded again.
  func cancel() {
    process?.cancel()
    process = nil
    command = nil
  }

  private func receive(_ content: PreviewContent, from process: PreviewProcess) {
    guard process === self.process else { return }
    self.process = nil
    onArrival?(content)
  }
}
