import CSDL2
import Foundation
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitApplication
@testable import UIKitSDL

/// A window of SDL's dummy driver, with all objects of a session.
@MainActor
final class DummyDisplay {
  let driver: VideoDriver
  let window: DesktopWindow
  let loop: FrameLoop
  let lifecycle: Lifecycle
  let translator: EventTranslator

  init(
    size: CGSize = CGSize(width: 200, height: 100),
    scale: CGFloat? = 1,
    isFullScreen: Bool = false
  ) throws {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    driver = try VideoDriver(environment: ["SDL_VIDEODRIVER": "dummy"])
    window = try DesktopWindow(
      configuration: LaunchConfiguration(size: size, scale: scale, isFullScreen: isFullScreen),
      driver: driver
    )
    loop = FrameLoop(screen: UIScreen(size: window.size, scale: window.scale))
    loop.makeCurrent()
    lifecycle = Lifecycle(application: .shared, loop: loop)
    translator = EventTranslator(loop: loop, window: window, lifecycle: lifecycle)
    _ = translator.handleEvents()
  }

  func close() {
    UIApplication.shared.delegate = nil
    loop.surface = nil
    window.close()
  }

  /// Pushes an event to SDL, as a driver does.
  func push(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void = { _ in }) {
    var event = SDL_Event()
    event.type = type.rawValue
    change(&event)
    SDL_PushEvent(&event)
  }
}

/// All tests that use SDL's video subsystem, which exists once per process.
@MainActor
@Suite(.serialized)
struct VideoTests {}
