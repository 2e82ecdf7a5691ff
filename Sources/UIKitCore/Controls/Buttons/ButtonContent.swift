import Foundation
import UIKitGraphics

/// The content of a button for each state.
struct ButtonContent {
  /// The values set for control states, of which that of the normal state is the default.
  struct PerState<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// Returns the value set for exactly this state; `nil` if none.
    func exact(_ state: UIControl.State) -> Value? { values[state] }

    /// Returns the value set for a state, otherwise that of the normal state.
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
