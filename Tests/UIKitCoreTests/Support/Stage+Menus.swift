import UIKitStage

@testable import UIKitCore

extension Stage {
  /// The commands of the visible edit menu, as a bar or as a list; `nil` if there is none.
  var menuTitles: [String]? {
    let views = window.subviews.filter(\.isUserInteractionEnabled)
    let list = views.lazy.compactMap { $0 as? MenuPanel }.first
    let bar = views.lazy.compactMap { $0 as? EditMenu }.first
    return list?.rows.map { $0.accessibilityLabel ?? "" }
      ?? bar?.buttons.map { $0.accessibilityLabel ?? "" }
  }

  /// The enabled commands of the visible list; `nil` if there is none.
  var possibleMenuTitles: [String]? {
    let views = window.subviews.filter(\.isUserInteractionEnabled)
    let list = views.lazy.compactMap { $0 as? MenuPanel }.first
    return list?.rows.filter(\.isEnabled).map { $0.accessibilityLabel ?? "" }
  }
}
