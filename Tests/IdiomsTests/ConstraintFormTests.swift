import Testing
import UIKit
import UIKitTesting

// A form of stack views, and self-sizing cells with constraints, written as for iOS.

final class MessageCell: UITableViewCell {
  static let identifier = "MessageCell"

  let avatarView: UIImageView = {
    let view = UIImageView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layer.cornerRadius = 18
    view.clipsToBounds = true
    view.backgroundColor = .systemGray4
    return view
  }()

  let nameLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    return label
  }()

  let timeLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    return label
  }()

  let bodyLabel: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let header = UIStackView(arrangedSubviews: [nameLabel, timeLabel])
    header.alignment = .firstBaseline
    header.spacing = 8
    let column = UIStackView(arrangedSubviews: [header, bodyLabel])
    column.axis = .vertical
    column.spacing = 4
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(avatarView)
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      avatarView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      avatarView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      avatarView.widthAnchor.constraint(equalToConstant: 36),
      avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
      column.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: avatarView.topAnchor),
      column.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
      avatarView.bottomAnchor.constraint(
        lessThanOrEqualTo: contentView.bottomAnchor,
        constant: -12
      ),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

final class MessagesController: UITableViewController {
  var messages: [(name: String, time: String, body: String)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MessageCell.identifier,
      for: indexPath
    )
    guard let cell = cell as? MessageCell else { return cell }
    let message = messages[indexPath.row]
    cell.nameLabel.text = message.name
    cell.timeLabel.text = message.time
    cell.bodyLabel.text = message.body
    return cell
  }
}

final class SignInController: UIViewController {
  let nameField = UITextField()
  let passwordField = UITextField()
  let hintLabel = UILabel()
  let signInButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = "Name"
    passwordField.placeholder = "Password"
    hintLabel.text = "The password is wrong."
    hintLabel.isHidden = true
    signInButton.setTitle("Sign in", for: .normal)
    for field in [nameField, passwordField] { field.borderStyle = .roundedRect }
    let stack = UIStackView(arrangedSubviews: [nameField, passwordField, hintLabel, signInButton])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(24, after: hintLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let width = stack.widthAnchor.constraint(equalToConstant: 280)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(
        greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor
      ),
      width,
    ])
  }
}

/// Tests for a form and self-sizing cells with constraints.
@MainActor
struct ConstraintFormTests {
  @Test func rowsHaveTheHeightOfTheirStackViews() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let controller = MessagesController()
    let longBody = "A message that needs several lines, because the window of this test is narrow."
    controller.messages = [("Ada", "9:41", "Hi"), ("Grace", "10:02", longBody)]
    stage.show(controller)
    stage.settle()
    let cells = controller.tableView.visibleCells.compactMap { $0 as? MessageCell }
    try #require(cells.count == 2)
    #expect(cells[0].avatarView.frame == CGRect(x: 16, y: 12, width: 36, height: 36))
    #expect(cells[1].bodyLabel.frame.width == 240)
    #expect(cells[1].bodyLabel.frame.height > 2 * cells[0].bodyLabel.frame.height)
    #expect(cells[1].frame.height > cells[0].frame.height)
    #expect(cells[1].timeLabel.frame.maxX == cells[1].bodyLabel.frame.width)
    assertSnapshot(of: stage, named: "messages")
  }

  @Test func aShownHintMovesTheButtonBelowIt() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let controller = SignInController()
    stage.show(controller)
    stage.settle()
    let button = controller.signInButton
    let oldFrame = button.convert(button.bounds, to: controller.view)
    UIView.animate(withDuration: 0.3) { controller.hintLabel.isHidden = false }
    stage.settle()
    let newFrame = button.convert(button.bounds, to: controller.view)
    #expect(newFrame.minY > oldFrame.minY && controller.hintLabel.frame.height > 10)
    #expect(controller.nameField.frame.width == 280)
    assertSnapshot(of: stage, named: "form")
  }
}
