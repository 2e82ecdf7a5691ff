import Foundation
import Testing
import UIKitCore

@testable import UIKitDesktop

/// Tests for drags of other programs, from their arrival to the end of their data.
@MainActor
struct IncomingDragTests {
  /// A source of drags without a display server, which records calls and events.
  private final class FakeServer: IncomingDragSource {
    var calls: [String] = []
    /// Whether views accept drops.
    var acceptsDrops = true
    var timerAction: (@MainActor () -> Void)?
    lazy var onEvent: ((UInt, ExchangeEvent) -> Bool)? = { [unowned self] _, event in
      record(event)
    }

    private func record(_ event: ExchangeEvent) -> Bool {
      switch event {
      case .hovered(let items, let x, _): calls.append("hovered \(items.count) at \(Int(x))")
      case .hoverEnded: calls.append("ended")
      case .dropped(let items, _, _): calls.append("dropped \(items.count)")
      case .dropRefused(let limit): calls.append("refused \(limit >> 20)")
      case .waits(_, let action): timerAction = action
      default: break
      }
      return acceptsDrops
    }

    func readDrag(_ type: String) { calls.append("read \(type)") }
    func answerDrag(_ isTaken: Bool, _ type: String?) {
      calls.append("answer \(isTaken) \(type ?? "none")")
    }
    func finishDrag(_ isTaken: Bool) { calls.append("finish \(isTaken)") }

    func takeCalls() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private let server = FakeServer()

  private func makeDrag(_ types: String...) -> IncomingDrag {
    let drag = IncomingDrag(over: 1, offers: types.contains, from: server)
    drag.begin()
    return drag
  }

  @Test func aTextIsReadWhenItIsDropped() {
    let drag = makeDrag("UTF8_STRING", "image/png")
    drag.move(x: 5, y: 5)
    #expect(server.takeCalls() == ["hovered 1 at 5", "answer true UTF8_STRING"])
    drag.drop(x: 6, y: 5)
    #expect(server.takeCalls() == ["read UTF8_STRING"])
    // Late events have no effect.
    drag.move(x: 7, y: 5)
    drag.answer(false)
    drag.receive(Data("text".utf8), isTooLarge: false)
    #expect(server.takeCalls() == ["dropped 1", "ended", "finish true"])
    server.timerAction?()
    drag.receive(Data("again".utf8), isTooLarge: false)
    #expect(server.takeCalls() == [])
  }

  @Test func addressesAreReadWhenTheDragEnters() {
    let drag = makeDrag("text/uri-list", "UTF8_STRING")
    drag.move(x: 5, y: 5)
    #expect(server.takeCalls() == ["read text/uri-list", "answer true text/uri-list"])
    drag.receive(Data("file:///a\r\nfile:///b\r\n".utf8), isTooLarge: false)
    #expect(server.takeCalls() == ["hovered 2 at 5", "answer true text/uri-list"])
    drag.drop(x: 6, y: 5)
    #expect(server.takeCalls() == ["dropped 2", "ended", "finish true"])
  }

  @Test func aDropWaitsForItsAddresses() {
    let drag = makeDrag("text/uri-list")
    drag.drop(x: 5, y: 5)
    drag.receive(Data("file:///a\r\n".utf8), isTooLarge: false)
    #expect(server.takeCalls() == ["read text/uri-list", "dropped 1", "ended", "finish true"])
  }

  @Test func unreadableAddressesDoNotBlockADrag() {
    let drag = makeDrag("text/uri-list")
    drag.receive(nil, isTooLarge: false)
    drag.move(x: 5, y: 5)
    #expect(
      server.takeCalls() == ["read text/uri-list", "hovered 1 at 5", "answer true text/uri-list"]
    )
    // The addresses may arrive with the drop.
    drag.drop(x: 5, y: 5)
    #expect(server.takeCalls() == ["read text/uri-list"])
  }

  @Test func unacceptedDropsAreRejected() {
    server.acceptsDrops = false
    let refusedDrag = makeDrag("UTF8_STRING")
    refusedDrag.move(x: 5, y: 5)
    #expect(server.takeCalls() == ["hovered 1 at 5", "answer false none"])
    refusedDrag.answer(true)
    #expect(server.takeCalls() == ["answer true UTF8_STRING"])
    refusedDrag.drop(x: 5, y: 5)
    refusedDrag.receive(Data("text".utf8), isTooLarge: false)
    #expect(server.takeCalls() == ["read UTF8_STRING", "dropped 1", "ended", "finish false"])
    let unknownDrag = makeDrag("image/png")
    unknownDrag.drop(x: 5, y: 5)
    #expect(server.takeCalls() == ["ended", "finish false"])
  }

  @Test func missingDataEndsTheDrop() {
    let drag = makeDrag("UTF8_STRING")
    drag.drop(x: 5, y: 5)
    server.timerAction?()
    #expect(server.takeCalls() == ["read UTF8_STRING", "ended", "finish false"])
    drag.receive(Data("late".utf8), isTooLarge: false)
    #expect(server.takeCalls() == [])
  }

  @Test func aTooLargeTextIsReported() {
    let drag = makeDrag("UTF8_STRING")
    drag.drop(x: 5, y: 5)
    drag.receive(nil, isTooLarge: true)
    #expect(server.takeCalls() == ["read UTF8_STRING", "ended", "finish false", "refused 16"])
  }

  @Test func aDragEndsWhenItLeaves() {
    let drag = makeDrag("text/uri-list")
    drag.leave()
    drag.leave()
    drag.receive(Data("file:///a".utf8), isTooLarge: false)
    #expect(server.takeCalls() == ["read text/uri-list", "ended"])
  }

  @Test func pipeDataMayArriveInParts() throws {
    let pipe = Pipe()
    let descriptor = dup(pipe.fileHandleForReading.fileDescriptor)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let data = IncomingData(descriptor: descriptor, maximumSize: 5000)
    guard case .pending(hasReadBytes: false) = data.take() else {
      Issue.record("something has come")
      return
    }
    try pipe.fileHandleForWriting.write(contentsOf: Data(count: 5000))
    guard case .pending(hasReadBytes: true) = data.take() else {
      Issue.record("nothing has come")
      return
    }
    try pipe.fileHandleForWriting.close()
    guard case .complete(let received) = data.take() else {
      Issue.record("it has no end")
      return
    }
    #expect(received.count == 5000)
  }

  @Test func tooMuchPipeDataEndsTheTransfer() throws {
    let pipe = Pipe()
    let descriptor = dup(pipe.fileHandleForReading.fileDescriptor)
    let data = IncomingData(descriptor: descriptor, maximumSize: 10)
    try pipe.fileHandleForWriting.write(contentsOf: Data(count: 11))
    guard case .failed(isTooLarge: true) = data.take() else {
      Issue.record("it is taken")
      return
    }
  }
}
