import CSDL2
import Foundation
import UIKitCore

/// The desktop's clipboard: text through SDL where it exchanges that well, all else by itself.
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
      if let exchange = driver.openExchange, exchange.isForeign {
        let text = SelectionTypes.text(offered: exchange.types, read: exchange.data)
        if !text.isEmpty || !exchange.leavesTextsToSDL { return text }
      } else if let text = driver.openExchange?.ownText {
        return text
      }
      guard let bytes = SDL_GetClipboardText() else { return "" }
      defer { SDL_free(bytes) }
      return String(cString: bytes)
    }
    set {
      if driver.openExchange?.offerText(newValue) != true { SDL_SetClipboardText(newValue) }
    }
  }

  func prepareForData() { _ = driver.exchange }

  func offer(_ types: [String], data: @escaping (String) -> Data?) -> Bool {
    guard let exchange = driver.exchange else { return false }
    return exchange.offer(SelectionTypes.offered(types, data)) {
      SelectionTypes.data($0, from: data)
    }
  }

  var holdsOffer: Bool { driver.openExchange?.holdsOffer ?? false }

  var types: [String] { driver.exchange.map { SelectionTypes.known($0.types) } ?? [] }

  func data(_ type: String) -> Data? {
    guard let exchange = driver.exchange else { return nil }
    return SelectionTypes.read(type, from: exchange.data)
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
