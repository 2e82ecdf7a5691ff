import Foundation
import UIKitGraphics

/// What a button shows in its states.
struct ButtonContent {
  /// A value for each state that has one of its own.
  struct PerState<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value of exactly this state.
    func own(_ state: UIControl.State) -> Value? { values[state] }

    /// The state's own value, else the normal state's.
    subscript(state: UIControl.State) -> Value? {
      get { values[state] ?? values[.normal] }
      set { values[state] = newValue }
    }
  }

  var titles = PerState<String>()
  var attributedTitles = PerState<NSAttributedString>()
  var titleColors = PerState<UIColor>()
  var images = PerState<UIImage>()
  var backgroundImages = PerState<UIImage>()
}
