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

  /// Calls a closure with the image's pixels, of 8 bits of opacity, red, green and blue each, which are
  /// not multiplied by the opacity, and with its width and height in pixels.
  func withPixels(_ body: (UnsafePointer<UInt32>, Int32, Int32) -> Void) {
    withSurface { surface in
      let format = SDL_PIXELFORMAT_ARGB8888.rawValue
      guard let converted = SDL_ConvertSurfaceFormat(surface, format, 0) else { return }
      let pixels = converted.pointee.pixels.assumingMemoryBound(to: UInt32.self)
      body(pixels, converted.pointee.w, converted.pointee.h)
      SDL_FreeSurface(converted)
    }
  }
}
