import PickLines
import UIKit

/// The preview.
extension PickController {
  /// Adds the preview view.
  func setUpPreview() {
    guard preview != nil else { return }
    view.addSubview(previewView)
    previewLoader.onArrival = { [weak self] in self?.previewView.show($0) }
  }

  /// Runs the preview's command for the current line.
  func updatePreview() {
    guard let preview else { return }
    guard let current else {
      previewLoader.cancel()
      return previewView.show(.text([]))
    }
    let number = model.matches[current]
    previewLoader.load(
      preview.bytes(
        line: model.store[number],
        number: number - options.search.headerCount,
        query: field.text ?? ""
      )
    )
  }

  /// Stops the preview's command.
  func endPreview() {
    if preview != nil { previewLoader.cancel() }
  }
}
