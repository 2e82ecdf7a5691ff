public import Foundation
public import UIKitGraphics

/// A text field for a search, with an optional Cancel button and scope buttons.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate {
  /// The style of a search bar's background.
  public enum Style: UInt, Sendable {
    /// The standard background.
    case `default`
    /// The standard background.
    case prominent
    /// No background except that of the field.
    case minimal
  }

  /// The lengths of the layout, in points.
  private enum Metrics {
    static let height: CGFloat = 56
    static let side: CGFloat = 8
    static let gap: CGFloat = 8
    static let fieldHeight: CGFloat = 36
    static let scopeHeight: CGFloat = 44
    static let promptHeight: CGFloat = 20
    /// The duration of animations, in seconds.
    static let duration: TimeInterval = 0.25
  }

  /// The search controller of the bar; `nil` if none.
  final weak var search: (any SearchBarOwner)?
  private let field = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private var scopes: UISegmentedControl?
  private var showsCancel = false
  private var showsScopes = false
  private var customPlaceholder: String?
  private var promptLabel: UILabel?
  /// The side buttons of the field and the custom images of its icons.
  final var sideButtons = SearchBarButtons()
  /// Whether the bar is in a navigation bar, which draws the background.
  final var isInBar = false {
    didSet { if isInBar != oldValue { updateBackground() } }
  }

  /// Creates a search bar.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a search bar without archive support.
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
      guard let self, cancelsOnEscape else { return false }
      pressCancel()
      return true
    }
    field.onExit = { [weak self] isReturn in
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
  /// Default: empty. Setting the text does not notify the delegate, but updates the results of the
  /// bar's search controller.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// The dimmed text while the field is empty; `nil`, the default, for "Search" in the user's
  /// language.
  open var placeholder: String? {
    get { customPlaceholder }
    set {
      customPlaceholder = newValue
      field.placeholder = newValue ?? SystemWords.current.search
    }
  }

  /// The line of text above the field, which increases the bar's height; `nil` by default.
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

  /// Whether the field has a bookmark button while it is empty; `false` by default.
  ///
  /// The results button takes precedence.
  open var showsBookmarkButton: Bool {
    get { sideButtons.showsBookmarks }
    set {
      sideButtons.showsBookmarks = newValue
      updateSideButton()
    }
  }

  /// Whether the field has a results button while it is empty; `false` by default.
  open var showsSearchResultsButton: Bool {
    get { sideButtons.showsResults }
    set {
      sideButtons.showsResults = newValue
      updateSideButton()
    }
  }

  /// Whether the results button is selected; `false` by default.
  open var isSearchResultsButtonSelected: Bool {
    get { sideButtons.resultsButton?.isSelected ?? false }
    set { makeSideButton(.resultsList).isSelected = newValue }
  }

  /// The view above the on-screen keyboard while the field is being edited; `nil` by default.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  /// The text field of the bar.
  open var searchTextField: UISearchTextField { field }

  /// Whether the user can edit and cancel the search; `true` by default.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set {
      field.isEnabled = newValue
      cancelButton.isEnabled = newValue
    }
  }

  // MARK: Appearance

  /// The style of the background; `.default` by default.
  open var searchBarStyle = Style.default {
    didSet { updateBackground() }
  }

  /// The colour of the background; `nil`, the default, for the colour of bars.
  open var barTintColor: UIColor? {
    didSet { updateBackground() }
  }

  /// The style of the bar's content, light or dark; `.default` by default.
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

  /// Whether the Cancel button is visible; `false` by default.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the Cancel button.
  ///
  /// - Parameters:
  ///   - showsCancelButton: Whether the button is visible.
  ///   - animated: Whether the field changes its width with an animation of 0.25 seconds.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != showsCancel else { return }
    showsCancel = showsCancelButton
    if showsCancelButton { cancelButton.isHidden = false }
    updateLayout(animated: animated) { [weak self] in
      guard let self, !showsCancel else { return }
      cancelButton.isHidden = true
    }
  }

  // MARK: Scopes

  /// The titles of the scope buttons; `nil`, the default, for none.
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

  /// The index of the selected scope; 0 by default.
  ///
  /// Setting the index does not notify the delegate.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes?.selectedSegmentIndex ?? 0) }
    set { scopes?.selectedSegmentIndex = newValue }
  }

  /// Whether the scope buttons are visible below the field; `false` by default.
  open var showsScopeBar: Bool {
    get { showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the scope buttons.
  ///
  /// - Parameters:
  ///   - show: Whether the buttons are visible.
  ///   - animate: Whether the buttons fade with an animation of 0.25 seconds.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    guard show != showsScopes else { return }
    showsScopes = show
    if show { scopes?.isHidden = false }
    superview?.setNeedsLayout()
    updateLayout(animated: animate) { [weak self] in
      guard let self, !showsScopes else { return }
      scopes?.isHidden = true
    }
  }

  /// Lays out the bar again, with or without animation, and calls the closure afterwards.
  private func updateLayout(animated: Bool, completion: @escaping () -> Void) {
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
    // The tint colour would be illegible on the coloured bars of the classic theme.
    let isOnColor = hasClassicTheme && isInBar
    if isOnColor != (cancelButton.titleColor(for: .normal) == .white) {
      cancelButton.setTitleColor(isOnColor ? .white : nil, for: .normal)
    }
    let width = cancelButton.sizeThatFits(.zero).width.rounded(.up)
    let fieldEnd = showsCancel ? right - width - Metrics.gap : right
    field.frame = mirror.frame(
      CGRect(x: left, y: top, width: max(0, fieldEnd - left), height: fieldHeight)
    )
    field.alpha = height < fieldHeight + 8 && isInBar ? max(0, (height - 20) / 24) : 1
    cancelButton.frame = mirror.frame(
      CGRect(x: fieldEnd + Metrics.gap, y: top, width: width, height: fieldHeight)
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

  /// Begins editing in the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends editing in the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// Whether the field is being edited.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Handles Escape like the Cancel button while the button is visible or a search is active.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard cancelsOnEscape, presses.contains(where: \.isEscape) else {
      return super.pressesBegan(presses, with: event)
    }
    pressCancel()
  }

  private var cancelsOnEscape: Bool { showsCancel || search?.isActive == true }

  /// Performs the action of the Cancel button.
  final func pressCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    search?.searchBarDidCancel()
  }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: field.text ?? "")
    search?.searchBarDidChange()
  }

  /// Queries the bar's delegate.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  /// Notifies the bar's delegate.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    search?.searchBarDidBeginEditing()
    delegate?.searchBarTextDidBeginEditing(self)
  }

  /// Queries the bar's delegate.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  /// Notifies the bar's delegate.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// Queries the bar's delegate.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  /// Notifies the bar's delegate.
  ///
  /// Editing continues.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return false
  }
}

extension UISearchBar {
  /// The type of the on-screen keyboard.
  public var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  /// The automatic capitalisation by the on-screen keyboard.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  /// The autocorrection setting.
  ///
  /// It has no effect because no dictionary is available.
  public var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  /// The spell-checking setting.
  ///
  /// It has no effect because no dictionary is available.
  public var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }

  /// The title of the Return key; `.search` by default.
  public var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// Whether the Return key is disabled while the text is empty.
  public var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
}
