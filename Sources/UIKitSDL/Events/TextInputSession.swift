import CSDL2
import Foundation
import UIKitCore

/// Reports to SDL whether and where text is edited, for input methods and on-screen keyboards.
@MainActor
final class TextInputSession {
  private let loop: FrameLoop
  private let window: DesktopWindow
  private(set) var isActive = false
  /// The session for which SDL composes text, which it does for one window at a time.
  private static weak var owner: TextInputSession?
  /// The last reported rectangle of the caret, in SDL's window coordinates; `nil` while inactive.
  private(set) var reportedCaretRect: SDL_Rect?
  /// Whether the input method has uncommitted composed text.
  var isComposing = false

  init(loop: FrameLoop, window: DesktopWindow) {
    self.loop = loop
    self.window = window
  }

  /// Starts, moves or stops text input according to the first responder.
  func update() {
    if wantsText != isActive {
      isActive.toggle()
      reportedCaretRect = nil
      isComposing = false
      if isActive {
        SDL_StartTextInput()
        TextInputSession.owner = self
      } else if TextInputSession.owner === self {
        SDL_StopTextInput()
        window.driver.reportTextOfKeys()
        TextInputSession.owner = nil
      }
    }
    guard isActive else { return }
    if isComposing, !loop.hasMarkedText {
      // A click or the application has committed the text.
      isComposing = false
      SDL_ClearComposition()
    }
    guard let rect = loop.caretRect.map(window.windowRect), !rect.isEqual(to: reportedCaretRect)
    else { return }
    reportedCaretRect = rect
    var caretRect = rect
    SDL_SetTextInputRect(&caretRect)
  }

  /// Whether text is edited in this window; a different window with the keyboard focus takes
  /// precedence.
  private var wantsText: Bool {
    let owner = TextInputSession.owner
    return loop.acceptsText && (loop.isActive || owner == nil || owner === self)
  }
}

extension SDL_Rect {
  fileprivate func isEqual(to other: SDL_Rect?) -> Bool {
    guard let other else { return false }
    return x == other.x && y == other.y && w == other.w && h == other.h
  }
}
