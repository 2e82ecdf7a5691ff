import CWayland
import Foundation
import Glibc
import Testing

@testable import UIKitSDL

/// Tests for the wait for a compositor's events beside other threads that read the connection.
@MainActor
final class WaylandWaitTests {
  private typealias Connect = @convention(c) (Int32) -> OpaquePointer?
  private typealias Call = @convention(c) (OpaquePointer) -> Int32

  /// The connection's ends: that of the display, and that of the compositor, which is only written.
  private let ends: [Int32]
  private let library: UnsafeMutableRawPointer
  private let display: OpaquePointer
  private let wayland: OpaquePointer

  init() throws {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    self.ends = ends
    library = try #require(dlopen("libwayland-client.so.0", RTLD_LAZY))
    let connect = unsafeBitCast(dlsym(library, "wl_display_connect_to_fd"), to: Connect.self)
    display = try #require(connect(ends[0]))
    // The reply to the round trip that opens the connection: the callback is object 3.
    Self.send([3, 12 << 16, 0], to: ends[1])
    wayland = try #require(rolltop_wayland_open(UnsafeMutableRawPointer(display)))
  }

  isolated deinit {
    rolltop_wayland_close(wayland)
    _ = call("wl_display_disconnect")
    close(ends[1])
    dlclose(library)
  }

  /// Calls a function of the library whose only argument is the display.
  @discardableResult
  private func call(_ name: String) -> Int32 {
    unsafeBitCast(dlsym(library, name), to: Call.self)(display)
  }

  private static func send(_ words: [UInt32], to end: Int32) {
    words.withUnsafeBytes { _ = write(end, $0.baseAddress, $0.count) }
  }

  /// Sends an event of the registry, which is object 2: global number 7 is "abc".
  private func announceGlobal() {
    Self.send([2, 24 << 16, 7, 4, UInt32(littleEndian: 0x63_6261), 1], to: ends[1])
  }

  private var isReadable: Bool {
    var entry = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  @Test func nothingIsReadByOtherThreadsDuringAWait() throws {
    try #require(rolltop_wayland_begin_wait(wayland))
    announceGlobal()
    nonisolated(unsafe) let wayland = wayland
    let thread = Thread { rolltop_wayland_read(wayland) }
    thread.start()
    // The thread would read within microseconds.
    for _ in 0..<50 where isReadable { usleep(1_000) }
    #expect(isReadable)
    rolltop_wayland_end_wait(wayland)
    while !thread.isFinished { usleep(1_000) }
  }

  /// Another thread has read the event before the wait.
  @Test func noWaitBeginsWithUnhandledEvents() {
    announceGlobal()
    #expect(call("wl_display_prepare_read") == 0)
    call("wl_display_read_events")
    #expect(!isReadable)
    #expect(!rolltop_wayland_begin_wait(wayland))
    #expect(rolltop_wayland_handle(wayland))
    #expect(rolltop_wayland_begin_wait(wayland))
    rolltop_wayland_end_wait(wayland)
  }
}
