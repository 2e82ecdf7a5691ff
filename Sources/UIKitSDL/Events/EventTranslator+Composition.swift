import CSDL2
import Foundation
import UIKitCore
import UIKitDesktop

extension EventTranslator {
  /// The time after a key in which an input method may still respond, in seconds.
  private static let responseTime = 0.3
  /// The interval between polls during that time, in seconds.
  private static let pollingInterval = 0.02

  /// Handles text composed by an input method.
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

  /// Sets the composed text and its selection: SDL counts Unicode scalars, and uses negative
  /// numbers if the input method reports no selection.
  private func compose(_ text: String, start: Int32, length: Int32) {
    let scalars = text.unicodeScalars
    let selectionStart = start < 0 ? scalars.count : min(Int(start), scalars.count)
    let selectionCount = max(0, min(Int(length), scalars.count - selectionStart))
    func utf16Count(of scalars: Substring.UnicodeScalarView) -> Int {
      scalars.reduce(0) { $0 + UTF16.width($1) }
    }
    lastKeyTime = loop.time
    textInput.isComposing = !text.isEmpty
    loop.touches.setMarkedText(
      text,
      selectedRange: NSRange(
        location: utf16Count(of: scalars.prefix(selectionStart)),
        length: utf16Count(of: scalars.dropFirst(selectionStart).prefix(selectionCount))
      )
    )
  }

  /// Reports the text input state to input methods, and changes of the content to screen readers.
  func finishTurn() {
    textInput.update()
    assistance.finishTurn()
  }

  /// Returns the longest sleep that delays no input method, screen reader, touchpad gesture or
  /// frame.
  ///
  /// Input methods respond over a connection of SDL that cannot be waited for.
  ///
  /// - Parameter time: Seconds on the loop's clock.
  /// - Returns: Seconds; infinite if none of them is expected.
  func maximumSleep(at time: Double) -> Double {
    let assistance = assistance.maximumSleep(at: time)
    let frame = window.pacer?.maximumSleep ?? .infinity
    let earliest = min(assistance, touchpad.deadline - time, frame)
    guard loop.acceptsText, time - lastKeyTime < EventTranslator.responseTime else {
      return earliest
    }
    return min(earliest, EventTranslator.pollingInterval)
  }
}
