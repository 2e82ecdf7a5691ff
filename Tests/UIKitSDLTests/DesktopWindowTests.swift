import CSDL2
import Foundation
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitApplication
@testable import UIKitDesktop
@testable import UIKitSDL

extension VideoTests {
  /// Tests for the size and scale of a desktop window.
  @MainActor
  struct DesktopWindowTests {
    /// Returns the x and y coordinates, the width and the height in SDL's units.
    private static func frame(of window: DesktopWindow) -> [Int32] {
      var frame = SDL_Rect()
      SDL_GetWindowPosition(window.handle, &frame.x, &frame.y)
      SDL_GetWindowSize(window.handle, &frame.w, &frame.h)
      return [frame.x, frame.y, frame.w, frame.h]
    }

    private static func isBorderless(_ window: DesktopWindow) -> Bool {
      SDL_GetWindowFlags(window.handle) & SDL_WINDOW_BORDERLESS.rawValue != 0
    }

    @Test func aFullScreenWindowHasTheSizeOfTheScreen() throws {
      let display = try DummyDisplay(scale: 2, isFullScreen: true)
      defer { display.close() }
      var screen = SDL_Rect()
      #expect(SDL_GetDisplayBounds(0, &screen) == 0)
      let screenFrame = [screen.x, screen.y, screen.w, screen.h]
      #expect(Self.frame(of: display.window) == screenFrame)
      #expect(Self.isBorderless(display.window))
      // Only a window manager enlarges windows; without one, this is the size that the window
      // requested.
      SDL_SetWindowFullscreen(display.window.handle, 0)
      #expect(Self.frame(of: display.window) == screenFrame)
      let points = CGSize(width: CGFloat(screen.w) / 2, height: CGFloat(screen.h) / 2)
      #expect(display.window.size == points)
    }

    @Test func sizesAreLimitedByTheApplication() throws {
      let display = try DummyDisplay(size: CGSize(width: 300, height: 200), scale: 2)
      defer { display.close() }
      let window = display.window
      #expect(window.isResizable)
      let unlimited = CGFloat.greatestFiniteMagnitude
      window.setSizeLimits(
        minimum: CGSize(width: 320, height: 100),
        maximum: CGSize(width: unlimited, height: unlimited)
      )
      #expect(window.size == CGSize(width: 320, height: 200))
      window.setSizeLimits(
        minimum: CGSize(width: 100, height: 100),
        maximum: CGSize(width: 250, height: 150)
      )
      #expect(window.size == CGSize(width: 250, height: 150))
      window.setSizeLimits(
        minimum: CGSize(width: 200, height: 160),
        maximum: CGSize(width: 10, height: 10)
      )
      #expect(window.size == CGSize(width: 200, height: 160))
    }

    @Test(arguments: [("Xft.dpi: 192", 2), ("Xft.dpi:\t144\nother: 1", 1.5), ("", 1)])
    func focusingTheWindowAdoptsTheDesktopScale(
      resources: String,
      scale: CGFloat
    ) throws {
      let display = try DummyDisplay(size: CGSize(width: 100, height: 50), scale: nil)
      defer { display.close() }
      display.window.readResources = { "Xft.dpi: 96" }
      func gainFocus() {
        display.push(SDL_WINDOWEVENT) {
          $0.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_GAINED.rawValue)
        }
        _ = display.translator.handleEvents()
      }
      gainFocus()
      #expect(display.window.scale == 1)
      display.window.readResources = { resources }
      #expect(display.window.scale == 1, "scales are read only when the window gets the focus")
      gainFocus()
      #expect(display.window.scale == scale)
      #expect(display.window.size == CGSize(width: 100, height: 50))
      #expect(display.window.pixelSize == (Int(100 * scale), Int(50 * scale)))
      display.window.update(display.loop.screen)
      #expect(display.loop.screen.scale == scale)
      #expect(display.loop.screen.bounds.size == CGSize(width: 100, height: 50))
    }

    @Test func largerDesktopTextAppliesOnce() throws {
      let display = try DummyDisplay(size: CGSize(width: 100, height: 50), scale: nil)
      defer { display.close() }
      let (window, screen) = (display.window, display.loop.screen)
      window.readResources = { "Xft.dpi: 120" }
      window.updateDesktopScale()
      #expect(window.scale == 1.25, "while the text scale is unknown")
      window.apply(DesktopAppearance(textScale: 1.25), to: screen)
      #expect(window.scale == 1 && window.size == CGSize(width: 100, height: 50))
      #expect(screen.preferredContentSizeCategory == .extraExtraLarge)
      window.apply(DesktopAppearance(textScale: 1), to: screen)
      #expect(window.scale == 1, "the resources may be outdated")
      window.readResources = { "Xft.dpi: 96" }
      window.updateDesktopScale()
      #expect(window.scale == 1 && screen.preferredContentSizeCategory == .large)
    }

    @Test func aRoundTripOfTheScaleKeepsTheSize() throws {
      let size = CGSize(width: 390, height: 844)
      let display = try DummyDisplay(size: size, scale: nil)
      defer { display.close() }
      let window = display.window
      window.readResources = { "Xft.dpi:\t96" }
      window.updateDesktopScale()
      let initialSize = window.size
      for _ in 0..<2 {
        // The test display has 768 lines.
        window.readResources = { "Xft.dpi:\t192" }
        window.updateDesktopScale()
        #expect(window.size.height < initialSize.height)
        #expect(window.geometry(after: nil, requestedSize: size)?.size == window.fullSize)
        window.readResources = { "Xft.dpi:\t96" }
        window.updateDesktopScale()
        #expect(window.size == initialSize)
      }
      // The window keeps the size that the user chose.
      window.readResources = { "Xft.dpi:\t192" }
      window.updateDesktopScale()
      SDL_SetWindowSize(window.handle, 400, 500)
      window.readResources = { "Xft.dpi:\t96" }
      window.updateDesktopScale()
      #expect(window.size == CGSize(width: 200, height: 250))
    }

    @Test func otherWindowsHaveTheRequestedSizeAndABorder() throws {
      let display = try DummyDisplay(size: CGSize(width: 100, height: 50), scale: 2)
      defer { display.close() }
      #expect(Array(Self.frame(of: display.window).suffix(2)) == [200, 100])
      #expect(!Self.isBorderless(display.window))
    }

    @Test func windowsFitTheScreen() throws {
      let display = try DummyDisplay(size: CGSize(width: 9_000, height: 8_000))
      defer { display.close() }
      var usableBounds = SDL_Rect()
      #expect(SDL_GetDisplayUsableBounds(0, &usableBounds) == 0)
      #expect(Array(Self.frame(of: display.window).suffix(2)) == [usableBounds.w, usableBounds.h])
    }

    private static func minimumSize(of window: DesktopWindow) -> [Int32] {
      var (width, height): (Int32, Int32) = (0, 0)
      SDL_GetWindowMinimumSize(window.handle, &width, &height)
      return [width, height]
    }

    @Test func usersCannotMakeAWindowTooSmallToUse() throws {
      let display = try DummyDisplay(size: CGSize(width: 480, height: 800), scale: 2)
      defer { display.close() }
      #expect(Self.minimumSize(of: display.window) == [320, 240])
    }

    @Test func theApplicationMayShrinkTheWindow() throws {
      let display = try DummyDisplay(size: CGSize(width: 100, height: 50), scale: 2)
      defer { display.close() }
      #expect(Self.minimumSize(of: display.window) == [200, 100])
    }
  }
}
