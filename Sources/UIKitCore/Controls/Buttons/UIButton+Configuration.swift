public import Foundation
public import UIKitGraphics

extension UIButton {
  /// The content and appearance of a button as a value: texts, an image, colours and sizes.
  ///
  ///     var configuration = UIButton.Configuration.filled()
  ///     configuration.title = "Order"
  ///     configuration.image = UIImage(systemName: "checkmark")
  ///     let button = UIButton(configuration: configuration, primaryAction: order)
  public struct Configuration: Equatable {
    /// The styles of buttons.
    enum Kind: Hashable, Sendable {
      case plain, gray, tinted, filled
    }

    /// The size of a button.
    public enum Size: Int, Sendable {
      /// The standard size.
      case medium
      /// Smaller than `medium`.
      case small
      /// The smallest size.
      case mini
      /// The largest size, for the most important action of a screen.
      case large
    }

    /// The rounding of a button's corners.
    public enum CornerStyle: Int, Sendable {
      /// The radius of `background`.
      case fixed = -1
      /// A radius that depends on the button's size.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A medium radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// Half circles at both ends.
      case capsule = 4
    }

    /// The alignment of title and subtitle relative to each other.
    public enum TitleAlignment: Int, Sendable {
      /// Determined by the placement of the image.
      case automatic
      /// At the leading edge.
      case leading
      /// Centred.
      case center
      /// At the trailing edge.
      case trailing
    }

    /// The indicator of a button that opens a menu.
    public enum Indicator: Int, Sendable {
      /// `.popup` if the title is the selected element of the button's menu, otherwise `.none`.
      case automatic
      /// No indicator.
      case none
      /// Two arrows after the title.
      case popup
    }

    let kind: Kind
    private var customInsets: NSDirectionalEdgeInsets?

    private init(_ kind: Kind) { self.kind = kind }

    /// Returns the configuration of a button without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns the configuration of a button with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns the configuration of a button with a background in a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns the configuration of a button with a background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns the configuration of a button without a background.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns the configuration of a button with a grey background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns the configuration of a button with a background in a light tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns the configuration of a button with a background in the tint colour.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The title; `nil`, the default, for the title of the button's state.
    public var title: String?
    /// The title with attributes, which replaces `title`; `nil` by default.
    public var attributedTitle: AttributedString?
    /// The smaller text below the title; `nil` by default.
    public var subtitle: String?
    /// The subtitle with attributes, which replaces `subtitle`; `nil` by default.
    public var attributedSubtitle: AttributedString?
    /// The image; `nil`, the default, for the image of the button's state.
    public var image: UIImage?
    /// The size and weight of a symbol image; `nil`, the default, for those of the image itself.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator replaces the image; `false` by default.
    public var showsActivityIndicator = false
    /// The colour of texts and image; `nil`, the default, for the style's colour.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; `nil`, the default, for the style's colour.
    public var baseBackgroundColor: UIColor?
    /// The background.
    ///
    /// Its colour takes precedence over `baseBackgroundColor`. Its radius applies to the corner
    /// styles `.fixed` and, unless it is 0, `.dynamic`. Its custom view, image and stroke outset have
    /// no effect in a button.
    public var background = UIBackgroundConfiguration.clear()
    /// The rounding of the corners; `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The size; `.medium` by default.
    public var buttonSize = Size.medium
    /// The space around the content, in points; determined by `buttonSize` by default.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { customInsets ?? buttonSize.insets }
      set { customInsets = newValue }
    }
    /// The side of the texts on which the image is placed; `.leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and texts, in points; 0 by default, as in UIKit.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle; `.automatic` by default.
    public var titleAlignment = TitleAlignment.automatic
    /// The transformer of the image's colour; `nil` by default.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The transformer of the activity indicator's colour; `nil` by default.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The transformer of the title's attributes.
    ///
    /// Attributes set in `attributedTitle` take precedence.
    ///
    /// Default: `nil`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The transformer of the subtitle's attributes.
    ///
    /// Attributes set in `attributedSubtitle` take precedence.
    ///
    /// Default: `nil`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of a title that is too wide.
    ///
    /// A truncated or clipped title has a single line.
    ///
    /// Default: `.byWordWrapping`.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line break mode of a subtitle that is too wide.
    ///
    /// A truncated or clipped subtitle has a single line.
    ///
    /// Default: `.byWordWrapping`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The indicator of a button that opens a menu; `.automatic` by default.
    public var indicator = Indicator.automatic
    /// The transformer of the indicator's colour; `nil` by default.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// The title for screen readers; `nil` if the configuration has no title.
    var spokenTitle: String? { attributedTitle.map { String($0.characters) } ?? title }
    /// The subtitle for screen readers; `nil` if the configuration has no subtitle.
    var spokenSubtitle: String? { attributedSubtitle.map { String($0.characters) } ?? subtitle }

    /// Resets the insets to those of `buttonSize`.
    public mutating func setDefaultContentInsets() { customInsets = nil }

    /// Returns the configuration for the current state of a button.
    ///
    /// The button itself draws its states.
    ///
    /// - Parameter button: The button.
    /// - Returns: The unchanged configuration.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }
}

/// Edges of a rectangle relative to the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The bit mask, with the values of UIKit.
  public let rawValue: UInt

  /// Creates a set from a bit mask.
  ///
  /// - Parameter rawValue: The bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIButton.Configuration.Size {
  fileprivate var insets: NSDirectionalEdgeInsets {
    let (height, width): (CGFloat, CGFloat) =
      switch self {
      case .mini: (4, 10)
      case .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(top: height, leading: width, bottom: height, trailing: width)
  }

  /// The bold variant of the title's font.
  var boldFont: UIFont { .boldSystemFont(ofSize: font.pointSize) }

  /// The title's font.
  var font: UIFont {
    switch self {
    case .mini: .preferredFont(forTextStyle: .footnote)
    case .small: .preferredFont(forTextStyle: .subheadline)
    case .medium, .large: .preferredFont(forTextStyle: .body)
    }
  }
}
