// The types and selectors for `UIFontDescriptor.FeatureKey`, with the values of Core Text.

/// The feature type of ligatures.
public let kLigaturesType = 1
/// Enables common ligatures.
public let kCommonLigaturesOnSelector = 2
/// Disables common ligatures.
public let kCommonLigaturesOffSelector = 3
/// Enables rare ligatures.
public let kRareLigaturesOnSelector = 4
/// Disables rare ligatures.
public let kRareLigaturesOffSelector = 5
/// The feature type of digit widths.
public let kNumberSpacingType = 6
/// Selects digits of equal width.
public let kMonospacedNumbersSelector = 0
/// Selects digits of proportional width.
public let kProportionalNumbersSelector = 1
/// The feature type of vertical positions.
public let kVerticalPositionType = 10
/// Selects superscripts.
public let kSuperiorsSelector = 1
/// Selects subscripts.
public let kInferiorsSelector = 2
/// Selects ordinals.
public let kOrdinalsSelector = 3
/// The feature type of fractions.
public let kFractionsType = 11
/// Selects diagonal fractions.
public let kDiagonalFractionsSelector = 2
/// The feature type of typographic extras.
public let kTypographicExtrasType = 14
/// Enables slashed zeros.
public let kSlashedZeroOnSelector = 4
/// Disables slashed zeros.
public let kSlashedZeroOffSelector = 5
/// The feature type of digit heights.
public let kNumberCaseType = 21
/// Selects digits with ascenders and descenders.
public let kLowerCaseNumbersSelector = 0
/// Selects digits with the height of capitals.
public let kUpperCaseNumbersSelector = 1
/// The feature type of stylistic sets; the selectors 2, 4, 6 … enable sets 1, 2, 3 ….
public let kStylisticAlternativesType = 35
/// Enables stylistic set 1.
public let kStylisticAltOneOnSelector = 2
/// Enables stylistic set 2.
public let kStylisticAltTwoOnSelector = 4
/// The feature type of lowercase letters.
public let kLowerCaseType = 37
/// Displays lowercase letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// Displays lowercase letters as petite capitals.
public let kLowerCasePetiteCapsSelector = 2
/// The feature type of uppercase letters.
public let kUpperCaseType = 38
/// Displays uppercase letters as small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Displays uppercase letters as petite capitals.
public let kUpperCasePetiteCapsSelector = 2
