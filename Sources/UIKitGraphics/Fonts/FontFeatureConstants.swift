// The numbers of features for `UIFontDescriptor.FeatureKey`, as Core Text has them.

/// The type of ligatures.
public let kLigaturesType = 1
/// Usual ligatures.
public let kCommonLigaturesOnSelector = 2
/// No usual ligatures.
public let kCommonLigaturesOffSelector = 3
/// Unusual ligatures.
public let kRareLigaturesOnSelector = 4
/// No unusual ligatures.
public let kRareLigaturesOffSelector = 5
/// The type of the widths of digits.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// The type of raised and lowered text.
public let kVerticalPositionType = 10
/// Superscripts.
public let kSuperiorsSelector = 1
/// Subscripts.
public let kInferiorsSelector = 2
/// The letters of ordinal numbers.
public let kOrdinalsSelector = 3
/// The type of fractions.
public let kFractionsType = 11
/// Fractions with a slash.
public let kDiagonalFractionsSelector = 2
/// The type of other forms.
public let kTypographicExtrasType = 14
/// Zeros with a slash.
public let kSlashedZeroOnSelector = 4
/// Zeros without a slash.
public let kSlashedZeroOffSelector = 5
/// The type of the heights of digits.
public let kNumberCaseType = 21
/// Digits with ascenders and descenders.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals.
public let kUpperCaseNumbersSelector = 1
/// The type of the font's stylistic sets; the selectors 2, 4, 6 … are sets 1, 2, 3 … on.
public let kStylisticAlternativesType = 35
/// Stylistic set 1.
public let kStylisticAltOneOnSelector = 2
/// Stylistic set 2.
public let kStylisticAltTwoOnSelector = 4
/// The type of other forms of small letters.
public let kLowerCaseType = 37
/// Small letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// Small letters as petite capitals.
public let kLowerCasePetiteCapsSelector = 2
/// The type of other forms of capitals.
public let kUpperCaseType = 38
/// Capitals as small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Capitals as petite capitals.
public let kUpperCasePetiteCapsSelector = 2
