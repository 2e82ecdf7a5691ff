import UIKit

/// A list of words that can be dragged within the list and to a different list, and that accepts
/// texts and files from other programs.
@MainActor
final class ShelfList: NSObject {
  private(set) var words: [String]
  let tableView = UITableView(frame: .zero, style: .plain)
  private let title: String
  /// The list to which a row's actions move the row; these actions are the alternative for
  /// keyboards and screen readers.
  weak var neighbor: ShelfList?
  private static let cellIdentifier = "Word"

  init(_ title: String, _ words: [String]) {
    (self.title, self.words) = (title, words)
    super.init()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.dragDelegate = self
    tableView.dropDelegate = self
  }

  /// Removes the first row with a word, if there is one.
  private func remove(_ word: String) {
    guard let row = words.firstIndex(of: word) else { return }
    words.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
  }

  /// Inserts words at a row, or at the end if the list is shorter.
  private func insert(_ newWords: [String], at row: Int) {
    guard !newWords.isEmpty else { return }
    let row = min(row, words.count)
    words.insert(contentsOf: newWords, at: row)
    let indexPaths = newWords.indices.map { IndexPath(row: row + $0, section: 0) }
    tableView.insertRows(at: indexPaths, with: .fade)
  }
}

extension ShelfList: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: Self.cellIdentifier)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let neighbor else { return nil }
    let moveAction = UIContextualAction(style: .normal, title: "Move to \(neighbor.title)") {
      [weak self, word = words[indexPath.row]] _, _, completion in
      self?.remove(word)
      neighbor.insert([word], at: neighbor.words.count)
      completion(true)
    }
    return configuration(of: [moveAction])
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let moves = [(title: "Move up", offset: -1), (title: "Move down", offset: 1)].filter {
      words.indices.contains(indexPath.row + $0.offset)
    }
    return configuration(
      of: moves.map { title, offset in
        UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
          self?.move(from: indexPath.row, to: indexPath.row + offset)
          completion(true)
        }
      }
    )
  }

  private func configuration(of actions: [UIContextualAction]) -> UISwipeActionsConfiguration? {
    guard !actions.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  private func move(from source: Int, to destination: Int) {
    guard words.indices.contains(source), words.indices.contains(destination) else { return }
    words.insert(words.remove(at: source), at: destination)
    tableView.moveRow(
      at: IndexPath(row: source, section: 0),
      to: IndexPath(row: destination, section: 0)
    )
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

extension ShelfList: UITableViewDragDelegate {
  private func dragItems(at indexPath: IndexPath) -> [UIDragItem] {
    let word = words[indexPath.row]
    let item = UIDragItem(itemProvider: NSItemProvider(object: word))
    item.localObject = word
    return [item]
  }

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    session.localContext = self
    return dragItems(at: indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { dragItems(at: indexPath) }
}

extension ShelfList: UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: session.localDragSession == nil ? .copy : .move,
      intent: .insertAtDestinationIndexPath
    )
  }

  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let row = coordinator.destinationIndexPath?.row ?? words.count
    guard let source = coordinator.session.localDragSession?.localContext as? ShelfList else {
      coordinator.session.loadObjects(ofClass: String.self) { self.insert($0, at: row) }
      coordinator.session.loadObjects(ofClass: URL.self) { urls in
        self.insert(urls.map(\.lastPathComponent), at: row)
      }
      return
    }
    var insertionIndex = row
    for item in coordinator.items {
      guard let word = item.dragItem.localObject as? String else { continue }
      if source === self, let oldIndex = words.firstIndex(of: word), oldIndex < insertionIndex {
        insertionIndex -= 1
      }
      source.remove(word)
      insertionIndex = min(insertionIndex, words.count)
      insert([word], at: insertionIndex)
      coordinator.drop(item.dragItem, toRowAt: IndexPath(row: insertionIndex, section: 0))
      insertionIndex += 1
    }
  }
}
