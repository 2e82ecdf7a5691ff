import UIKit

/// A list of screens, one for each feature of tables.
final class GalleryViewController: ListViewController {
  /// A row and the screen that it opens.
  private struct Chapter {
    var screen: Screen
    var title: String
    var subtitle: String
  }

  private static let chapters = [
    Chapter(
      screen: .cellStyles,
      title: "Cell styles",
      subtitle: "Four styles, five accessories, selection"
    ),
    Chapter(
      screen: .headers,
      title: "Headers and footers",
      subtitle: "Titles, own views, a table header"
    ),
    Chapter(
      screen: .customCells,
      title: "Custom cells",
      subtitle: "Subclasses with a layout of their own"
    ),
    Chapter(
      screen: .controls,
      title: "Controls",
      subtitle: "Switches, sliders, steppers, segments"
    ),
    Chapter(
      screen: .drag,
      title: "Drag and drop",
      subtitle: "Rows between two lists, texts and files"
    ),
  ]

  private let world: World
  private static let cellIdentifier = "Chapter"

  init(world: World) {
    self.world = world
    super.init(style: .grouped, lines: [.body, .footnote])
    title = "Gallery"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.chapters.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier)
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: Self.cellIdentifier)
    let chapter = Self.chapters[indexPath.row]
    cell.textLabel?.text = chapter.title
    cell.detailTextLabel?.text = chapter.subtitle
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let chapter = Self.chapters[indexPath.row]
    let controller = chapter.screen.makeScreen(in: world)
    navigationController?.pushViewController(controller, animated: true)
  }
}
