import CSDL2
import Foundation
import UIKitCore
import UIKitDesktop

/// The desktop's clipboard: text through SDL if SDL supports it well, everything else through the
/// exchange.
@MainActor
final class SystemClipboard: DesktopClipboard {
  private let driver: VideoDriver
  private(set) var refusedTextLimit: Int?

  /// Creates the clipboard of a display.
  init(driver: VideoDriver) {
    self.driver = driver
  }

  var text: String {
    get {
      refusedTextLimit = nil
      // SDL does not receive text in parts, and waits for unresponsive programs without sleeping.
      if let exchange = driver.exchange, exchange.isForeign {
        // SDL would wait again for missing data, and would accept data that is too large.
        guard let text = SelectionTypes.text(offered: exchange.types, read: exchange.data)
        else {
          if exchange.hasRefused {
            refusedTextLimit = SelectionTypes.maximumSize(of: SelectionTypes.utf8Text)
          }
          return ""
        }
        if !text.isEmpty || !exchange.leavesTextsToSDL { return text }
      } else if let text = driver.openExchange?.ownText {
        return text
      }
      guard let bytes = SDL_GetClipboardText() else { return "" }
      defer { SDL_free(bytes) }
      return String(cString: bytes)
    }
    set {
      let isLarge = newValue.utf8.count > SelectionTypes.maximumTextSizeOfSDL
      let exchange = isLarge ? driver.exchange : driver.openExchange
      if exchange?.offerText(newValue) != true { SDL_SetClipboardText(newValue) }
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

  var types: [String] { driver.exchange.map { SelectionTypes.readableTypes(from: $0.types) } ?? [] }

  func data(_ type: String) -> Data? {
    guard let exchange = driver.exchange else { return nil }
    return SelectionTypes.read(type, from: exchange.data)
  }
}

/// The desktop's primary selection, which SDL provides on X11.
@MainActor
final class PrimarySelection: DesktopClipboard {
  private let driver: VideoDriver
  /// A text that does not fit into one request and is therefore only available to this program.
  private var largeText: String?
  private(set) var refusedTextLimit: Int?

  /// Creates the selection of a display.
  init(driver: VideoDriver) {
    self.driver = driver
  }

  var text: String {
    get {
      refusedTextLimit = nil
      if let exchange = driver.exchange, let text = exchange.primaryText {
        if exchange.hasRefused {
          refusedTextLimit = SelectionTypes.maximumSize(of: SelectionTypes.utf8Text)
        }
        return text
      }
      if let largeText { return largeText }
      guard let bytes = SDL_GetPrimarySelectionText() else { return "" }
      defer { SDL_free(bytes) }
      return String(cString: bytes)
    }
    set {
      if driver.openExchange?.offerPrimaryText(newValue) == true { return }
      let fits = newValue.utf8.count <= SelectionTypes.maximumTextSizeOfSDL
      largeText = fits ? nil : newValue
      _ = SDL_SetPrimarySelectionText(fits ? newValue : "")
    }
  }
}
