import UIKit

/// A caption, and a text field with custom input traits.
final class TextInputCell: UITableViewCell, UITextFieldDelegate {
  private let captionLabel = UILabel()
  let field = UITextField()

  /// Creates the cells of the screen's fields.
  static func makeAll() -> [TextInputCell] {
    let name = TextInputCell("Name", placeholder: "First and last")
    name.field.autocapitalizationType = .words
    name.field.textContentType = .name
    let mail = TextInputCell("E-mail", placeholder: "name@example.org")
    mail.field.keyboardType = .emailAddress
    mail.field.autocapitalizationType = .none
    mail.field.autocorrectionType = .no
    mail.field.textContentType = .emailAddress
    let amount = TextInputCell("Amount", placeholder: "0.00")
    amount.field.keyboardType = .decimalPad
    amount.addDoneBar()
    let password = TextInputCell("Password", placeholder: "At least eight letters")
    password.field.isSecureTextEntry = true
    password.field.textContentType = .password
    password.addRevealButton()
    return [name, mail, amount, password]
  }

  private init(_ caption: String, placeholder: String) {
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    accessibilityLabel = caption
    captionLabel.text = caption
    captionLabel.font = .preferredFont(forTextStyle: .body)
    captionLabel.adjustsFontForContentSizeCategory = true
    captionLabel.isAccessibilityElement = false
    captionLabel.setContentHuggingPriority(.required, for: .horizontal)
    captionLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    field.accessibilityLabel = caption
    field.placeholder = placeholder
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .done
    field.delegate = self
    for view in [captionLabel, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    let minimumHeight = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    // Not required, because the separator takes up part of a row of 44 points.
    minimumHeight.priority = .defaultHigh
    NSLayoutConstraint.activate([
      captionLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      captionLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      captionLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      field.leadingAnchor.constraint(equalTo: captionLabel.trailingAnchor, constant: 12),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      field.firstBaselineAnchor.constraint(equalTo: captionLabel.firstBaselineAnchor),
      minimumHeight,
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Adds a toolbar with a Done button above the on-screen keyboard, because the number pad has no
  /// Return key.
  private func addDoneBar() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let doneButton = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.field.resignFirstResponder() }
    )
    bar.items = [.flexibleSpace(), doneButton]
    field.inputAccessoryView = bar
  }

  /// Adds a button that reveals the typed text.
  private func addRevealButton() {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 4,
      leading: 8,
      bottom: 4,
      trailing: 0
    )
    configuration.image = UIImage(systemName: "eye")
    let button = UIButton(configuration: configuration)
    button.configurationUpdateHandler = { button in
      button.configuration?.image = UIImage(systemName: button.isSelected ? "eye.slash" : "eye")
      button.accessibilityLabel = button.isSelected ? "Hide password" : "Show password"
      button.toolTip = button.accessibilityLabel
    }
    button.addAction(
      UIAction { [weak self] action in
        guard let self, let button = action.sender as? UIButton else { return }
        button.isSelected.toggle()
        field.isSecureTextEntry = !button.isSelected
      },
      for: .touchUpInside
    )
    button.sizeToFit()
    // A clear button would replace the reveal button while the user types.
    field.clearButtonMode = .never
    field.rightView = button
    field.rightViewMode = .always
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }
}
