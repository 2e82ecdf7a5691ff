import CSDL2
import Foundation
import Testing
import UIKitGraphics

@testable import UIKitApplication
@testable import UIKitCore
@testable import UIKitSDL

extension VideoTests {
  /// Tests for the X server's time stamps of movements.
  @MainActor
  final class InputStampTests {
    private let display: DummyDisplay
    private let view = EventLogView()

    init() throws {
      display = try DummyDisplay(size: CGSize(width: 100, height: 50))
      let window = UIWindow()
      view.frame = window.bounds
      window.addSubview(view)
      window.makeKeyAndVisible()
      display.loop.runFrame(at: 0)
    }

    /// Pushes an Xlib event with a time stamp in milliseconds, as SDL does just before it
    /// translates that event.
    private func pushXEvent(type: Int32, at time: UInt) {
      // The header of SDL's message takes 8 bytes, and the common fields of events take 56.
      let bytes = UnsafeMutableRawPointer.allocate(byteCount: 256, alignment: 8)
      defer { bytes.deallocate() }
      bytes.initializeMemory(as: UInt8.self, repeating: 0, count: 256)
      bytes.storeBytes(of: type, toByteOffset: 8, as: Int32.self)
      // The type GenericEvent.
      guard type == 35 else {
        bytes.storeBytes(of: time, toByteOffset: 8 + 56, as: UInt.self)
        return push(bytes)
      }
      // The data of an extension's event are stored separately.
      let data = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 8)
      defer { data.deallocate() }
      data.initializeMemory(as: UInt8.self, repeating: 0, count: 64)
      data.storeBytes(of: time, toByteOffset: 40, as: UInt.self)
      bytes.storeBytes(of: data, toByteOffset: 8 + 48, as: UnsafeMutableRawPointer.self)
      push(bytes)
    }

    private func push(_ message: UnsafeMutableRawPointer) {
      display.push(SDL_SYSWMEVENT) {
        $0.syswm.msg = message.assumingMemoryBound(to: SDL_SysWMmsg.self)
      }
    }

    private func move(to x: Float) {
      display.push(SDL_FINGERMOTION) { ($0.tfinger.x, $0.tfinger.y) = (x, 0.5) }
    }

    /// Moves a finger while a frame takes 16 ms, so that the program reads the movements together.
    private func moveDuringAFrame(_ type: Int32) {
      display.loop.setTime(1)
      display.push(SDL_FINGERDOWN) { ($0.tfinger.x, $0.tfinger.y) = (0, 0.5) }
      pushXEvent(type: type, at: 70_000)
      move(to: 0.1)
      _ = display.translator.handleEvents()
      display.loop.setTime(1.016)
      for (stamp, x) in [(70_004, 0.2), (70_008, 0.3), (70_012, 0.4)] as [(UInt, Float)] {
        pushXEvent(type: type, at: stamp)
        move(to: x)
      }
      _ = display.translator.handleEvents()
      display.translator.moveTouches(forFrameAt: 1.016)
    }

    private var touchX: CGFloat { display.loop.touches.touches.first?.location(in: nil).x ?? 0 }

    // The types MotionNotify and GenericEvent.
    @Test(arguments: [6, 35])
    func movesReadTogetherAreResampledByTimestamp(type: Int32) {
      defer { display.close() }
      moveDuringAFrame(type)
      // Five milliseconds before the frame, between the positions at 1.008 and 1.012 s.
      #expect(abs(touchX - 37.5) < 0.3)
    }

    @Test func withoutTimesAMovementHappensWhenItIsRead() {
      defer { display.close() }
      moveDuringAFrame(0)
      #expect(touchX < 36)
    }

    @Test func serverMessagesAreNotEvents() {
      defer { display.close() }
      pushXEvent(type: 6, at: 1)
      #expect(!display.translator.handleEvents())
    }
  }
}
