import Foundation

/// A heading on the behaviour pages: one or several members of the table types, or a rule.
struct BehaviourHeading {
  /// The code, such as TV-012.
  let code: String
  /// The heading's title.
  let title: String
  /// The name of the page with the heading.
  let page: String
  /// The qualified names of the members, such as `UITableView.rowHeight`; empty for a rule.
  var members: [String] = []
  /// The difference from current UIKit; `nil` if there is none.
  var difference: String?

  /// A link that DocC checks: the anchor is the heading's text.
  var link: String {
    "<doc:\(page)#\(code)-\(title.replacing(" ", with: "-"))>"
  }
}

/// A numbered statement on the behaviour pages.
struct BehaviourStatement {
  /// The code, such as TV-012.3 or R-18.
  let code: String
  /// The reason why no test cites the statement; `nil` if a test has to cite it.
  let excuse: String?
}
