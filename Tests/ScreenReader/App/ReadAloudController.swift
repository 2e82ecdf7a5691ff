import UIKit

/// A controller whose label shows the opened link and the number of cells.
final class ReadAloudController: UIViewController {
  private static let counts = [12, 100_000]
  private static let titles = ["Fruit", "Nuts"]

  private let text = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 120))
  private let report = UILabel(frame: CGRect(x: 0, y: 120, width: 260, height: 30))
  private let further = UIButton(type: .system)
  private let table = UITableView(frame: CGRect(x: 0, y: 150, width: 390, height: 450))
  private var opened = "nothing"
  private var cells = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.attributedText = ReadAloudController.words
    text.isEditable = false
    text.delegate = self
    text.accessibilityLabel = "Words"
    table.dataSource = self
    table.allowsMultipleSelection = true
    further.frame = CGRect(x: 260, y: 120, width: 130, height: 30)
    further.setTitle("Another window", for: .normal)
    further.addAction(
      UIAction { _ in
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
      },
      for: .primaryActionTriggered
    )
    for part in [text, report, further, table] { view.addSubview(part) }
    say()
  }

  private static var words: NSAttributedString {
    let words = NSMutableAttributedString(
      string: "🐢 Read the manual or the bold news.",
      attributes: [.font: UIFont.systemFont(ofSize: 17)]
    )
    func range(_ part: String) -> NSRange { NSString(string: words.string).range(of: part) }
    words.addAttribute(.link, value: "https://example.org/manual", range: range("manual"))
    words.addAttribute(.link, value: "https://example.org/news", range: range("news"))
    words.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: range("bold"))
    words.addAttribute(.foregroundColor, value: UIColor.red, range: range("bold"))
    return words
  }

  private func say() { report.text = "\(cells) cells, opened \(opened)" }
}

extension ReadAloudController: UITableViewDataSource, UITextViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { Self.counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.counts[section]
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Self.titles[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    cells += 1
    say()
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
    opened = URL.absoluteString
    say()
    return false
  }
}
