// Written in the style of iOS applications.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

import UIKit

/// A conversation: bubbles whose constraints determine their heights, and a field above the keyboard.
final class ChatController: UIViewController, UITableViewDataSource, UITextFieldDelegate {
  struct Message {
    let text: String
    let isMine: Bool
  }

  private(set) var messages = [
    Message(text: "Are you at the station already?", isMine: false),
    Message(text: "Nearly. The tram had to wait at the bridge for a swan.", isMine: true),
    Message(text: "A swan?", isMine: false),
    Message(text: "A very slow one. Platform four?", isMine: true),
    Message(
      text: "Platform four. I have two coffees, and the one with oat milk is getting cold.",
      isMine: false
    ),
  ]
  let tableView = UITableView()
  let field = UITextField()
  private var bottomConstraint: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mira"
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    tableView.keyboardDismissMode = .interactive
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 56
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    field.returnKeyType = .send
    field.delegate = self
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "paperplane")
    let sendButton = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.send() }
    )
    sendButton.accessibilityLabel = "Send"
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    let bar = UIStackView(arrangedSubviews: [field, sendButton])
    bar.spacing = 4
    for subview in [tableView, bar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let guide = view.safeAreaLayoutGuide
    bottomConstraint = bar.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -8),
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 12),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -4),
      bottomConstraint,
    ])
    _ = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification,
      object: nil,
      queue: nil
    ) { [weak self] notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { self?.keyboardWillMove(to: frame ?? .zero) }
    }
  }

  /// Moves the field above the keyboard, whose frame is in screen coordinates.
  private func keyboardWillMove(to frame: CGRect) {
    let coveredHeight =
      view.bounds.maxY - view.convert(frame, from: nil).minY - view.safeAreaInsets.bottom
    bottomConstraint.constant = -8 - max(0, coveredHeight)
    view.layoutIfNeeded()
  }

  private func send() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = nil
    messages.append(Message(text: text, isMine: true))
    let lastIndexPath = IndexPath(row: messages.count - 1, section: 0)
    tableView.insertRows(at: [lastIndexPath], with: .bottom)
    tableView.scrollToRow(at: lastIndexPath, at: .bottom, animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath) as! BubbleCell
    cell.show(messages[indexPath.row])
    return cell
  }
}

/// A message in a bubble, at the trailing edge if it is the user's.
final class BubbleCell: UITableViewCell {
  private let bubble = UIView()
  private let label = UILabel()
  private var trailingConstraint: NSLayoutConstraint!
  private var leadingConstraint: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    bubble.layer.cornerRadius = 16
    for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    trailingConstraint = bubble.trailingAnchor.constraint(
      equalTo: contentView.trailingAnchor,
      constant: -16
    )
    leadingConstraint = bubble.leadingAnchor.constraint(
      equalTo: contentView.leadingAnchor,
      constant: 16
    )
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ message: ChatController.Message) {
    label.text = message.text
    label.textColor = message.isMine ? .white : .label
    bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemFill
    NSLayoutConstraint.deactivate([trailingConstraint, leadingConstraint])
    (message.isMine ? trailingConstraint : leadingConstraint).isActive = true
  }
}
