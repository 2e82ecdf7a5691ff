import CSDL2
import Foundation
import UIKitGraphics

extension DesktopWindow {
  /// Shows an icon in the desktop's lists of windows, where the desktop shows icons of windows.
  ///
  /// - Parameter icon: `nil`, or an image without pixels, leaves the desktop's own.
  func setIcon(_ icon: UIImage?) {
    icon?.withSurface { SDL_SetWindowIcon(handle, $0) }
  }
}

extension UIImage {
  /// Calls a closure with the image as SDL has them; not for an image without pixels.
  func withSurface(_ body: (UnsafeMutablePointer<SDL_Surface>) -> Void) {
    pngData()?.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let stream = SDL_RWFromConstMem(base, Int32(clamping: bytes.count))
      else { return }
      defer { _ = SDL_RWclose(stream) }
      guard let surface = IMG_LoadPNG_RW(stream) else { return }
      body(surface)
      SDL_FreeSurface(surface)
    }
  }
}
