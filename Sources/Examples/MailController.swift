import UIKit

/// A mailbox with swipe actions on both sides, a context menu, and pull to refresh.
final class MailController: UITableViewController {
  struct Mail {
    let sender: String
    let subject: String
    var isUnread: Bool
    var isFlagged = false
  }

  private(set) var mails = [
    Mail(sender: "Allotment Society", subject: "Water is on again from Saturday", isUnread: true),
    Mail(sender: "Ben Okafor", subject: "Minutes of the meeting", isUnread: false, isFlagged: true),
    Mail(sender: "City Library", subject: "Two books are due", isUnread: true),
    Mail(sender: "Hanna", subject: "Photos from the lake", isUnread: false),
    Mail(sender: "Railways", subject: "Your ticket to Graz", isUnread: false),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self] _ in self?.receiveMail() },
      for: .valueChanged
    )
    refreshControl = refresh
  }

  /// Inserts a mail, and ends refreshing.
  private func receiveMail() {
    mails.insert(
      Mail(sender: "Weather", subject: "Rain towards the evening", isUnread: true),
      at: 0
    )
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    refreshControl?.endRefreshing()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    mails.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    let mail = mails[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = mail.sender
    content.textProperties.font = .preferredFont(forTextStyle: mail.isUnread ? .headline : .body)
    content.secondaryText = mail.subject
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: mail.isFlagged ? "flag.fill" : "envelope")
    content.imageProperties.tintColor = mail.isFlagged ? .systemOrange : .systemBlue
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.delete(indexPath)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
      self?.toggleFlag(indexPath)
      completion(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let title = mails[indexPath.row].isUnread ? "Read" : "Unread"
    let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
      self?.toggleRead(indexPath)
      completion(true)
    }
    action.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [action])
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let mail = mails[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(
        title: mail.subject,
        children: [
          UIAction(
            title: mail.isUnread ? "Mark as Read" : "Mark as Unread",
            image: UIImage(systemName: "envelope")
          ) { _ in self?.toggleRead(indexPath) },
          UIAction(title: "Flag", image: UIImage(systemName: "flag")) { _ in
            self?.toggleFlag(indexPath)
          },
          UIAction(
            title: "Delete",
            image: UIImage(systemName: "trash"),
            attributes: .destructive
          ) { _ in self?.delete(indexPath) },
        ]
      )
    }
  }

  private func toggleRead(_ indexPath: IndexPath) {
    mails[indexPath.row].isUnread.toggle()
    tableView.reconfigureRows(at: [indexPath])
  }

  private func toggleFlag(_ indexPath: IndexPath) {
    mails[indexPath.row].isFlagged.toggle()
    tableView.reconfigureRows(at: [indexPath])
  }

  private func delete(_ indexPath: IndexPath) {
    mails.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
