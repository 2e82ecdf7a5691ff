import CSDL2
import Foundation
import UIKitCore

/// The desktop's clipboard: text through SDL, and other data of an X server by itself.
@MainActor
final class SystemClipboard: DesktopClipboard {
  private let driver: VideoDriver

  /// Creates the clipboard of a display.
  init(driver: VideoDriver) {
    self.driver = driver
  }

  var text: String {
    get {
      // SDL takes no text in parts, and waits for programs that do not answer without sleeping.
      if let selections = driver.openSelections, selections.isForeign {
        return SelectionTypes.text(offered: selections.types, read: selections.data)
      }
      guard let bytes = SDL_GetClipboardText() else { return "" }
      defer { SDL_free(bytes) }
      return String(cString: bytes)
    }
    set { _ = SDL_SetClipboardText(newValue) }
  }

  func prepareForData() { _ = driver.selections }

  func offer(_ types: [String], data: @escaping (String) -> Data?) -> Bool {
    guard let selections = driver.selections else { return false }
    return selections.offer(SelectionTypes.offered(types, data)) {
      SelectionTypes.data($0, from: data)
    }
  }

  var holdsOffer: Bool { driver.openSelections?.holdsOffer ?? false }

  var types: [String] { driver.selections.map { SelectionTypes.known($0.types) } ?? [] }

  func data(_ type: String) -> Data? {
    guard let selections = driver.selections else { return nil }
    return SelectionTypes.read(type, from: selections.data)
  }
}

/// The desktop's primary selection through SDL.
@MainActor
final class PrimarySelection: DesktopClipboard {
  var text: String {
    get {
      guard let bytes = SDL_GetPrimarySelectionText() else { return "" }
      defer { SDL_free(bytes) }
      return String(cString: bytes)
    }
    set { _ = SDL_SetPrimarySelectionText(newValue) }
  }
}
