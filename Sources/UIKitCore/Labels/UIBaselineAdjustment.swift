/// The vertical alignment of a label's line that is drawn in a smaller font to fit the width.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that the line would have in the label's font.
  case alignBaselines = 0
  /// In the middle of the label.
  case alignCenters = 1
  /// At the top of the line in the label's font.
  case none = 2
}
