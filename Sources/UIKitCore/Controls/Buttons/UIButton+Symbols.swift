import Foundation
public import UIKitGraphics

extension UIButton {
  /// Sets the size and colour of symbol images for a state.
  ///
  /// - Parameters:
  ///   - configuration: The size and colour; `nil` for those of the normal state.
  ///   - state: The state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {
    content.symbolConfigurations[state] = configuration
    contentDidChange()
  }

  /// Returns the size and colour of symbol images for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The configuration set for the state, otherwise that of the normal state.
  public func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    content.symbolConfigurations[state]
  }

  /// The size and colour of symbol images for the current state.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The label of the subtitle; `nil` if the button has no configuration.
  public var subtitleLabel: UILabel? { configured?.subtitle }

  /// The image for the current state, with the state's symbol configuration applied.
  final var placedImage: UIImage? {
    guard let image = currentImage, let configuration = currentPreferredSymbolConfiguration else {
      return currentImage
    }
    return image.applyingSymbolConfiguration(configuration) ?? image
  }
}
