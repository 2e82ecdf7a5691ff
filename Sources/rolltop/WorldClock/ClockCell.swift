import UIKit

/// A city: its name and distance at the left, its time in large digits at the right.
final class ClockCell: UITableViewCell {
  /// Points.
  private static let margin: CGFloat = 15

  private let nameLabel = UILabel()
  private let distanceLabel = UILabel()
  private let minutesLabel = UILabel()
  private let secondsLabel = UILabel()
  private var labels: [UILabel] { [nameLabel, distanceLabel, minutesLabel, secondsLabel] }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in labels { contentView.addSubview(label) }
    distanceLabel.textColor = .secondaryLabel
    secondsLabel.textColor = .secondaryLabel
    showsReorderControl = true
    fitFonts()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ClockCell is made in code")
  }

  /// Shows a city.
  ///
  /// - Parameters:
  ///   - city: The city.
  ///   - date: The moment.
  ///   - timeZone: The user's time zone.
  func show(_ city: City, at date: Date, from timeZone: TimeZone) {
    let clock = city.clock(at: date)
    nameLabel.change(to: city.name)
    distanceLabel.change(to: city.distance(at: date, from: timeZone))
    minutesLabel.change(to: clock.minutes)
    secondsLabel.change(to: clock.seconds)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fitFonts()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds.insetBy(dx: min(Self.margin, contentView.bounds.midX), dy: 0)
    let right = placeTime(in: room)
    let width = max(0, right - 8 - room.minX)
    let nameHeight = nameLabel.font.lineHeight.rounded(.up)
    let distanceHeight = distanceLabel.font.lineHeight.rounded(.up)
    let top = (room.midY - (nameHeight + distanceHeight) / 2).rounded()
    nameLabel.frame = CGRect(x: room.minX, y: top, width: width, height: nameHeight)
    distanceLabel.frame = CGRect(
      x: room.minX,
      y: top + nameHeight,
      width: width,
      height: distanceHeight
    )
    // The digits of a time are from left to right in every language.
    let timeFrame = minutesLabel.frame.union(secondsLabel.frame)
    let shift = directed(timeFrame, in: contentView).minX - timeFrame.minX
    for label in [minutesLabel, secondsLabel] { label.frame.origin.x += shift }
    for label in [nameLabel, distanceLabel] {
      label.frame = directed(label.frame, in: contentView)
    }
  }

  /// The row's texts, from left to right; `nil` before the first city.
  var texts: [String?] { labels.map(\.text) }
}

extension UILabel {
  /// Sets the text unless it is the same; only changed labels are redrawn.
  fileprivate func change(to newText: String) {
    if text != newText { text = newText }
  }
}

// MARK: Layout

extension ClockCell {
  /// The height of a row at the user's text size, in points.
  static func height(compatibleWith traits: UITraitCollection) -> CGFloat {
    let name = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
    let distance = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits).lineHeight
    return max(68, (name + distance + 28).rounded(.up))
  }

  /// Monospaced digits keep the time from moving while it runs.
  private func fitFonts() {
    nameLabel.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    distanceLabel.font = .preferredFont(
      forTextStyle: .footnote,
      compatibleWith: traitCollection
    )
    secondsLabel.font = .monospacedDigitSystemFont(
      ofSize: nameLabel.font.pointSize,
      weight: .light
    )
    setNeedsLayout()
  }

  /// If the controls of editing mode leave little space, names take precedence: digits are smaller,
  /// and seconds are hidden.
  private func fitDigits(in room: CGRect) {
    let size = nameLabel.font.pointSize
    let isNarrow = room.width < size * 14
    secondsLabel.isHidden = isNarrow
    minutesLabel.font = .monospacedDigitSystemFont(
      ofSize: size * (isNarrow ? 1.5 : 2),
      weight: .light
    )
  }

  /// Hours and minutes, and smaller seconds on the same baseline.
  ///
  /// - Returns: The left edge.
  private func placeTime(in room: CGRect) -> CGFloat {
    fitDigits(in: room)
    let (large, small) = (minutesLabel.font.lineHeight, secondsLabel.font.lineHeight)
    let largeWidth = minutesLabel.sizeThatFits(room.size).width
    let smallWidth = secondsLabel.sizeThatFits(room.size).width
    let top = (room.midY - large / 2).rounded()
    let baseline = top + minutesLabel.font.ascender
    let middle = secondsLabel.isHidden ? room.maxX : room.maxX - smallWidth - 2
    minutesLabel.frame = CGRect(x: middle - largeWidth, y: top, width: largeWidth, height: large)
    secondsLabel.frame = CGRect(
      x: room.maxX - smallWidth,
      y: (baseline - secondsLabel.font.ascender).rounded(),
      width: smallWidth,
      height: small
    )
    return minutesLabel.frame.minX
  }
}
