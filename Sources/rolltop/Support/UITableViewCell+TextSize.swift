import UIKit

extension UITraitCollection {
  /// The user's text size as a factor; 1 at the standard size.
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
  func adjustToTextSize(title: UIFont.TextStyle = .body, detail: UIFont.TextStyle = .footnote) {
    for (label, style) in [(textLabel, title), (detailTextLabel, detail)] {
      label?.font = .preferredFont(forTextStyle: style)
      label?.adjustsFontForContentSizeCategory = true
    }
  }
}
