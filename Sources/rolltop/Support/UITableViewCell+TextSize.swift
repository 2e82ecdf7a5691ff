import UIKit

extension UITableViewCell {
  /// Makes the labels follow the text size that the user chose.
  ///
  /// - Parameters:
  ///   - title: The style of the first label.
  ///   - detail: The style of the second label.
  func followTextSize(title: UIFont.TextStyle = .body, detail: UIFont.TextStyle = .footnote) {
    for (label, style) in [(textLabel, title), (detailTextLabel, detail)] {
      label?.font = .preferredFont(forTextStyle: style)
      label?.adjustsFontForContentSizeCategory = true
    }
  }
}

extension UITraitCollection {
  /// The height of rows with these lines of text, at least the usual 44 points.
  ///
  /// All rows of a table being equally high, millions of them cost nothing.
  func rowHeight(for styles: UIFont.TextStyle...) -> CGFloat {
    let lines = styles.map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: self).lineHeight
    }
    return max(44, (lines.reduce(0, +) + 20).rounded(.up))
  }
}
