import UIKitStage

@testable import UIKitCore

extension Stage {
  /// The commands of the edit menu on the screen, as a bar or as a list; `nil` without one.
  var menuTitles: [String]? {
    let views = window.subviews.filter(\.isUserInteractionEnabled)
    let list = views.lazy.compactMap { $0 as? MenuPanel }.first
    let bar = views.lazy.compactMap { $0 as? EditMenu }.first
    return list?.rows.map { $0.accessibilityLabel ?? "" }
      ?? bar?.buttons.map { $0.accessibilityLabel ?? "" }
  }

  /// The possible commands of the list on the screen; `nil` without one.
  var possibleMenuTitles: [String]? {
    let views = window.subviews.filter(\.isUserInteractionEnabled)
    let list = views.lazy.compactMap { $0 as? MenuPanel }.first
    return list?.rows.filter(\.isEnabled).map { $0.accessibilityLabel ?? "" }
  }
}
