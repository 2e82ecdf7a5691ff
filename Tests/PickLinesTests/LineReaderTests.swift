import Glibc
import Testing

@testable import PickLines

/// Tests for `LineReader`.
struct LineReaderTests {
  @Test func aPipeIsReadToItsEnd() throws {
    var descriptors: [Int32] = [0, 0]
    #expect(pipe(&descriptors) == 0)
    let text = Array("a\nb\nc".utf8)
    #expect(write(descriptors[1], text, text.count) == text.count)
    close(descriptors[1])
    let store = try LineStore()
    var reportCount = 0
    try LineReader(descriptor: descriptors[0], store: store).readAll { reportCount += 1 }
    close(descriptors[0])
    #expect(store.count == 3)
    #expect(reportCount >= 2)
  }

  @Test func anUnreadableDescriptorIsReportedInASentence() throws {
    let store = try LineStore()
    let error = #expect(throws: StoreError.self) {
      try LineReader(descriptor: -1, store: store).readAll()
    }
    #expect(error?.description == "standard input cannot be read: Bad file descriptor")
  }
}
