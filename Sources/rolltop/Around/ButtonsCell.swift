import UIKit

/// Buttons that are described by configurations.
final class ButtonsCell: UITableViewCell {
  private var isSending = false

  init() {
    super.init(style: .default, reuseIdentifier: nil)
    accessibilityLabel = "Buttons"
    let styles: [(UIButton.Configuration, String)] = [
      (.plain(), "Plain"), (.gray(), "Gray"), (.tinted(), "Tinted"), (.filled(), "Filled"),
    ]
    let buttons = styles.map { configuration, title in
      var configuration = configuration
      configuration.title = title
      return UIButton(configuration: configuration)
    }
    let first = UIStackView(arrangedSubviews: Array(buttons.prefix(2)))
    let second = UIStackView(arrangedSubviews: Array(buttons.suffix(2)))
    for line in [first, second] {
      line.distribution = .fillEqually
      line.spacing = 8
    }
    let column = UIStackView(arrangedSubviews: [first, second, makeSendButton(), makeMenuButton()])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    column.pin(to: contentView.layoutMarginsGuide)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ButtonsCell is made in code")
  }

  /// A button that turns a wheel from one press to the next.
  private func makeSendButton() -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send"
    configuration.subtitle = "To everybody in the house"
    configuration.image = UIImage(systemName: "paperplane")
    configuration.imagePadding = 10
    configuration.buttonSize = .large
    configuration.cornerStyle = .capsule
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] action in
        self?.isSending.toggle()
        (action.sender as? UIButton)?.setNeedsUpdateConfiguration()
      }
    )
    button.configurationUpdateHandler = { [weak self] button in
      guard let self else { return }
      button.configuration?.showsActivityIndicator = isSending
      button.configuration?.title = isSending ? "Sending…" : "Send"
    }
    return button
  }

  /// A button with a menu, whose title is the chosen command.
  private func makeMenuButton() -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.image = UIImage(systemName: "paintpalette")
    configuration.imagePadding = 8
    configuration.baseForegroundColor = .systemGreen
    configuration.baseBackgroundColor = .systemGreen
    let button = UIButton(configuration: configuration)
    button.menu = UIMenu(
      title: "Colour",
      options: .singleSelection,
      children: ["Leaf green", "Moss", "Olive"].enumerated().map { index, title in
        UIAction(title: title, state: index == 0 ? .on : .off) { _ in }
      }
    )
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }
}

/// A bar that follows the progress of work, which a button does step by step.
final class ProgressCell: UITableViewCell {
  private let bar = UIProgressView(progressViewStyle: .default)
  private let work = Progress(totalUnitCount: 5)
  private let label = UILabel()

  init() {
    super.init(style: .default, reuseIdentifier: nil)
    work.completedUnitCount = 2
    bar.observedProgress = work
    bar.accessibilityLabel = "Books sorted"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Next book"
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.goOn() }
    )
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    let line = UIStackView(arrangedSubviews: [label, button])
    line.alignment = .center
    line.spacing = 8
    let column = UIStackView(arrangedSubviews: [line, bar])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    column.pin(to: contentView.layoutMarginsGuide)
    showCount()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ProgressCell is made in code")
  }

  private func goOn() {
    work.completedUnitCount = (work.completedUnitCount + 1) % (work.totalUnitCount + 1)
    showCount()
  }

  private func showCount() {
    label.text = "\(work.completedUnitCount) of \(work.totalUnitCount) books"
  }
}
