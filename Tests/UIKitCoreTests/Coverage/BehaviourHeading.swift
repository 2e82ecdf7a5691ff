import Foundation

/// A heading on the pages of behaviour: a member of a table's types, several of them, or a rule.
struct BehaviourHeading {
  /// Such as TV-012.
  let code: String
  /// The page's title of it.
  let title: String
  /// The name of its page.
  let page: String
  /// Declared names, such as `UITableView.rowHeight`; empty for a rule.
  var members: [String] = []
  /// In what it differs from UIKit of today; `nil` where it does not.
  var difference: String?

  /// A link that docc checks: the anchor is the heading's text.
  var link: String {
    "<doc:\(page)#\(code)-\(title.replacing(" ", with: "-"))>"
  }
}

/// A numbered statement on the pages of behaviour.
struct BehaviourStatement {
  /// Such as TV-012.3 or R-18.
  let code: String
  /// Why no test cites it; `nil` where a test has to.
  let excuse: String?
}
