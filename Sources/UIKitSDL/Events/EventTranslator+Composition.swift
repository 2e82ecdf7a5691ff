import CSDL2
import Foundation
import UIKitCore
import UIKitDesktop

extension EventTranslator {
  /// The time after a key in which an input method may still answer, and the interval of asking it,
  /// in seconds.
  private static let answerTime = 0.3
  private static let answerInterval = 0.02

  /// Handles what an input method composes.
  func handleComposition(_ event: SDL_TextEditingEvent) {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    compose(text, start: event.start, length: event.length)
  }

  /// Handles a long composed text, which the event owns.
  func handleComposition(_ event: SDL_TextEditingExtEvent) {
    guard let bytes = event.text else { return }
    let text = String(cString: bytes)
    SDL_free(bytes)
    compose(text, start: event.start, length: event.length)
  }

  /// SDL counts Unicode scalars, and gives negative numbers when the input method names none.
  private func compose(_ text: String, start: Int32, length: Int32) {
    let scalars = text.unicodeScalars
    let first = start < 0 ? scalars.count : min(Int(start), scalars.count)
    let count = max(0, min(Int(length), scalars.count - first))
    func units(_ part: Substring.UnicodeScalarView) -> Int {
      part.reduce(0) { $0 + UTF16.width($1) }
    }
    lastKey = loop.time
    textInput.isComposing = !text.isEmpty
    loop.touches.setMarkedText(
      text,
      selectedRange: NSRange(
        location: units(scalars.prefix(first)),
        length: units(scalars.dropFirst(first).prefix(count))
      )
    )
  }

  /// Reports to input methods where the caret is.
  func finishTurn() {
    textInput.update()
    assistance.finishTurn()
  }

  /// The longest sleep that keeps neither an input method, a screen reader nor a frame waiting.
  ///
  /// They answer through a connection of SDL's own that cannot be waited for.
  ///
  /// - Parameter time: Seconds on the loop's clock.
  /// - Returns: Seconds; infinite without a recent key, or when nothing takes text.
  func longestSleep(at time: Double) -> Double {
    let assistance = assistance.longestSleep(at: time)
    let frame = window.pacer?.longestSleep ?? .infinity
    let least = min(assistance, touchpad.deadline - time, frame)
    guard loop.takesText, time - lastKey < EventTranslator.answerTime else { return least }
    return min(least, EventTranslator.answerInterval)
  }
}
