import PickLines
import UIKit

/// The picker's window: a search field, a header, and the table of the lines that match.
final class PickController: UIViewController {
  let model: PickModel
  let options: PickOptions
  /// Called once, when the user has chosen or cancelled.
  var onOutcome: ((PickOutcome) -> Void)?

  let table = PickTable(frame: .zero, style: .plain)
  let field = PickField()
  let presenter: LinePresenter
  let look: LineLook
  /// The current row; `nil` without rows.
  var current: Int?
  /// The line that a screen reader was told last.
  var announcedLine: Int?
  /// Whether the user has moved to the current row.
  var hasMoved = false

  /// The columns; measured as lines come.
  var columns = ColumnLayout()
  /// The pictures of rows.
  lazy var icons = IconStore(size: Metrics.iconSize, scale: traitCollection.displayScale)
  private let preview: PreviewCommand?
  private lazy var previewLoader = PreviewLoader()
  lazy var previewView = PreviewView()
  /// The next line that may be the one to begin at; `nil`: it is found, or not looked for.
  var nextCandidate: Int?

  /// Buttons for fingers; `nil` until one has touched the list.
  private var buttons: UIToolbar?

  private let bar = UIView()
  private let promptLabel = UILabel()
  private let countLabel = UILabel()
  private let headerLabel = UILabel()
  private let line = UIView()

  enum Metrics {
    static let rowHeight: CGFloat = 36
    static let barHeight: CGFloat = 52
    static let fieldHeight: CGFloat = 36
    static let iconSize: CGFloat = 24
    static let side: CGFloat = 8
    /// The width from which on the preview is beside the list.
    static let wideWidth: CGFloat = 560
    static let gap: CGFloat = 8
  }

  init(model: PickModel, options: PickOptions) {
    self.model = model
    self.options = options
    presenter = LinePresenter(form: options.search.form)
    // On the selection of the classic look letters are white.
    look = LineLook(matchedColor: options.theme == .classic ? nil : .systemBlue)
    preview = options.preview.map {
      PreviewCommand(template: $0, delimiter: options.search.form.delimiter)
    }
    nextCandidate = options.selected.map { _ in options.search.headerCount }
    super.init(nibName: nil, bundle: nil)
    model.onChange = { [weak self] in self?.rowsChanged(isOtherQuery: $0) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("PickController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpTable()
    setUpBar()
    setUpPreview()
    field.text = options.query
    model.setQuery(options.query)
    model.addLines()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }

  private func setUpTable() {
    table.rowHeight = Metrics.rowHeight
    table.dataSource = self
    table.delegate = self
    if options.iconField != nil { icons.onArrival = { [weak self] _ in self?.updateIcons() } }
    table.onFinger = { [weak self] in self?.showButtons() }
    view.addSubview(table)
  }

  private func setUpBar() {
    bar.backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    promptLabel.text = options.prompt
    promptLabel.font = .systemFont(ofSize: 17)
    countLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    countLabel.textColor = .secondaryLabel
    headerLabel.numberOfLines = 0
    headerLabel.textColor = .secondaryLabel
    field.placeholder = options.placeholder ?? UISearchBar().searchTextField.placeholder
    field.onKey = { [weak self] in self?.press($0) ?? false }
    field.addAction(
      UIAction { [weak self] _ in self?.model.setQuery(self?.field.text ?? "") },
      for: .editingChanged
    )
    field.delegate = self
    for part in [promptLabel, field, countLabel] { bar.addSubview(part) }
    for part in [bar, headerLabel, line] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = view.bounds.width
    bar.frame = CGRect(x: 0, y: 0, width: width, height: safe.top + Metrics.barHeight)
    layOutBar(in: CGRect(x: 0, y: safe.top, width: width, height: Metrics.barHeight))
    let inset = options.theme.tables.leftMargin
    let textWidth = width - 2 * inset
    let header = headerLabel.sizeThatFits(CGSize(width: textWidth, height: .infinity)).height
    let space: CGFloat = header > 0 ? Metrics.gap : 0
    headerLabel.frame = CGRect(
      x: inset,
      y: bar.frame.maxY + space,
      width: textWidth,
      height: header
    )
    let top = headerLabel.frame.maxY + space
    line.frame = CGRect(x: 0, y: top - 1, width: width, height: 1)
    var bottom = view.keyboardLayoutGuide.layoutFrame.minY
    if let buttons {
      let height = buttons.sizeThatFits(view.bounds.size).height
      bottom -= height
      buttons.frame = CGRect(x: 0, y: bottom, width: width, height: height)
    }
    layOutList(in: CGRect(x: 0, y: top, width: width, height: max(0, bottom - top)))
  }

  private func layOutList(in rect: CGRect) {
    guard preview != nil else {
      table.frame = rect
      return
    }
    let isWide = rect.width >= Metrics.wideWidth
    let half = ((isWide ? rect.width : rect.height) / 2).rounded()
    let parts = rect.divided(atDistance: half, from: isWide ? .minXEdge : .minYEdge)
    table.frame = parts.slice
    previewView.frame = parts.remainder
  }

  private func layOutBar(in rect: CGRect) {
    let prompt = promptLabel.sizeThatFits(rect.size).width
    let count = countLabel.sizeThatFits(rect.size).width
    let inner = rect.insetBy(dx: Metrics.side, dy: (rect.height - Metrics.fieldHeight) / 2)
    let (promptFrame, rest) = inner.divided(
      atDistance: prompt > 0 ? prompt + Metrics.gap : 0,
      from: .minXEdge
    )
    let (countFrame, fieldFrame) = rest.divided(
      atDistance: count > 0 ? count + Metrics.gap : 0,
      from: .maxXEdge
    )
    promptLabel.frame = promptFrame
    field.frame = fieldFrame
    countLabel.frame = countFrame.divided(atDistance: Metrics.gap, from: .minXEdge).remainder
  }
}

extension PickController {
  /// The height in which a number of rows is seen.
  static func height(ofRows rows: Int, _ options: PickOptions) -> CGFloat {
    let own = options.header.map {
      $0.split(separator: "\n", omittingEmptySubsequences: false).count
    }
    let lines = (own ?? 0) + options.search.headerCount
    let header = lines > 0 ? CGFloat(lines) * LineLook().font.lineHeight + 2 * Metrics.gap : 0
    return Metrics.barHeight + header.rounded(.up) + CGFloat(rows) * Metrics.rowHeight
  }
}

/// The preview.
extension PickController {
  private func setUpPreview() {
    guard preview != nil else { return }
    view.addSubview(previewView)
    previewLoader.onArrival = { [weak self] in self?.previewView.show($0) }
  }

  /// Runs the preview's command for the current line.
  func updatePreview() {
    guard let preview else { return }
    guard let current else {
      previewLoader.cancel()
      return previewView.show(.text([]))
    }
    let number = model.matches[current]
    previewLoader.load(
      preview.bytes(
        line: model.store[number],
        number: number - options.search.headerCount,
        query: field.text ?? ""
      )
    )
  }

  /// Ends the preview's command.
  func endPreview() {
    if preview != nil { previewLoader.cancel() }
  }
}

extension PickController: UITextFieldDelegate {
  /// The return key of the on-screen keyboard.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    choose()
    return false
  }

  /// Shows buttons that leave the window, for those who have no keyboard.
  private func showButtons() {
    guard buttons == nil else { return }
    let bar = UIToolbar()
    let cancel = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.end(.cancelled) }
    )
    let done = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.choose() }
    )
    bar.items = options.isMultiple ? [cancel, .flexibleSpace(), done] : [cancel]
    view.addSubview(bar)
    buttons = bar
    view.setNeedsLayout()
  }
}

/// What is above the rows.
extension PickController {
  /// Shows how many lines match of how many, and how many are marked.
  func updateCount() {
    let all = max(0, model.store.count - options.search.headerCount)
    let marks = model.marked.count
    let text = "\(model.matches.count)/\(all)" + (marks > 0 ? " (\(marks))" : "")
    guard text != countLabel.text else { return }
    let isWider = text.count != countLabel.text?.count
    countLabel.text = text
    if isWider { view.setNeedsLayout() }
  }

  /// Shows the header's text and the first lines.
  func updateHeader() {
    let count = min(options.search.headerCount, model.store.count)
    let lines = (0..<count).map { presenter.line(model.store[$0], matching: Query("")) }
    let own = options.header?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let text = NSMutableAttributedString(string: "")
    for line in own.map({ PresentedLine(String($0)) }) + lines {
      if text.length > 0 { text.append(NSAttributedString(string: "\n")) }
      text.append(self.text(of: line))
    }
    guard text.string != headerLabel.attributedText?.string ?? "" else { return }
    headerLabel.attributedText = text
    view.setNeedsLayout()
  }
}
