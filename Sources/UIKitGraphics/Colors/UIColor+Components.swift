public import Foundation

extension UIColor {
  /// The colour resolved with the current traits.
  public var cgColor: CGColor {
    let channels = channels(in: .current)
    return CGColor(
      red: channels.red,
      green: channels.green,
      blue: channels.blue,
      alpha: channels.alpha
    )
  }

  /// Returns the colour with a different opacity, from 0 to 1.
  ///
  /// A dynamic colour stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func replacingAlpha(of channels: Channels) -> Channels {
      var result = channels
      result.alpha = alpha
      return result
    }
    switch source {
    case .fixed(let channels):
      return UIColor(source: .fixed(replacingAlpha(of: channels)))
    case .pair(let light, let dark):
      return UIColor(
        source: .pair(light: replacingAlpha(of: light), dark: replacingAlpha(of: dark)),
        highContrast: highContrast?.withAlphaComponent(alpha),
        elevated: elevated?.withAlphaComponent(alpha)
      )
    case .provider(let provider):
      return UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Returns the fixed colour for the given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = source { return self }
    return UIColor(source: .fixed(channels(in: traitCollection)))
  }

  /// Reads the sRGB components for the current traits, from 0 to 1.
  ///
  /// Always returns `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let channels = channels(in: .current)
    red?.pointee = channels.red
    green?.pointee = channels.green
    blue?.pointee = channels.blue
    alpha?.pointee = channels.alpha
    return true
  }

  /// Reads the white and alpha components of a shade of gray.
  ///
  /// For other colours, returns `false` and leaves the arguments unchanged.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let channels = channels(in: .current)
    guard channels.red == channels.green, channels.green == channels.blue else { return false }
    white?.pointee = channels.red
    alpha?.pointee = channels.alpha
    return true
  }

  /// Reads hue, saturation, brightness and alpha for the current traits, from 0 to 1.
  ///
  /// Always returns `true`.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let channels = channels(in: .current)
    let (r, g, b) = (channels.red, channels.green, channels.blue)
    let maximum = max(r, g, b)
    let range = maximum - min(r, g, b)
    var sextant: CGFloat = 0
    if range > 0 {
      if maximum == r {
        sextant = (g - b) / range
      } else if maximum == g {
        sextant = (b - r) / range + 2
      } else {
        sextant = (r - g) / range + 4
      }
    }
    hue?.pointee = (sextant < 0 ? sextant + 6 : sextant) / 6
    saturation?.pointee = maximum > 0 ? range / maximum : 0
    brightness?.pointee = maximum
    alpha?.pointee = channels.alpha
    return true
  }
}
