import Foundation
import UIKitGraphics

/// The content of a button in its states.
struct ButtonContent {
  /// Values by state.
  struct PerState<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value that is set for exactly this state.
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
  var symbolConfigurations = PerState<UIImage.SymbolConfiguration>()
  var backgroundImages = PerState<UIImage>()
}
