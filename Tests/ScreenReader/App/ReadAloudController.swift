import UIKit

/// A controller whose label shows the opened link and the number of cells.
final class ReadAloudController: UIViewController {
  private static let rowCounts = [12, 100_000]
  private static let titles = ["Fruit", "Nuts"]

  private let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 120))
  private let reportLabel = UILabel(frame: CGRect(x: 0, y: 120, width: 260, height: 30))
  private let newWindowButton = UIButton(type: .system)
  private let table = UITableView(frame: CGRect(x: 0, y: 150, width: 390, height: 450))
  private var openedAddress = "nothing"
  private var cellCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.attributedText = ReadAloudController.attributedText
    textView.isEditable = false
    textView.delegate = self
    textView.accessibilityLabel = "Words"
    table.dataSource = self
    table.allowsMultipleSelection = true
    newWindowButton.frame = CGRect(x: 260, y: 120, width: 130, height: 30)
    newWindowButton.setTitle("Another window", for: .normal)
    newWindowButton.addAction(
      UIAction { _ in
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
      },
      for: .primaryActionTriggered
    )
    for subview in [textView, reportLabel, newWindowButton, table] { view.addSubview(subview) }
    updateReport()
  }

  private static var attributedText: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "🐢 Read the manual or the bold news.",
      attributes: [.font: UIFont.systemFont(ofSize: 17)]
    )
    func range(of word: String) -> NSRange {
      NSString(string: text.string).range(of: word)
    }
    text.addAttribute(.link, value: "https://example.org/manual", range: range(of: "manual"))
    text.addAttribute(.link, value: "https://example.org/news", range: range(of: "news"))
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: range(of: "bold"))
    text.addAttribute(.foregroundColor, value: UIColor.red, range: range(of: "bold"))
    return text
  }

  private func updateReport() { reportLabel.text = "\(cellCount) cells, opened \(openedAddress)" }
}

extension ReadAloudController: UITableViewDataSource, UITextViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { Self.rowCounts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowCounts[section]
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Self.titles[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    cellCount += 1
    updateReport()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(Self.titles[path.section]) \(path.row + 1)"
    return cell
  }

  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    openedAddress = URL.absoluteString
    updateReport()
    return false
  }
}
