public import Foundation

/// A value that describes the content of a cell, a header or a footer, and makes the view for it.
public protocol UIContentConfiguration {
  /// Makes a view that shows this configuration.
  ///
  /// - Returns: A new view; it is the cell's `contentView` from then on.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The configuration for a state.
  ///
  /// - Parameter state: The current state of the cell.
  /// - Returns: The configuration with its values for that state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that is shown; setting it changes the view.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration.
  ///
  /// - Parameter configuration: Another configuration.
  /// - Returns: `false` makes a new view.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether a configuration is of the present one's type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
