import Foundation
public import UIKitGraphics

extension UIButton {
  /// Sets the size and the colour of symbols for a state.
  ///
  /// - Parameters:
  ///   - configuration: Size and colour; `nil` uses the normal state's.
  ///   - state: The state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {
    content.symbolConfigurations[state] = configuration
    contentDidChange()
  }

  /// The size and the colour of symbols in a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: Its own configuration, else the normal state's.
  public func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    content.symbolConfigurations[state]
  }

  /// The size and the colour of the current state's symbol.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The label of a configuration's subtitle; `nil` without a configuration.
  public var subtitleLabel: UILabel? { configured?.subtitle }

  /// The current state's image, a symbol in the state's size and colour.
  final var placedImage: UIImage? {
    guard let image = currentImage, let configuration = currentPreferredSymbolConfiguration else {
      return currentImage
    }
    return image.applyingSymbolConfiguration(configuration) ?? image
  }
}
