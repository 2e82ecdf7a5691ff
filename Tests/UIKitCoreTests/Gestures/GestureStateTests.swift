import Foundation
import Testing

@testable import UIKitCore

private typealias State = UIGestureRecognizer.State

@MainActor
@Test func theTransitionTableIsComplete() {
  let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
  let table: [State: [State]] = [
    .possible: [.possible, .began, .ended, .cancelled, .failed],
    .began: [.changed, .ended, .cancelled],
    .changed: [.changed, .ended, .cancelled],
    .ended: [.possible],
    .cancelled: [.possible],
    .failed: [.possible],
  ]
  for from in states {
    for to in states {
      #expect(from.successors.contains(to) == (table[from]?.contains(to) == true), "\(from) \(to)")
    }
  }
}

@MainActor
@Test func everyValidTransitionCallsTheHandlerOnce() {
  let paths: [([State], [String])] = [
    ([.began, .changed, .changed, .ended], ["r began", "r changed", "r changed", "r ended"]),
    ([.began, .ended], ["r began", "r ended"]),
    ([.began, .cancelled], ["r began", "r cancelled"]),
    ([.began, .changed, .cancelled], ["r began", "r changed", "r cancelled"]),
    ([.ended], ["r ended"]),
    ([.recognized], ["r ended"]),
    ([.cancelled], []),
    ([.failed], []),
    ([.possible], []),
  ]
  for (path, expectedCalls) in paths {
    let fixture = GestureFixture()
    let recognizer = fixture.attach(UIGestureRecognizer(), "r")
    for state in path {
      recognizer.state = state
      let isOver = state == .ended || state == .cancelled || state == .failed
      #expect(recognizer.state == (isOver ? .possible : state))
    }
    #expect(fixture.entries == expectedCalls)
    #expect(fixture.isIdle)
  }
}

@MainActor
@Test func handlersSeeTheStateOfTheirCall() {
  let fixture = GestureFixture()
  let recognizer = fixture.attach(ImmediateRecognizer(), "swift")
  fixture.down(10, 10)
  #expect(fixture.log.take() == ["swift began", "swift changed", "swift ended"])
  #expect(recognizer.state == .ended)
  fixture.up()
  #expect(recognizer.state == .possible)
  #expect(recognizer.resets == 1)
}

/// A recogniser that begins, changes and ends as soon as a finger touches the screen.
private final class ImmediateRecognizer: UIGestureRecognizer {
  var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .began
    state = .changed
    state = .ended
  }

  override func reset() {
    resets += 1
    state = .possible
  }
}

@Test func invalidTransitionsStopTheProgram() async {
  await #expect(processExitsWith: .failure) {
    await MainActor.run { UIGestureRecognizer().state = .changed }
  }
  await #expect(processExitsWith: .failure) {
    await MainActor.run {
      let recognizer = UIGestureRecognizer()
      recognizer.state = .began
      recognizer.state = .failed
    }
  }
  await #expect(processExitsWith: .failure) {
    await MainActor.run {
      let recognizer = UIGestureRecognizer()
      recognizer.state = .began
      recognizer.state = .possible
    }
  }
}

@MainActor
@Test func statesSetAfterADisablingAreIgnored() {
  let fixture = GestureFixture()
  let recognizer = fixture.attach(UIGestureRecognizer(), "r")
  recognizer.addHandler { if $0.state == .began { $0.isEnabled = false } }
  recognizer.state = .began
  #expect(fixture.entries == ["r began", "r cancelled"])
  recognizer.isEnabled = true
  fixture.down(10, 10)
  recognizer.isEnabled = false
  recognizer.isEnabled = true
  fixture.up()
  #expect(fixture.isIdle)
  #expect(recognizer.state == .possible)
}
