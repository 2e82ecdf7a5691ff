import UIKit

/// A section of the start screen.
struct HomeGroup {
  /// A row and the screen that it opens.
  struct Place {
    var screen: Screen
    var title: String
    var subtitle: String
    var symbol: String
    var color: UIColor
  }

  var title: String?
  var places: [Place]
  var footer: String?
}

extension HomeGroup {
  /// The whole list.
  static let all = [
    HomeGroup(
      title: "Your machine",
      places: [
        Place(
          screen: .files,
          title: "Files",
          subtitle: "Your own directories",
          symbol: "folder",
          color: .systemBlue
        ),
        Place(
          screen: .computer,
          title: "Computer",
          subtitle: "All directories from the root",
          symbol: "list.bullet",
          color: .systemIndigo
        ),
        Place(
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
      places: [
        Place(
          screen: .gallery,
          title: "Gallery",
          subtitle: "Cells, headers and controls",
          symbol: "photo",
          color: .systemPurple
        ),
        Place(
          screen: .playground,
          title: "Playground",
          subtitle: "Rows that come, go and move",
          symbol: "square.and.pencil",
          color: .systemPink
        ),
        Place(
          screen: .form,
          title: "Form",
          subtitle: "A contact to read and change",
          symbol: "person.fill",
          color: .systemTeal
        ),
        Place(
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
      places: [
        Place(
          screen: .autoLayout,
          title: "Auto Layout",
          subtitle: "Constraints, stacks, cells that fit",
          symbol: "ruler",
          color: .systemBlue
        ),
        Place(
          screen: .textAndSearch,
          title: "Text and search",
          subtitle: "Fields, text views, scopes",
          symbol: "textformat",
          color: .systemRed
        ),
        Place(
          screen: .containers,
          title: "Containers",
          subtitle: "Tabs, sheets, popovers",
          symbol: "square.stack.3d.up",
          color: .systemIndigo
        ),
        Place(
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
      places: [
        Place(
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
