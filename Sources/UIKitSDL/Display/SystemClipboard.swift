import CSDL2
import UIKitCore

/// The desktop's clipboard through SDL.
@MainActor
final class SystemClipboard: DesktopClipboard {
  var text: String {
    get {
      guard let bytes = SDL_GetClipboardText() else { return "" }
      defer { SDL_free(bytes) }
      return String(cString: bytes)
    }
    set { _ = SDL_SetClipboardText(newValue) }
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
