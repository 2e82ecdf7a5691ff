import PickLines
import UIKit

/// The view controller of the picker: a search field, a header, and the table of matching lines.
final class PickController: UIViewController {
  let model: PickModel
  let options: PickOptions
  /// Called once, when the user has chosen or cancelled.
  var onOutcome: ((PickOutcome) -> Void)?

  let table = PickTable(frame: .zero, style: .plain)
  let presenter: LinePresenter
  let lineStyle: LineStyle
  /// The search field.
  var field: PickField { bar.field }
  /// The current row, an index in the matches; `nil` without rows.
  var current: Int?
  /// The number of the line that was announced last, that of the current row; `nil` without rows.
  var currentLine: Int?
  /// The query whose number of matches was announced last.
  var announcedQuery = Query("")
  /// Whether the user has selected the current row.
  var hasMoved = false

  /// The columns, which are measured as lines arrive.
  var columns = ColumnLayout()
  /// The images of rows.
  lazy var icons = IconStore(size: Metrics.iconSize, scale: traitCollection.displayScale)
  /// The command of the preview; `nil` for no preview.
  let preview: PreviewCommand?
  lazy var previewLoader = PreviewLoader()
  lazy var previewView = PreviewView()
  /// The number of the next line to compare with the requested initial line; `nil` if none was
  /// requested, it was found, or it is not searched any more.
  var nextCandidate: Int?

  /// The toolbar for touchscreens; `nil` until a finger has touched the list.
  var buttons: UIToolbar?

  let bar = PickBar()
  let headerLabel = UILabel()
  private let separator = UIView()

  /// Lengths, in points.
  enum Metrics {
    static let rowHeight: CGFloat = 36
    static let iconSize: CGFloat = 24
    /// The minimum width of a window with the preview beside the list.
    static let wideWidth: CGFloat = 560
    static let gap: CGFloat = 8
  }

  init(model: PickModel, options: PickOptions) {
    self.model = model
    self.options = options
    presenter = LinePresenter(form: options.search.form)
    // Matches are underlined in the classic theme, whose selected rows have white text.
    lineStyle = LineStyle(matchedColor: options.theme == .classic ? nil : .systemBlue)
    preview = options.preview.map {
      PreviewCommand(template: $0, delimiter: options.search.form.delimiter)
    }
    nextCandidate = options.selected.map { _ in options.search.headerCount }
    super.init(nibName: nil, bundle: nil)
    model.onChange = { [weak self] in self?.rowsDidChange(isOtherQuery: $0) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
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
    if options.iconField != nil { icons.onArrival = { [weak self] in self?.updateIcons() } }
    table.onFinger = { [weak self] in self?.showButtons() }
    view.addSubview(table)
  }

  private func setUpBar() {
    separator.backgroundColor = .separator
    headerLabel.numberOfLines = 0
    headerLabel.textColor = .secondaryLabel
    bar.prompt = options.prompt
    if let placeholder = options.placeholder { field.placeholder = placeholder }
    field.onKey = { [weak self] in self?.press($0) ?? false }
    field.addAction(
      UIAction { [weak self] _ in self?.model.setQuery(self?.field.text ?? "") },
      for: .editingChanged
    )
    field.delegate = self
    for subview in [bar, headerLabel, separator] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    bar.frame = CGRect(x: 0, y: 0, width: width, height: view.safeAreaInsets.top + PickBar.height)
    let inset = options.theme.tables.leftMargin
    let textWidth = max(0, width - 2 * inset)
    let headerHeight = headerLabel.sizeThatFits(CGSize(width: textWidth, height: .infinity)).height
    let headerMargin: CGFloat = headerHeight > 0 ? Metrics.gap : 0
    headerLabel.frame = CGRect(
      x: inset,
      y: bar.frame.maxY + headerMargin,
      width: textWidth,
      height: headerHeight
    )
    let top = headerLabel.frame.maxY + headerMargin
    separator.frame = CGRect(x: 0, y: top - 1, width: width, height: 1)
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
    let halfLength = ((isWide ? rect.width : rect.height) / 2).rounded()
    let parts = rect.divided(atDistance: halfLength, from: isWide ? .minXEdge : .minYEdge)
    let isMirrored = isWide && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    table.frame = isMirrored ? parts.remainder : parts.slice
    previewView.frame = isMirrored ? parts.slice : parts.remainder
  }
}
