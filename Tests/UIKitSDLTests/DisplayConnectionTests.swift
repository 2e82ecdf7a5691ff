import Glibc
import Testing

@testable import UIKitSDL

/// Tests for a display server that closes its connection.
@MainActor
struct DisplayConnectionTests {
  @Test func aClosedConnectionIsBroken() throws {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { close(ends[0]) }
    let connection = DisplayConnection(descriptors: [ends[0]])
    #expect(!connection.isBroken)
    _ = "x".withCString { write(ends[1], $0, 1) }
    #expect(!connection.isBroken)
    close(ends[1])
    #expect(connection.isBroken)
  }

  @Test func aPolledDisplayIsNeverBroken() {
    #expect(!DisplayConnection(descriptors: []).isBroken)
  }
}
