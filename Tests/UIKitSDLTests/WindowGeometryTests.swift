import CSDL2
import Foundation
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitApplication
@testable import UIKitSDL

extension VideoTests {
  /// Tests for the stored size and position, the title and the drops of the desktop window.
  @MainActor
  struct WindowGeometryTests {
    @Test func aWindowFrameSurvivesCoding() {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("place-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = WindowGeometryFile(environment: ["XDG_STATE_HOME": folder.path])
      #expect(file?.read() == nil)
      let requestedSize = CGSize(width: 480, height: 800)
      for origin in [(x: -3, y: 40), nil] {
        let savedGeometry = WindowGeometry(
          size: CGSize(width: 700.5, height: 500),
          origin: origin,
          isMaximized: origin == nil,
          requestedSize: requestedSize
        )
        file?.write(savedGeometry)
        #expect(file?.read() == savedGeometry)
      }
    }

    @Test(arguments: [
      "", "ROLLTOP-WINDOW 2 1 1 0 0 0 1 1", "ROLLTOP-WINDOW 1 nan 1 0 0 0 1 1",
      "ROLLTOP-WINDOW 1 0 1 0 0 0 1 1", "ROLLTOP-WINDOW 1 100 100 99999999999 0 0 1 1",
      "ROLLTOP-WINDOW 1 100 100 0 0 0 1",
    ])
    func invalidTextGivesNoWindowFrame(text: String) {
      #expect(WindowGeometry(text: text) == nil)
    }

    @Test func aWindowRestoresItsFrame() throws {
      let display = try DummyDisplay(size: CGSize(width: 200, height: 100))
      defer { display.close() }
      let (window, requestedSize) = (display.window, CGSize(width: 200, height: 100))
      var savedGeometry = WindowGeometry(
        size: CGSize(width: 300, height: 150),
        origin: (x: 30, y: 40),
        isMaximized: false,
        requestedSize: requestedSize
      )
      window.restore(savedGeometry, requestedSize: requestedSize)
      #expect(window.size == savedGeometry.size)
      var (x, y) = (Int32(0), Int32(0))
      SDL_GetWindowPosition(window.handle, &x, &y)
      #expect([x, y] == [30, 40])
      #expect(window.geometry(after: nil, requestedSize: requestedSize)?.size == savedGeometry.size)
      // The position is no longer on a display.
      savedGeometry.origin = (x: 9_000, y: 40)
      savedGeometry.size = CGSize(width: 310, height: 150)
      window.restore(savedGeometry, requestedSize: requestedSize)
      SDL_GetWindowPosition(window.handle, &x, &y)
      #expect(x < 9_000)
      #expect(window.size.width == 310)
      // The application requests a different size than before.
      window.restore(savedGeometry, requestedSize: CGSize(width: 220, height: 100))
      savedGeometry.size.width = 320
      window.restore(savedGeometry, requestedSize: CGSize(width: 220, height: 100))
      #expect(window.size.width == 310)
    }

    @Test func theFrameIsSavedWhileTheProgramRuns() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("place-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let display = try DummyDisplay(size: CGSize(width: 200, height: 100))
      defer { display.close() }
      let file = WindowGeometryFile(environment: ["XDG_STATE_HOME": folder.path])
      display.window.geometryFile = file
      display.loop.runFrame(at: 5)
      SDL_SetWindowSize(display.window.handle, 320, 150)
      display.push(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_RESIZED.rawValue) }
      _ = display.translator.handleEvents()
      display.loop.runFrame(at: 5.5)
      #expect(file?.read() == nil, "it may change again")
      display.loop.runFrame(at: 6.1)
      #expect(file?.read()?.size == CGSize(width: 320, height: 150))
    }

    @Test func theTitleComesFromSceneOrLaunch() throws {
      let display = try DummyDisplay()
      defer { display.close() }
      func title() -> String { String(cString: SDL_GetWindowTitle(display.window.handle)) }
      let launchTitle = title()
      display.window.setTitle("Cities")
      #expect(title() == "Cities")
      display.window.setTitle("")
      #expect(title() == launchTitle)
    }

    private final class DropReceiver: UIDropInteractionDelegate {
      var urls: [URL] = []
      var texts: [String] = []

      func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal { UIDropProposal(operation: .copy) }

      func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
      ) {
        session.loadObjects(ofClass: URL.self) { self.urls = $0 }
        session.loadObjects(ofClass: String.self) { self.texts = $0 }
      }
    }

    @Test func dropsOfOtherProgramsReachTheViews() throws {
      let display = try DummyDisplay()
      defer { display.close() }
      #expect(SDL_EventState(SDL_DROPFILE.rawValue, SDL_QUERY) == UInt8(SDL_IGNORE))
      let window = UIWindow()
      let dropReceiver = DropReceiver()
      window.addInteraction(UIDropInteraction(delegate: dropReceiver))
      window.makeKeyAndVisible()
      #expect(SDL_EventState(SDL_DROPFILE.rawValue, SDL_QUERY) == UInt8(SDL_ENABLE))
      display.push(SDL_DROPBEGIN)
      display.push(SDL_DROPFILE) { $0.drop.file = SDL_strdup("/tmp/a b.txt") }
      display.push(SDL_DROPTEXT) { $0.drop.file = SDL_strdup("Grüße") }
      #expect(display.translator.handleEvents())
      _ = display.loop.runFrame(at: 1)
      #expect(dropReceiver.urls.isEmpty && dropReceiver.texts.isEmpty)
      display.push(SDL_DROPCOMPLETE)
      #expect(display.translator.handleEvents())
      _ = display.loop.runFrame(at: 1)
      #expect(dropReceiver.urls == [URL(fileURLWithPath: "/tmp/a b.txt")])
      #expect(dropReceiver.texts == ["Grüße"])
    }
  }
}
