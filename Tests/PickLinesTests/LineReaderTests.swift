import Glibc
import Testing

@testable import PickLines

/// Tests for `LineReader`.
struct LineReaderTests {
  @Test func aPipeIsReadToItsEnd() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let text = Array("a\nb\nc".utf8)
    #expect(write(ends[1], text, text.count) == text.count)
    close(ends[1])
    let store = try LineStore()
    var reports = 0
    try LineReader(descriptor: ends[0], store: store).readAll { reports += 1 }
    close(ends[0])
    #expect(store.count == 3)
    #expect(reports >= 2)
  }

  @Test func anUnreadableDescriptorIsReportedInASentence() throws {
    let store = try LineStore()
    let error = #expect(throws: StoreError.self) {
      try LineReader(descriptor: -1, store: store).readAll()
    }
    #expect(error?.description == "standard input cannot be read: Bad file descriptor")
  }
}
