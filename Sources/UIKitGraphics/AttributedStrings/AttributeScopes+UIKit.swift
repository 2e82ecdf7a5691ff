public import Foundation

extension AttributeScopes {
  /// The attributes of an `AttributedString` drawn by labels, buttons and text fields.
  ///
  /// For links, use Foundation's attribute `link`.
  public struct UIKitAttributes: AttributeScope {
    /// The font; the view's font by default.
    public let font: FontAttribute
    /// The paragraph style; the first character's style applies to its paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The text colour; the view's text colour by default.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour; none by default.
    public let backgroundColor: BackgroundColorAttribute
    /// Whether optional ligatures are used, 0 or 1; 1 by default.
    public let ligature: LigatureAttribute
    /// The space added after each character, in points; 0 by default.
    public let kern: KernAttribute
    /// The space added after each character, like `kern`; takes precedence over `kern`.
    public let tracking: TrackingAttribute
    /// The strikethrough style; none by default.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The underline style; none by default.
    public let underlineStyle: UnderlineStyleAttribute
    /// The distance of the text above the baseline, in points; 0 by default.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attachment, which is displayed in place of the character U+FFFC.
    public let attachment: AttachmentAttribute
    /// Foundation's attributes.
    public let foundation: AttributeScopes.FoundationAttributes
  }

  /// The attributes drawn by labels, buttons and text fields.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Accesses a UIKit attribute by its name, as in `text.foregroundColor = .red`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributeScopes.UIKitAttributes {
  /// The key of `font`.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIFont
    /// UIKit's name for the attribute.
    public static let name = "NSFont"
  }

  /// The key of `paragraphStyle`.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSParagraphStyle
    /// UIKit's name for the attribute.
    public static let name = "NSParagraphStyle"
  }

  /// The key of `foregroundColor`.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// UIKit's name for the attribute.
    public static let name = "NSColor"
  }

  /// The key of `backgroundColor`.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// UIKit's name for the attribute.
    public static let name = "NSBackgroundColor"
  }

  /// The key of `ligature`.
  public enum LigatureAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Int
    /// UIKit's name for the attribute.
    public static let name = "NSLigature"
  }

  /// The key of `kern`.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// UIKit's name for the attribute.
    public static let name = "NSKern"
  }

  /// The key of `tracking`.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// UIKit's name for the attribute.
    public static let name = "CTTracking"
  }

  /// The key of `strikethroughStyle`.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// UIKit's name for the attribute.
    public static let name = "NSStrikethrough"
  }

  /// The key of `underlineStyle`.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// UIKit's name for the attribute.
    public static let name = "NSUnderline"
  }

  /// The key of `baselineOffset`.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// UIKit's name for the attribute.
    public static let name = "NSBaselineOffset"
  }

  /// The key of `attachment`.
  public enum AttachmentAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSTextAttachment
    /// UIKit's name for the attribute.
    public static let name = "NSAttachment"
  }
}
