import Foundation
import UIKit

/// Rows to drag into other programs, a view to drag and a view for drops.
///
/// The rows are a text, a file, its image, and a text that is restricted to this program. The view
/// below them logs the results of its drags. The view to their right accepts drags of this program,
/// and texts and files of other programs.
final class DragRowsController: UIViewController {
  private let imagePath: String
  private let table = UITableView(frame: .zero, style: .plain)
  private let dragLabel = UILabel()
  private let dropLabel = UILabel()
  private var calls: [String] = []

  /// Creates the controller.
  ///
  /// - Parameter imagePath: The path of an image file.
  init(imagePath: String) {
    self.imagePath = imagePath
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    table.dataSource = self
    table.dragDelegate = self
    view.addSubview(table)
    dragLabel.frame = CGRect(x: 0, y: 200, width: 200, height: 100)
    dragLabel.text = "chip"
    dragLabel.backgroundColor = .systemYellow
    dragLabel.isUserInteractionEnabled = true
    dragLabel.addInteraction(UIDragInteraction(delegate: self))
    view.addSubview(dragLabel)
    dropLabel.frame = CGRect(x: 200, y: 0, width: 200, height: 300)
    dropLabel.backgroundColor = .systemGray5
    dropLabel.isUserInteractionEnabled = true
    dropLabel.addInteraction(UIDropInteraction(delegate: self))
    view.addSubview(dropLabel)
  }

  /// Prints the calls since the last time.
  func printCalls() {
    for call in calls { DesktopProbe.printLine(call) }
    calls = []
  }
}

extension DragRowsController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = ["text", "file", "image", "restricted"][indexPath.row]
    return cell
  }
}

extension DragRowsController: UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    calls.append("begins")
    session.localContext = indexPath.row
    let url = URL(fileURLWithPath: imagePath)
    switch indexPath.row {
    case 1: return [UIDragItem(itemProvider: NSItemProvider(object: url))]
    case 2:
      guard let image = UIImage(contentsOfFile: imagePath) else { return [] }
      return [UIDragItem(itemProvider: NSItemProvider(object: image))]
    default: return [UIDragItem(itemProvider: NSItemProvider(object: "älpha"))]
    }
  }

  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { session.localContext as? Int == 3 }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    calls.append("row ended")
  }
}

extension DragRowsController: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    calls.append("begins")
    let provider = NSItemProvider(object: "chip")
    provider.registerDataRepresentation(forTypeIdentifier: "org.example.slow", visibility: .all) {
      completion in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) {
        completion(Data("slow".utf8), nil)
      }
      return nil
    }
    provider.registerDataRepresentation(
      forTypeIdentifier: "org.example.own",
      visibility: .ownProcess
    ) { completion in
      completion(Data("own".utf8), nil)
      return nil
    }
    return [UIDragItem(itemProvider: provider)]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { calls.append("will end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { calls.append("ended \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  ) { calls.append("transferred") }
}

extension DragRowsController: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  { true }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard session.localDragSession == nil else { return calls.append("dropped here") }
    session.loadObjects(ofClass: URL.self) { [self] urls in
      for url in urls { calls.append("got \(url.absoluteString)") }
    }
    session.loadObjects(ofClass: String.self) { [self] texts in
      for text in texts { calls.append("got \(text)") }
    }
  }
}
