public import Foundation
public import UIKitGraphics

extension UIButton {
  /// The content and the appearance of a button, as a value: texts, an image, colours and sizes.
  ///
  ///     var configuration = UIButton.Configuration.filled()
  ///     configuration.title = "Order"
  ///     configuration.image = UIImage(systemName: "checkmark")
  ///     let button = UIButton(configuration: configuration, primaryAction: order)
  public struct Configuration: Equatable {
    /// The kinds of buttons.
    enum Kind: Hashable, Sendable {
      case plain, gray, tinted, filled
    }

    /// The size of a button.
    public enum Size: Int, Sendable {
      /// As large as usual.
      case medium
      /// Smaller.
      case small
      /// The smallest.
      case mini
      /// For the most important action of a screen.
      case large
    }

    /// The rounding of a button's corners.
    public enum CornerStyle: Int, Sendable {
      /// By the radius of `background`.
      case fixed = -1
      /// By the button's size.
      case dynamic = 0
      /// Little.
      case small = 1
      /// More.
      case medium = 2
      /// Much.
      case large = 3
      /// By half circles.
      case capsule = 4
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// By the placement of the image.
      case automatic
      /// At the leading edge.
      case leading
      /// In the middle.
      case center
      /// At the trailing edge.
      case trailing
    }

    /// Whether a button shows that it opens a menu.
    public enum Indicator: Int, Sendable {
      /// `.popup` for buttons whose title is the chosen entry of their menu, else `.none`.
      case automatic
      /// Nothing.
      case none
      /// Two arrows behind the title.
      case popup
    }

    let kind: Kind
    private var ownInsets: NSDirectionalEdgeInsets?

    private init(_ kind: Kind) { self.kind = kind }

    /// A button without background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A button on a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A button on a background of a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A button on a background of the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A button without background.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A button on a gray background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A button on a background of a light tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A button on a background of the tint colour.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The title; `nil`, the default, is that of the button's state.
    public var title: String?
    /// The title with attributes; it takes the place of `title`.
    public var attributedTitle: AttributedString?
    /// A smaller text below the title; `nil` by default.
    public var subtitle: String?
    /// The subtitle with attributes; it takes the place of `subtitle`.
    public var attributedSubtitle: AttributedString?
    /// The image; `nil`, the default, is that of the button's state.
    public var image: UIImage?
    /// The size and weight of a symbol; `nil`, the default, is that of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether turning spokes take the place of the image; `false` by default.
    public var showsActivityIndicator = false
    /// The colour of texts and image; `nil`, the default, is the kind's.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; `nil`, the default, is the kind's.
    public var baseBackgroundColor: UIColor?
    /// The background; its colour and its radius take precedence.
    public var background = UIBackgroundConfiguration.clear()
    /// The rounding of the corners; `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The size; `.medium` by default.
    public var buttonSize = Size.medium
    /// The space around the content, in points; by default that of the size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// At which side of the texts the image is; `.leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance from image to texts, in points; 0 by default, as in UIKit.
    public var imagePadding: CGFloat = 0
    /// The distance from title to subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle; `.automatic` by default.
    public var titleAlignment = TitleAlignment.automatic
    /// Changes the colour of the image; `nil` by default.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the turning spokes; `nil` by default.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Changes the attributes of the title; those of `attributedTitle` stay.
    ///
    /// Default: `nil`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle; those of `attributedSubtitle` stay.
    ///
    /// Default: `nil`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line breaks of a title that is too wide; one that is truncated or clipped has one line.
    ///
    /// Default: `.byWordWrapping`.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line breaks of a subtitle that is too wide; one that is truncated or clipped has one
    /// line.
    ///
    /// Default: `.byWordWrapping`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether the button shows that it opens a menu; `.automatic` by default.
    public var indicator = Indicator.automatic
    /// Changes the colour of the indicator; `nil` by default.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// The title for screen readers; `nil` without one here.
    var spokenTitle: String? { attributedTitle.map { String($0.characters) } ?? title }
    /// The subtitle for screen readers.
    var spokenSubtitle: String? { attributedSubtitle.map { String($0.characters) } ?? subtitle }

    /// Sets the insets back to those of the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The configuration for the state of a button, which shows states by itself.
    ///
    /// - Parameter button: The button.
    /// - Returns: The same configuration.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }
}

/// Edges of a rectangle by leading and trailing.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  /// Creates a set from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four.
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

  /// The title's font for the usual choice.
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
