import CSDL2
import UIKitApplication
import UIKitCore
import UIKitGraphics

/// Uploads damage to a texture and renders it, for drivers without a window surface, such as
/// Wayland.
@MainActor
final class TexturePresenter: Presenter {
  var isPacedByDisplay: Bool { isBlocking || pacer?.isWaiting ?? false }
  /// Whether presenting blocks until the display's next refresh.
  private let isBlocking: Bool
  private let pacer: FramePacer?
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var textureBounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private var bitmap: Bitmap?

  /// Creates a presenter.
  ///
  /// - Parameters:
  ///   - window: SDL's window.
  ///   - pacer: The pacer to notify of frames; without its signals, presenting blocks.
  /// - Throws: `LaunchFailure.noWindow` if there is no renderer.
  init(window: OpaquePointer, pacer: FramePacer? = nil) throws {
    let blocking = SDL_RENDERER_PRESENTVSYNC.rawValue
    let flags = pacer?.isPacing ?? false ? 0 : blocking
    guard let renderer = SDL_CreateRenderer(window, -1, flags) else {
      throw LaunchFailure.noWindow(String(cString: SDL_GetError()))
    }
    self.window = window
    self.renderer = renderer
    var information = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &information)
    isBlocking = information.flags & blocking != 0
    self.pacer = pacer
  }

  isolated deinit {
    SDL_DestroyTexture(texture)
    SDL_DestroyRenderer(renderer)
  }

  func framebuffer() -> (bitmap: Bitmap, isFresh: Bool)? {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetRendererOutputSize(renderer, &width, &height)
    guard width > 0, height > 0, WindowSurfacePresenter.fits(width: width, height: height) else {
      return nil
    }
    // The part of a window beyond the maximum size of a bitmap stays empty.
    width = min(width, Int32(Bitmap.maximumSide))
    height = min(height, Int32(Bitmap.maximumSide))
    if let bitmap, bitmap.width == Int(width), bitmap.height == Int(height) {
      return (bitmap, false)
    }
    SDL_DestroyTexture(texture)
    texture = SDL_CreateTexture(
      renderer,
      SDL_PIXELFORMAT_ARGB8888.rawValue,
      Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      width,
      height
    )
    guard texture != nil else { return nil }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    textureBounds = PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))
    let newBitmap = Bitmap(width: Int(width), height: Int(height), format: .xrgb)
    bitmap = newBitmap
    return (newBitmap, true)
  }

  func present(_ damage: Region) {
    guard let bitmap else { return }
    damage.forEach { rect in
      var sdlRect = SDL_Rect(rect)
      let firstPixel = bitmap.bytes + Int(rect.minY) * bitmap.bytesPerRow + Int(rect.minX) * 4
      SDL_UpdateTexture(texture, &sdlRect, firstPixel, Int32(bitmap.bytesPerRow))
    }
    pacer?.willPresent()
    presentAgain()
  }

  /// Renders the whole texture, because none of several buffers is guaranteed to hold the last
  /// frame.
  func presentAgain() {
    guard texture != nil else { return }
    var destination = SDL_Rect(textureBounds)
    SDL_RenderCopy(renderer, texture, nil, &destination)
    SDL_RenderPresent(renderer)
  }

  func invalidate() {
    bitmap = nil
  }
}
