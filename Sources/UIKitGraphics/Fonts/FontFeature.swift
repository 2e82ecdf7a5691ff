/// A feature of OpenType fonts, and whether it is on.
struct FontFeature: Hashable, Sendable {
  /// The four letters of its name, the first one in the highest byte.
  let tag: UInt32
  /// 1 for on, 0 for off.
  let value: UInt32

  init(_ name: String, _ value: UInt32 = 1) {
    tag = name.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    self.value = value
  }

  /// The feature that a type and a selector of AAT mean; `nil` for those that OpenType has not.
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
      // On and off of twenty sets by turns.
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
