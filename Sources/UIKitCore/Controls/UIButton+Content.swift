public import Foundation
public import UIKitGraphics

extension UIButton {
  /// Sets the title for a state.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` shows the normal state's.
  ///   - state: The state; other combinations of states show the normal one's.
  public func setTitle(_ title: String?, for state: UIControl.State) {
    content.titles[state] = title
    contentDidChange()
  }

  /// Sets a title with attributes for a state; it goes before the plain one.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` shows the normal state's.
  ///   - state: The state.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    content.attributedTitles[state] = title?.unchanging
    contentDidChange()
  }

  /// Sets the title's colour for a state.
  ///
  /// - Parameters:
  ///   - color: The colour; `nil` is the normal state's, or the type's.
  ///   - state: The state.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    content.titleColors[state] = color
    contentDidChange()
  }

  /// Sets the image for a state.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` shows the normal state's.
  ///   - state: The state.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    content.images[state] = image
    contentDidChange()
  }

  /// Sets the image behind title and image for a state; it is stretched.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` shows the normal state's.
  ///   - state: The state.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    content.backgroundImages[state] = image
    contentDidChange()
  }

  /// The title of a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: Its own title, else the normal state's.
  public func title(for state: UIControl.State) -> String? { content.titles[state] }

  /// The title with attributes of a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: Its own title, else the normal state's.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    content.attributedTitles[state]
  }

  /// The title's colour in a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: Its own colour, else the normal state's; `nil` leaves it to the type.
  public func titleColor(for state: UIControl.State) -> UIColor? { content.titleColors[state] }

  /// The image of a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: Its own image, else the normal state's.
  public func image(for state: UIControl.State) -> UIImage? { content.images[state] }

  /// The background image of a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: Its own image, else the normal state's.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    content.backgroundImages[state]
  }

  /// The title that is shown.
  public var currentTitle: String? { title(for: state) }

  /// The title with attributes that is shown.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The image that is shown.
  public var currentImage: UIImage? { image(for: state) }

  /// The background image that is shown.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The colour in which the title is shown.
  public var currentTitleColor: UIColor {
    if let color = content.titleColors.own(state) { return color }
    if !isEnabled, buttonType != .custom { return .tertiaryLabel }
    if let color = content.titleColors.own(.normal) { return color }
    return buttonType == .custom ? .white : tintColor ?? .systemBlue
  }

  private func contentDidChange() {
    updateContent()
    setNeedsLayout()
  }
}
