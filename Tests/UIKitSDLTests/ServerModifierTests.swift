import CSDL2
import Foundation
import Testing
import UIKitCore

@testable import UIKitSDL

extension VideoTests {
  /// Tests for the modifiers that an X server reports in each event.
  ///
  /// SDL's modifier state contains Shift because an input method has consumed its release.
  @MainActor
  struct ServerModifierTests {
    private let display: DummyDisplay

    init() throws {
      display = try DummyDisplay(size: CGSize(width: 100, height: 50))
      SDL_SetModState(KMOD_LSHIFT)
    }

    private func close() {
      SDL_SetModState(KMOD_NONE)
      display.close()
    }

    /// Pushes an Xlib event, as SDL does just before it translates that event.
    ///
    /// The bits of the state are 1 for Shift, 2 for Caps Lock, 4 for Control, 8 for Alt, 16 for Num
    /// Lock, 64 for the logo key and 128 for AltGr.
    private func push(type: Int32, state: UInt32, isSent: Bool = false) {
      withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { bytes in
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
        // The event follows the 8 bytes of the message's header.
        bytes.storeBytes(of: type, toByteOffset: 8, as: Int32.self)
        bytes.storeBytes(of: isSent ? 1 : 0, toByteOffset: 8 + 16, as: Int32.self)
        bytes.storeBytes(of: state, toByteOffset: 8 + 80, as: UInt32.self)
        push(bytes)
      }
    }

    private func push(_ bytes: UnsafeMutableRawBufferPointer) {
      display.push(SDL_SYSWMEVENT) {
        $0.syswm.msg = bytes.baseAddress?.assumingMemoryBound(to: SDL_SysWMmsg.self)
      }
    }

    private var heldModifiers: UInt32 { SDL_GetModState().rawValue }

    // The types KeyPress, KeyRelease, ButtonPress, ButtonRelease and MotionNotify.
    @Test(arguments: [2, 3, 4, 5, 6])
    func eachEventCorrectsStaleModifiersOfSDL(type: Int32) {
      defer { close() }
      push(type: type, state: 0)
      #expect(heldModifiers == 0)
      push(type: type, state: 1)
      #expect(heldModifiers == KMOD_LSHIFT.rawValue)
      SDL_SetModState(KMOD_RSHIFT)
      push(type: type, state: 1 | 2 | 16)
      #expect(heldModifiers == KMOD_RSHIFT.rawValue | KMOD_CAPS.rawValue | KMOD_NUM.rawValue)
    }

    @Test func theServerDeterminesAltOrAltGr() {
      defer { close() }
      SDL_SetModState(KMOD_RALT)
      push(type: 2, state: 128)
      #expect(heldModifiers == KMOD_RALT.rawValue | KMOD_MODE.rawValue)
      #expect(UIKeyModifierFlags(SDL_GetModState()) == [])
      push(type: 2, state: 8)
      #expect(UIKeyModifierFlags(SDL_GetModState()) == .alternate)
      push(type: 2, state: 4 | 64)
      #expect(UIKeyModifierFlags(SDL_GetModState()) == [.control, .command])
    }

    // The types XI_ButtonPress, XI_Motion and XI_TouchBegin.
    @Test(arguments: [4, 6, 18] as [Int32])
    func eventsOfXInputHaveModifiers(type: Int32) {
      defer { close() }
      withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { data in
        data.initializeMemory(as: UInt8.self, repeating: 0)
        data.storeBytes(of: type, toByteOffset: 36, as: Int32.self)
        // The effective modifiers.
        data.storeBytes(of: 4, toByteOffset: 180, as: Int32.self)
        withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { bytes in
          bytes.initializeMemory(as: UInt8.self, repeating: 0)
          bytes.storeBytes(of: 35, toByteOffset: 8, as: Int32.self)
          bytes.storeBytes(
            of: data.baseAddress,
            toByteOffset: 8 + 48,
            as: (UnsafeMutableRawPointer?).self
          )
          push(bytes)
        }
      }
      #expect(heldModifiers == KMOD_LCTRL.rawValue)
    }

    @Test func sentMotionEventsDoNotChangeModifiers() {
      defer { close() }
      push(type: 6, state: 0, isSent: true)
      #expect(heldModifiers == KMOD_LSHIFT.rawValue)
      // A program may send key events.
      push(type: 2, state: 0, isSent: true)
      #expect(heldModifiers == 0)
    }
  }
}
