import UIKit

/// A list of pictures, which are created one at a time and prefetched where possible.
final class PhotoListController: UITableViewController, UITableViewDataSourcePrefetching {
  private let titles = [
    "Harbour", "Lighthouse", "Meadow", "Orchard", "Quarry", "River", "Station", "Tunnel",
    "Vineyard", "Windmill",
  ]
  /// The drawn thumbnails by row.
  private var thumbnails: [Int: UIImage] = [:]
  /// The running tasks by row.
  private var tasks: [Int: Task<Void, Never>] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "photo")
    tableView.prefetchDataSource = self
    tableView.rowHeight = 84
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = titles[indexPath.row]
    content.image = thumbnails[indexPath.row] ?? UIImage(systemName: "photo")
    content.imageProperties.maximumSize = CGSize(width: 96, height: 64)
    content.imageProperties.reservedLayoutSize = CGSize(width: 96, height: 64)
    content.imageProperties.cornerRadius = 6
    cell.contentConfiguration = content
    load(indexPath.row)
    return cell
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths { load(indexPath.row) }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths { tasks.removeValue(forKey: indexPath.row)?.cancel() }
  }

  /// Starts to draw the thumbnail of a row, unless it exists or is being drawn.
  private func load(_ row: Int) {
    guard thumbnails[row] == nil, tasks[row] == nil else { return }
    tasks[row] = Task { [weak self] in
      await Task.yield()
      let thumbnail = PhotoListController.photo(row, width: 96)
      guard let self, !Task.isCancelled else { return }
      tasks[row] = nil
      thumbnails[row] = thumbnail
      tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
    }
  }

  /// Draws a landscape of the sky, the sun and a hill, different for each number.
  static func photo(_ number: Int, width: CGFloat = 480) -> UIImage {
    let size = CGSize(width: 480, height: 320)
    let scale = width / size.width
    let imageSize = CGSize(width: width, height: size.height * scale)
    return UIGraphicsImageRenderer(size: imageSize).image { context in
      context.cgContext.scaleBy(x: scale, y: scale)
      let hue = CGFloat(number) / 10
      UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(hue: 0.13, saturation: 0.5, brightness: 1, alpha: 1).setFill()
      let sunX = 60 + CGFloat(number * 37 % 300)
      UIBezierPath(ovalIn: CGRect(x: sunX, y: 40, width: 80, height: 80)).fill()
      UIColor(hue: hue, saturation: 0.5, brightness: 0.45, alpha: 1).setFill()
      let hill = UIBezierPath()
      hill.move(to: CGPoint(x: 0, y: 320))
      hill.addLine(to: CGPoint(x: 0, y: 240))
      hill.addQuadCurve(to: CGPoint(x: 480, y: 220), controlPoint: CGPoint(x: sunX, y: 80))
      hill.addLine(to: CGPoint(x: 480, y: 320))
      hill.close()
      hill.fill()
    }
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let title = titles[indexPath.row]
    return UIContextMenuConfiguration(
      identifier: nil,
      previewProvider: {
        let controller = UIViewController()
        let view = UIImageView(image: PhotoListController.photo(indexPath.row))
        view.contentMode = .scaleAspectFill
        controller.view = view
        controller.preferredContentSize = CGSize(width: 300, height: 200)
        return controller
      },
      actionProvider: { _ in
        UIMenu(children: [
          UIAction(title: "Copy Title", image: UIImage(systemName: "doc.on.doc")) { _ in
            UIPasteboard.general.string = title
          }
        ])
      }
    )
  }
}
