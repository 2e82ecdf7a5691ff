import UIKit

/// A city: its name and time difference on the left, its time in large digits on the right.
///
/// At accessibility sizes the time is below the name, which has as many lines as it needs.
final class ClockCell: UITableViewCell {
  /// The horizontal margin of the content, in points.
  private static let margin: CGFloat = 15
  /// The vertical margin of the content if the time is below the name, in points.
  private static let padding: CGFloat = 11
  /// The space between the components of a time, in points.
  private static let gap: CGFloat = 2

  private let nameLabel = UILabel()
  private let differenceLabel = UILabel()
  private let minutesLabel = UILabel()
  private let secondsLabel = UILabel()
  private let periodLabel = UILabel()
  private var labels: [UILabel] {
    [nameLabel, differenceLabel, minutesLabel, secondsLabel, periodLabel]
  }
  private var format = ClockFormat()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in labels { contentView.addSubview(label) }
    differenceLabel.textColor = .secondaryLabel
    secondsLabel.textColor = .secondaryLabel
    periodLabel.textColor = .secondaryLabel
    showsReorderControl = true
    fitFonts()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Displays a city.
  ///
  /// - Parameters:
  ///   - city: The city.
  ///   - date: The current date.
  ///   - timeZone: The user's time zone.
  ///   - format: The format of times.
  func show(_ city: City, at date: Date, from timeZone: TimeZone, format: ClockFormat) {
    self.format = format
    let clock = city.clock(at: date, format: format)
    nameLabel.setText(city.name)
    differenceLabel.setText(city.timeDifference(at: date, from: timeZone))
    minutesLabel.setText(clock.minutes)
    secondsLabel.setText(clock.seconds)
    periodLabel.setText(clock.period)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fitFonts()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let contentRect = bounds.insetBy(dx: min(Self.margin, bounds.midX), dy: 0)
    fitDigits(in: contentRect.width)
    isStacked ? layOutStacked(in: contentRect) : layOutSideBySide(in: contentRect)
    // The digits of a time run from left to right in every language.
    let timeFrame = minutesLabel.frame.union(secondsLabel.frame)
    let shift = directed(timeFrame, in: contentView).minX - timeFrame.minX
    for label in [minutesLabel, secondsLabel] { label.frame.origin.x += shift }
    for label in [nameLabel, differenceLabel, periodLabel] {
      label.frame = directed(label.frame, in: contentView)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard isStacked else { return super.sizeThatFits(size) }
    // The controls of editing mode reduce the width.
    if bounds.width != size.width { bounds.size.width = size.width }
    layoutIfNeeded()
    let width = max(0, contentView.bounds.width - 2 * Self.margin)
    fitDigits(in: width)
    let texts = [nameLabel, differenceLabel].map { fittingHeight($0, at: width) }.reduce(0, +)
    let digits = minutesLabel.font.lineHeight.rounded(.up)
    return CGSize(width: size.width, height: texts + digits + 2 * Self.padding)
  }

  /// The texts of name, time difference, minutes, seconds and day period, for tests; each is `nil`
  /// before the first city.
  var texts: [String?] { labels.map(\.text) }
}

extension UILabel {
  /// Sets the text if it differs, so that only changed labels are redrawn.
  fileprivate func setText(_ newText: String) {
    if text != newText { text = newText }
  }
}

// MARK: Layout

extension ClockCell {
  /// Returns the height of a row at the user's text size, in points; automatic at accessibility
  /// sizes.
  static func height(compatibleWith traits: UITraitCollection) -> CGFloat {
    if traits.preferredContentSizeCategory.isAccessibilityCategory {
      return UITableView.automaticDimension
    }
    let name = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
    let difference = UIFont.preferredFont(
      forTextStyle: .footnote,
      compatibleWith: traits
    ).lineHeight
    return max(68, (name + difference + 28).rounded(.up))
  }

  /// Whether the time is below the name.
  private var isStacked: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  private func fitFonts() {
    nameLabel.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    differenceLabel.font = .preferredFont(
      forTextStyle: .footnote,
      compatibleWith: traitCollection
    )
    for label in [nameLabel, differenceLabel] { label.numberOfLines = isStacked ? 0 : 1 }
    secondsLabel.font = Self.digitFont(ofSize: nameLabel.font.pointSize)
    periodLabel.font = .systemFont(ofSize: nameLabel.font.pointSize, weight: .light)
    setNeedsLayout()
  }

  /// Returns a font with monospaced digits, which keeps the time from moving while it changes.
  private static func digitFont(ofSize size: CGFloat) -> UIFont {
    .monospacedDigitSystemFont(ofSize: size, weight: .light)
  }

  /// Fits the digits of the time to a width.
  ///
  /// If the controls of editing mode leave little space, names take precedence: the digits shrink
  /// and the seconds are hidden. Below a name, the digits use the available width.
  private func fitDigits(in width: CGFloat) {
    let size = nameLabel.font.pointSize
    let period = periodWidth
    guard isStacked else {
      let isNarrow = width < size * 14 + period
      secondsLabel.isHidden = isNarrow
      minutesLabel.font = Self.digitFont(ofSize: size * (isNarrow ? 1.5 : 2))
      return
    }
    let sizes: [(scale: CGFloat, showsSeconds: Bool)] = [
      (2, true), (1.5, true), (1.5, false), (1, false), (0.7, false),
    ]
    for (scale, showsSeconds) in sizes {
      secondsLabel.isHidden = !showsSeconds
      minutesLabel.font = Self.digitFont(ofSize: size * scale)
      let seconds = showsSeconds ? naturalWidth(secondsLabel) + Self.gap : 0
      if naturalWidth(minutesLabel) + seconds + period <= width { return }
    }
  }

  /// Lays out the name and the time difference, and the time at the opposite edge.
  private func layOutSideBySide(in contentRect: CGRect) {
    let digitHeight = minutesLabel.font.lineHeight
    let seconds = secondsLabel.isHidden ? 0 : naturalWidth(secondsLabel) + Self.gap
    let left = contentRect.maxX - naturalWidth(minutesLabel) - seconds - periodWidth
    layOutTime(at: CGPoint(x: left, y: (contentRect.midY - digitHeight / 2).rounded()))
    let width = max(0, left - 8 - contentRect.minX)
    let nameHeight = nameLabel.font.lineHeight.rounded(.up)
    let differenceHeight = differenceLabel.font.lineHeight.rounded(.up)
    let top = (contentRect.midY - (nameHeight + differenceHeight) / 2).rounded()
    nameLabel.frame = CGRect(x: contentRect.minX, y: top, width: width, height: nameHeight)
    differenceLabel.frame = CGRect(
      x: contentRect.minX,
      y: top + nameHeight,
      width: width,
      height: differenceHeight
    )
  }

  /// Lays out the name, the time difference and the time below each other.
  private func layOutStacked(in contentRect: CGRect) {
    var top = Self.padding
    for label in [nameLabel, differenceLabel] {
      let height = fittingHeight(label, at: contentRect.width)
      label.frame = CGRect(x: contentRect.minX, y: top, width: contentRect.width, height: height)
      top += height
    }
    layOutTime(at: CGPoint(x: contentRect.minX, y: top))
  }

  /// Lays out hours and minutes, followed by smaller seconds and the day period on the same
  /// baseline.
  private func layOutTime(at corner: CGPoint) {
    let baseline = corner.y + minutesLabel.font.ascender
    var left = corner.x
    func append(_ label: UILabel) {
      let width = naturalWidth(label)
      let y = label === minutesLabel ? corner.y : (baseline - label.font.ascender).rounded()
      label.frame = CGRect(x: left, y: y, width: width, height: label.font.lineHeight)
      left += width
    }
    if format.beginsWithPeriod {
      append(periodLabel)
      left = corner.x + periodWidth
    }
    append(minutesLabel)
    left += Self.gap
    if secondsLabel.isHidden {
      secondsLabel.frame = minutesLabel.frame
    } else {
      append(secondsLabel)
    }
    if !format.beginsWithPeriod {
      left += Self.gap
      append(periodLabel)
    }
  }

  /// The width of the day period including its gap; 0 without a day period.
  private var periodWidth: CGFloat {
    periodLabel.text?.isEmpty == false ? naturalWidth(periodLabel) + 2 * Self.gap : 0
  }

  private func naturalWidth(_ label: UILabel) -> CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
  }

  private func fittingHeight(_ label: UILabel, at width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }
}
