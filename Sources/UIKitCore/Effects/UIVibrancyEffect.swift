import Foundation

/// The prominence of content that lets the blur behind it shine through.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
  /// Titles.
  case label = 0
  /// Subtitles.
  case secondaryLabel = 1
  /// Placeholders.
  case tertiaryLabel = 2
  /// Watermarks.
  case quaternaryLabel = 3
  /// Large areas.
  case fill = 4
  /// Large areas that are less prominent.
  case secondaryFill = 5
  /// Large areas that are hardly visible.
  case tertiaryFill = 6
  /// Lines.
  case separator = 7

  /// The opacity of the content.
  fileprivate var opacity: CGFloat {
    switch self {
    case .label: 0.9
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.4
    case .quaternaryLabel: 0.25
    case .fill: 0.5
    case .secondaryFill: 0.35
    case .tertiaryFill: 0.2
    case .separator: 0.3
    }
  }
}

/// An effect of the content of a view in front of a blur: the blur shines through the content.
///
///     let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
///     blurView.contentView.addSubview(vibrancy)
///     vibrancy.contentView.addSubview(label)
///
/// The content keeps its colours. The effect makes it translucent without changing its `alpha`.
@preconcurrency @MainActor
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for titles.
  ///
  /// - Parameter blurEffect: The effect of the view behind.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - blurEffect: The effect of the view behind.
  ///   - style: The prominence of the content.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    super.init(backdrop: nil, contentOpacity: style.opacity)
  }
}
