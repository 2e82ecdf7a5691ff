import UIKit

/// A section of the start screen.
struct HomeGroup {
  /// A row and the screen that it opens.
  struct Entry {
    var screen: Screen
    var title: String
    var subtitle: String
    var symbol: String
    var color: UIColor
  }

  var title: String?
  var entries: [Entry]
  var footer: String?
}

extension HomeGroup {
  /// The whole list.
  static let all = [
    HomeGroup(
      title: "Your machine",
      entries: [
        Entry(
          screen: .files,
          title: "Files",
          subtitle: "Your own directories",
          symbol: "folder",
          color: .systemBlue
        ),
        Entry(
          screen: .computer,
          title: "Computer",
          subtitle: "All directories from the root",
          symbol: "list.bullet",
          color: .systemIndigo
        ),
        Entry(
          screen: .worldClock,
          title: "World clock",
          subtitle: "What time it is everywhere",
          symbol: "clock",
          color: .systemOrange
        ),
      ],
      footer: nil
    ),
    HomeGroup(
      title: "What tables can do",
      entries: [
        Entry(
          screen: .gallery,
          title: "Gallery",
          subtitle: "Cells, headers and controls",
          symbol: "photo",
          color: .systemPurple
        ),
        Entry(
          screen: .playground,
          title: "Playground",
          subtitle: "Rows that come, go and move",
          symbol: "square.and.pencil",
          color: .systemPink
        ),
        Entry(
          screen: .form,
          title: "Form",
          subtitle: "A contact to read and change",
          symbol: "person.fill",
          color: .systemTeal
        ),
        Entry(
          screen: .rows,
          title: "Ten million rows",
          subtitle: "As quick as ten",
          symbol: "infinity",
          color: .systemGreen
        ),
      ],
      footer: "Everything here is a UITableView, drawn by Rolltop without a graphics card."
    ),
    HomeGroup(
      title: "Around tables",
      entries: [
        Entry(
          screen: .autoLayout,
          title: "Auto Layout",
          subtitle: "Constraints, stacks, cells that fit",
          symbol: "ruler",
          color: .systemBlue
        ),
        Entry(
          screen: .textAndSearch,
          title: "Text and search",
          subtitle: "Fields, text views, scopes",
          symbol: "textformat",
          color: .systemRed
        ),
        Entry(
          screen: .containers,
          title: "Containers",
          subtitle: "Tabs, sheets, popovers",
          symbol: "square.stack.3d.up",
          color: .systemIndigo
        ),
        Entry(
          screen: .cellsOfToday,
          title: "Cells of today",
          subtitle: "Configurations, menus, swipes",
          symbol: "list.bullet.rectangle",
          color: .systemOrange
        ),
      ],
      footer: nil
    ),
    HomeGroup(
      title: nil,
      entries: [
        Entry(
          screen: .settings,
          title: "Settings",
          subtitle: "Look, text size and motion",
          symbol: "gearshape",
          color: .systemGray
        )
      ],
      footer: nil
    ),
  ]
}
