/// An OpenType feature that is enabled or disabled.
struct FontFeature: Hashable, Sendable {
  /// The four-letter tag, with the first letter in the high byte.
  let tag: UInt32
  /// 1 if the feature is enabled, 0 if it is disabled.
  let value: UInt32

  init(_ name: String, _ value: UInt32 = 1) {
    tag = name.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    self.value = value
  }

  /// Converts an AAT type and selector; `nil` if OpenType has no such feature.
  init?(type: Int, selector: Int) {
    switch (type, selector) {
    case (kLigaturesType, kCommonLigaturesOnSelector): self.init("liga")
    case (kLigaturesType, kCommonLigaturesOffSelector): self.init("liga", 0)
    case (kLigaturesType, kRareLigaturesOnSelector): self.init("dlig")
    case (kLigaturesType, kRareLigaturesOffSelector): self.init("dlig", 0)
    case (kNumberSpacingType, kMonospacedNumbersSelector): self.init("tnum")
    case (kNumberSpacingType, kProportionalNumbersSelector): self.init("pnum")
    case (kVerticalPositionType, kSuperiorsSelector): self.init("sups")
    case (kVerticalPositionType, kInferiorsSelector): self.init("subs")
    case (kVerticalPositionType, kOrdinalsSelector): self.init("ordn")
    case (kFractionsType, kDiagonalFractionsSelector): self.init("frac")
    case (kTypographicExtrasType, kSlashedZeroOnSelector): self.init("zero")
    case (kTypographicExtrasType, kSlashedZeroOffSelector): self.init("zero", 0)
    case (kNumberCaseType, kLowerCaseNumbersSelector): self.init("onum")
    case (kNumberCaseType, kUpperCaseNumbersSelector): self.init("lnum")
    case (kStylisticAlternativesType, 2...41):
      // Selectors alternate between enabling and disabling one of twenty stylistic sets.
      let number = selector / 2
      self.init("ss" + (number < 10 ? "0" : "") + "\(number)", selector.isMultiple(of: 2) ? 1 : 0)
    case (kLowerCaseType, kLowerCaseSmallCapsSelector): self.init("smcp")
    case (kLowerCaseType, kLowerCasePetiteCapsSelector): self.init("pcap")
    case (kUpperCaseType, kUpperCaseSmallCapsSelector): self.init("c2sc")
    case (kUpperCaseType, kUpperCasePetiteCapsSelector): self.init("c2pc")
    default: return nil
    }
  }
}
