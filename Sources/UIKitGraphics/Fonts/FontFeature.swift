/// An OpenType feature that is enabled or disabled.
struct FontFeature: Hashable, Sendable {
  /// The four-letter tag, with the first letter in the high byte.
  let tag: UInt32
  /// 1 if the feature is enabled, 0 if it is disabled.
  let value: UInt32

  /// Creates a feature from its four-letter ASCII tag.
  init(tag name: String, value: UInt32 = 1) {
    tag = name.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    self.value = value
  }

  /// Creates the feature for an AAT feature type and selector; `nil` if OpenType has none.
  init?(type: Int, selector: Int) {
    switch (type, selector) {
    case (kLigaturesType, kCommonLigaturesOnSelector): self.init(tag: "liga")
    case (kLigaturesType, kCommonLigaturesOffSelector): self.init(tag: "liga", value: 0)
    case (kLigaturesType, kRareLigaturesOnSelector): self.init(tag: "dlig")
    case (kLigaturesType, kRareLigaturesOffSelector): self.init(tag: "dlig", value: 0)
    case (kNumberSpacingType, kMonospacedNumbersSelector): self.init(tag: "tnum")
    case (kNumberSpacingType, kProportionalNumbersSelector): self.init(tag: "pnum")
    case (kVerticalPositionType, kSuperiorsSelector): self.init(tag: "sups")
    case (kVerticalPositionType, kInferiorsSelector): self.init(tag: "subs")
    case (kVerticalPositionType, kOrdinalsSelector): self.init(tag: "ordn")
    case (kFractionsType, kDiagonalFractionsSelector): self.init(tag: "frac")
    case (kTypographicExtrasType, kSlashedZeroOnSelector): self.init(tag: "zero")
    case (kTypographicExtrasType, kSlashedZeroOffSelector): self.init(tag: "zero", value: 0)
    case (kNumberCaseType, kLowerCaseNumbersSelector): self.init(tag: "onum")
    case (kNumberCaseType, kUpperCaseNumbersSelector): self.init(tag: "lnum")
    case (kStylisticAlternativesType, 2...41):
      // Selectors alternate between enabling and disabling one of twenty stylistic sets.
      let number = selector / 2
      self.init(
        tag: "ss" + (number < 10 ? "0" : "") + "\(number)",
        value: selector.isMultiple(of: 2) ? 1 : 0
      )
    case (kLowerCaseType, kLowerCaseSmallCapsSelector): self.init(tag: "smcp")
    case (kLowerCaseType, kLowerCasePetiteCapsSelector): self.init(tag: "pcap")
    case (kUpperCaseType, kUpperCaseSmallCapsSelector): self.init(tag: "c2sc")
    case (kUpperCaseType, kUpperCasePetiteCapsSelector): self.init(tag: "c2pc")
    default: return nil
    }
  }
}
