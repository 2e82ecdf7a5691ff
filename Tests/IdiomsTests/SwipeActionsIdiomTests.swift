import Testing
import UIKit
import UIKitTesting

// A mail list with swipe actions on both sides, and the older editing methods.

struct Mail {
  var subject: String
  var isRead = false
  var isFlagged = false
}

class MailViewController: UITableViewController {
  var mails = ["Hello", "Invoice", "Lunch", "News"].map { Mail(subject: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.allowsMultipleSelectionDuringEditing = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "MailCell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return mails.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "MailCell", for: indexPath)
    let mail = mails[indexPath.row]
    cell.textLabel?.text = mail.subject
    cell.textLabel?.font = mail.isRead ? .systemFont(ofSize: 17) : .boldSystemFont(ofSize: 17)
    cell.accessoryType = mail.isFlagged ? .checkmark : .none
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let isRead = mails[indexPath.row].isRead
    let action = UIContextualAction(style: .normal, title: isRead ? "Unread" : "Read") {
      [weak self] (action, view, completionHandler) in
      self?.mails[indexPath.row].isRead.toggle()
      self?.tableView.reloadRows(at: [indexPath], with: .none)
      completionHandler(true)
    }
    action.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [action])
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [unowned self] _, _, done in
      self.mails.remove(at: indexPath.row)
      self.tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
      self.mails[indexPath.row].isFlagged = true
      tableView.reloadRows(at: [indexPath], with: .automatic)
      done(true)
    }
    flag.backgroundColor = UIColor.orange
    let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
    configuration.performsFirstActionWithFullSwipe = true
    return configuration
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      mails.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    } else if editingStyle == .insert {
      // Create a new instance of the appropriate class, and add a new row to the table view.
    }
  }

  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    return "Remove"
  }
}

/// Tests for swipe actions together with the older editing methods.
@MainActor
struct SwipeActionsIdiomTests {
  private let stage = Stage()
  private let controller = MailViewController(style: .plain)

  init() {
    stage.show(UINavigationController(rootViewController: controller))
  }

  @Test func aFullSwipeDeletesTheMail() {
    stage.swipeRow(1, of: controller.tableView, by: -350)
    #expect(controller.tableView.visibleTexts == ["Hello", "Lunch", "News"])
    #expect(controller.mails.count == 3)
  }

  @Test func theSecondActionFlagsTheMail() {
    stage.swipeRow(0, of: controller.tableView, by: -160)
    let rect = controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    let y = controller.tableView.convert(CGPoint(x: 0, y: rect.midY), to: nil).y
    // The Flag button, to the left of the Delete button.
    stage.tap(at: CGPoint(x: 280, y: y))
    stage.settle()
    #expect(controller.mails[0].isFlagged)
    let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.accessoryType == .checkmark)
  }

  @Test func theLeadingActionMarksTheMailAsRead() {
    stage.swipeRow(2, of: controller.tableView, by: 350)
    #expect(controller.mails[2].isRead)
    #expect(controller.mails.filter(\.isRead).count == 1)
  }

  @Test func editingModeAppliesToTheTableAndItsCells() {
    controller.setEditing(true, animated: true)
    stage.settle()
    #expect(controller.tableView.isEditing)
    #expect(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.isEditing == true)
  }
}
