import CSDL2
import Foundation
import UIKitGraphics

extension DesktopWindow {
  /// Sets the icon in the desktop's window lists, if the desktop shows window icons.
  ///
  /// - Parameter icon: The icon; `nil` and an image without pixels keep the desktop's icon.
  func setIcon(_ icon: UIImage?) {
    icon?.withSurface { SDL_SetWindowIcon(handle, $0) }
  }
}

extension UIImage {
  /// Calls a closure with the image as an SDL surface, unless the image has no pixels.
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
