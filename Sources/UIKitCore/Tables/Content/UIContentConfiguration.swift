public import Foundation

/// A value that describes the content of a cell, a header or a footer, and creates a view for it.
public protocol UIContentConfiguration {
  /// Creates a view that displays this configuration.
  ///
  /// - Returns: A new view, which becomes the `contentView` of the cell, header or footer.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state.
  ///
  /// - Parameter state: The current state of the cell, header or footer.
  /// - Returns: The configuration with values for the state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The displayed configuration; setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can display a configuration.
  ///
  /// - Parameter configuration: The new configuration.
  /// - Returns: `false` if a new view is required.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether a configuration has the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
