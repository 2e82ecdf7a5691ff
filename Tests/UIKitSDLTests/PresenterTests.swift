import CSDL2
import Foundation
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitApplication
@testable import UIKitSDL

extension VideoTests {
  /// Tests for the presenters, which show frames in an SDL window.
  @MainActor
  struct PresenterTests {
    @Test func theWindowSurfaceIsDrawnIntoDirectly() throws {
      let display = try DummyDisplay()
      defer { display.close() }
      let presenter = try #require(WindowSurfacePresenter(window: display.window.handle))
      let firstFrame = try #require(presenter.framebuffer())
      #expect(firstFrame.isFresh)
      #expect(firstFrame.bitmap.width == 200 && firstFrame.bitmap.height == 100)
      let surface = try #require(SDL_GetWindowSurface(display.window.handle))
      #expect(firstFrame.bitmap.bytes == surface.pointee.pixels)
      presenter.present(Region(PixelRect(x: 1, y: 2, width: 3, height: 4)))
      let secondFrame = try #require(presenter.framebuffer())
      #expect(!secondFrame.isFresh && secondFrame.bitmap === firstFrame.bitmap)
      presenter.invalidate()
      #expect(try #require(presenter.framebuffer()).isFresh)
    }

    @Test func theTextureReceivesTheDrawing() throws {
      let display = try DummyDisplay()
      defer { display.close() }
      let presenter = try TexturePresenter(window: display.window.handle)
      let firstFrame = try #require(presenter.framebuffer())
      #expect(firstFrame.isFresh)
      Canvas(firstFrame.bitmap).fill(firstFrame.bitmap.bounds, .white)
      presenter.present(Region(firstFrame.bitmap.bounds))
      #expect(!(try #require(presenter.framebuffer())).isFresh)
      presenter.invalidate()
      #expect(try #require(presenter.framebuffer()).isFresh)
    }

    @Test func aResizedWindowIsRedrawnInItsNewSize() throws {
      let display = try DummyDisplay(size: CGSize(width: 100, height: 50), scale: 2)
      defer { display.close() }
      #expect(display.window.pixelSize == (200, 100))
      display.loop.surface = try display.window.makePresenter()
      let window = UIWindow()
      window.makeKeyAndVisible()
      #expect(display.loop.runFrame(at: 0))
      #expect(!display.loop.runFrame(at: 0.1))
      SDL_SetWindowSize(display.window.handle, 300, 120)
      #expect(display.translator.handleEvents())
      display.window.update(display.loop.screen)
      #expect(window.frame == CGRect(x: 0, y: 0, width: 150, height: 60))
      #expect(display.loop.runFrame(at: 0.2))
      #expect(display.loop.lastFramePixels == 300 * 120)
    }

    /// Unlikely, but a window manager can create such a window.
    @Test func aWindowLargerThanABitmapIsDrawnPartially() throws {
      let display = try DummyDisplay()
      defer { display.close() }
      display.loop.surface = try display.window.makePresenter()
      let window = UIWindow()
      window.makeKeyAndVisible()
      for (width, height) in [(60_000, 200), (200, 60_000), (32_768, 150), (300, 120)] {
        SDL_SetWindowSize(display.window.handle, Int32(width), Int32(height))
        #expect(display.translator.handleEvents())
        display.window.update(display.loop.screen)
        let drawnSize = (width: min(width, 32_767), height: min(height, 32_767))
        #expect(display.window.pixelSize == drawnSize && display.window.backingRatio == 1)
        let drawnFrame = CGRect(x: 0, y: 0, width: drawnSize.width, height: drawnSize.height)
        #expect(window.frame == drawnFrame)
        #expect(display.loop.runFrame(at: Double(width)))
        #expect(display.loop.lastFramePixels == drawnSize.width * drawnSize.height)
      }
    }

    /// SDL computes the surface's size in 32 bits and would return a buffer that is too small.
    @Test func aWindowOfMoreThanTwoGigabytesIsNotDrawn() throws {
      #expect(
        WindowSurfacePresenter.fits(width: 16_000, height: 16_000)
          && WindowSurfacePresenter.fits(width: 60_000, height: 500)
      )
      #expect(!WindowSurfacePresenter.fits(width: 32_767, height: 32_767))
      #expect(!WindowSurfacePresenter.fits(width: 60_000, height: 60_000))
      #expect(!WindowSurfacePresenter.fits(width: .max, height: .max))
      let display = try DummyDisplay()
      defer { display.close() }
      let presenter = try #require(WindowSurfacePresenter(window: display.window.handle))
      SDL_SetWindowSize(display.window.handle, 60_000, 60_000)
      #expect(presenter.framebuffer() == nil)
      SDL_SetWindowSize(display.window.handle, 300, 200)
      #expect(presenter.framebuffer()?.isFresh == true)
    }

    @Test func aTextureLargerThanABitmapIsDrawnPartially() throws {
      let display = try DummyDisplay()
      defer { display.close() }
      let presenter = try TexturePresenter(window: display.window.handle)
      SDL_SetWindowSize(display.window.handle, 200, 33_000)
      let bitmap = try #require(presenter.framebuffer()).bitmap
      #expect(bitmap.width == 200 && bitmap.height == 32_767)
      presenter.present(Region(bitmap.bounds))
      #expect(!(try #require(presenter.framebuffer())).isFresh)
    }
  }
}
