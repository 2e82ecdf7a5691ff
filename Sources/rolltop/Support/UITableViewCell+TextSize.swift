import UIKit

extension UITraitCollection {
  /// How much larger than usual the user wants text; 1 at the standard size.
  var textScale: CGFloat {
    UIFont.preferredFont(forTextStyle: .body, compatibleWith: self).pointSize / 17
  }
}

extension UITableViewCell {
  /// Makes the labels follow the user's text size.
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
