public import Foundation
public import UIKitGraphics

/// A field for the text of a search, with a Cancel button and a choice of scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate {
  /// The parts of a bar's background that are drawn.
  public enum Style: UInt, Sendable {
    /// All of it.
    case `default`
    /// All of it.
    case prominent
    /// None: only the field is seen.
    case minimal
  }

  /// Distances and heights, in points.
  private enum Metrics {
    static let height: CGFloat = 56
    static let side: CGFloat = 8
    static let gap: CGFloat = 8
    static let fieldHeight: CGFloat = 36
    static let scopeHeight: CGFloat = 44
    static let promptHeight: CGFloat = 20
    static let duration: TimeInterval = 0.25
  }

  /// The controller that the bar belongs to.
  final weak var search: (any SearchBarOwner)?
  private let field = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private var scopes: UISegmentedControl?
  private var showsCancel = false
  private var showsScopes = false
  private var ownPlaceholder: String?
  private var promptLabel: UILabel?
  /// The buttons beside the text that were set in place of the standard icons.
  final var sideButtons = SearchBarButtons()
  /// Whether the bar is in a navigation bar, which has the background.
  final var isInBar = false {
    didSet { if isInBar != oldValue { updateBackground() } }
  }

  /// Creates a bar.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    if frame.height == 0 { frame.size.height = Metrics.height }
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    field.onTextSet = { [weak self] in self?.search?.searchBarDidChange() }
    field.onEscape = { [weak self] in
      guard let self, endsOnEscape else { return false }
      pressCancel()
      return true
    }
    field.onLeave = { [weak self] isReturn in
      guard let self, let window, search != nil || !isReturn else { return false }
      return window.focusSystemStorage.moveToList(after: field)
    }
    field.placeholder = SystemWords.current.search
    field.isPartOfSuperview = true
    cancelButton.setTitle(SystemWords.current.cancel, for: .normal)
    cancelButton.addAction(UIAction { [weak self] _ in self?.pressCancel() }, for: .touchUpInside)
    cancelButton.isPartOfSuperview = true
    cancelButton.isHidden = true
    field.cancelButton = cancelButton
    addSubview(field)
    addSubview(cancelButton)
    updateBackground()
  }

  // MARK: Text

  /// The delegate; `nil` by default.
  ///
  /// Not retained.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text; never `nil` when read.
  ///
  /// Default: empty. Setting it does not notify the delegate; it updates the results of the search
  /// controller that the bar belongs to.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// The dimmed text while there is no other; `nil`, the default, shows "Search" in the user's language.
  open var placeholder: String? {
    get { ownPlaceholder }
    set {
      ownPlaceholder = newValue
      field.placeholder = newValue ?? SystemWords.current.search
    }
  }

  /// A line of text above the field, which makes the bar higher; `nil` by default.
  open var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      updatePrompt()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  private func updatePrompt() {
    guard let prompt else {
      promptLabel?.removeFromSuperview()
      promptLabel = nil
      return
    }
    let label = promptLabel ?? UILabel()
    label.isPartOfSuperview = true
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    label.text = prompt
    if promptLabel == nil { addSubview(label) }
    promptLabel = label
  }

  private var promptHeight: CGFloat { prompt == nil ? 0 : Metrics.promptHeight }

  /// Whether a button for bookmarks is in the field while that is empty; `false` by default.
  ///
  /// It is not shown together with the one for results.
  open var showsBookmarkButton: Bool {
    get { sideButtons.showsBookmarks }
    set {
      sideButtons.showsBookmarks = newValue
      updateSideButton()
    }
  }

  /// Whether a button for results is in the field while that is empty; `false` by default.
  open var showsSearchResultsButton: Bool {
    get { sideButtons.showsResults }
    set {
      sideButtons.showsResults = newValue
      updateSideButton()
    }
  }

  /// Whether the button for results is selected; `false` by default.
  open var isSearchResultsButtonSelected: Bool {
    get { sideButtons.results?.isSelected ?? false }
    set { makeSideButton(.resultsList).isSelected = newValue }
  }

  /// The view above the on-screen keyboard while the field is edited; `nil` by default.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  /// The field in the bar.
  open var searchTextField: UISearchTextField { field }

  /// Whether the user can type and cancel; `true` by default.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set {
      field.isEnabled = newValue
      cancelButton.isEnabled = newValue
    }
  }

  // MARK: Looks

  /// The parts of the background that are drawn; `.default` by default.
  open var searchBarStyle = Style.default {
    didSet { updateBackground() }
  }

  /// The colour of the background; `nil`, the default, is that of bars.
  open var barTintColor: UIColor? {
    didSet { updateBackground() }
  }

  /// Light or dark content of bars; `.default` by default.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  private func updateBackground() {
    backgroundColor =
      searchBarStyle == .minimal || isInBar ? nil : barTintColor ?? UISearchBar.standardColor
  }

  private static let standardColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 22 / 255, alpha: 1) : UIColor(white: 241 / 255, alpha: 1)
  }

  // MARK: Cancel button

  /// Whether the Cancel button is shown; `false` by default.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the Cancel button.
  ///
  /// - Parameters:
  ///   - showsCancelButton: Whether it is shown.
  ///   - animated: Whether the field becomes narrower in a quarter of a second.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != showsCancel else { return }
    showsCancel = showsCancelButton
    if showsCancelButton { cancelButton.isHidden = false }
    change(animated: animated) { [weak self] in
      guard let self, !showsCancel else { return }
      cancelButton.isHidden = true
    }
  }

  // MARK: Scopes

  /// The titles of the scopes; `nil`, the default, has none.
  open var scopeButtonTitles: [String]? {
    didSet {
      guard scopeButtonTitles != oldValue else { return }
      scopes?.removeFromSuperview()
      scopes = scopeButtonTitles.map(makeScopes)
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  private func makeScopes(_ titles: [String]) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = titles.isEmpty ? UISegmentedControl.noSegment : 0
    control.isPartOfSuperview = true
    control.isHidden = !showsScopes
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        search?.searchBarDidChange()
      },
      for: .valueChanged
    )
    addSubview(control)
    return control
  }

  /// The index of the chosen scope; 0 by default.
  ///
  /// Setting it does not notify the delegate.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes?.selectedSegmentIndex ?? 0) }
    set { scopes?.selectedSegmentIndex = newValue }
  }

  /// Whether the scopes are shown below the field; `false` by default.
  open var showsScopeBar: Bool {
    get { showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the scopes.
  ///
  /// - Parameters:
  ///   - show: Whether they are shown.
  ///   - animate: Whether they fade in a quarter of a second.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    guard show != showsScopes else { return }
    showsScopes = show
    if show { scopes?.isHidden = false }
    superview?.setNeedsLayout()
    change(animated: animate) { [weak self] in
      guard let self, !showsScopes else { return }
      scopes?.isHidden = true
    }
  }

  private func change(animated: Bool, completion: @escaping () -> Void) {
    setNeedsLayout()
    guard animated, window != nil else { return completion() }
    UIView.animateMotion(
      withDuration: Metrics.duration,
      in: self,
      animations: { [self] in layoutIfNeeded() },
      completion: { _ in completion() }
    )
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    search?.searchBarDidLayOut()
    let mirror = mirror
    let insets = mirror.insets(safeAreaInsets)
    let left = insets.left + Metrics.side
    let right = bounds.width - insets.right - Metrics.side
    let scopeHeight = showsScopes && scopes != nil ? Metrics.scopeHeight : 0
    let height = max(0, bounds.height - scopeHeight - promptHeight)
    let fieldHeight = min(max(Metrics.fieldHeight, field.sizeThatFits(.zero).height), height)
    let top = promptHeight + ((height - fieldHeight) / 2).rounded()
    promptLabel?.frame = CGRect(x: left, y: 6, width: max(0, right - left), height: 16)
    // On the coloured bars of 2011 the tint would not be seen.
    let isOnColor = hasClassicLook && isInBar
    if isOnColor != (cancelButton.titleColor(for: .normal) == .white) {
      cancelButton.setTitleColor(isOnColor ? .white : nil, for: .normal)
    }
    let width = cancelButton.sizeThatFits(.zero).width.rounded(.up)
    let end = showsCancel ? right - width - Metrics.gap : right
    field.frame = mirror.frame(
      CGRect(x: left, y: top, width: max(0, end - left), height: fieldHeight)
    )
    field.alpha = height < fieldHeight + 8 && isInBar ? max(0, (height - 20) / 24) : 1
    cancelButton.frame = mirror.frame(
      CGRect(x: end + Metrics.gap, y: top, width: width, height: fieldHeight)
    )
    cancelButton.alpha = showsCancel ? 1 : 0
    scopes?.alpha = showsScopes ? 1 : 0
    scopes?.frame = CGRect(
      x: left,
      y: promptHeight + height,
      width: max(0, right - left),
      height: max(0, Metrics.scopeHeight - 12)
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let scopeHeight = showsScopes && scopes != nil ? Metrics.scopeHeight : 0
    let fieldHeight = max(Metrics.fieldHeight, field.sizeThatFits(.zero).height)
    return CGSize(width: size.width, height: fieldHeight + 20 + scopeHeight + promptHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  /// Begins editing of the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends editing of the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// Whether the field is edited.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Escape is the Cancel button, while that is shown or a search is under way.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard endsOnEscape, presses.contains(where: \.isEscape) else {
      return super.pressesBegan(presses, with: event)
    }
    pressCancel()
  }

  private var endsOnEscape: Bool { showsCancel || search?.isActive == true }

  /// Performs the action of the Cancel button.
  final func pressCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    search?.searchBarDidCancel()
  }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: field.text ?? "")
    search?.searchBarDidChange()
  }

  /// Asks the bar's delegate.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  /// Notifies the bar's delegate.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    search?.searchBarDidBeginEditing()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  /// Asks the bar's delegate.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  /// Notifies the bar's delegate.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// Asks the bar's delegate.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  /// Notifies the bar's delegate; editing continues.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return false
  }
}

extension UISearchBar {
  /// The traits of the keyboard for the field.
  public var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  /// The capitals that the keyboard types by itself.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  /// Whether typed words may be corrected; there is no dictionary.
  public var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  /// Whether misspelt words may be marked; there is no dictionary.
  public var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }

  /// The title of the return key; `.search` by default.
  public var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// Whether the return key is disabled while there is no text.
  public var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
}
