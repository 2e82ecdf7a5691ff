public import Foundation
import UIKitGraphics

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins or ends, and when its text or its scope changes.
  ///
  /// - Parameter searchController: The search, whose `searchBar` has the text.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search, which is notified of its beginning and its end.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  ///
  /// - Parameter searchController: The search.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Called after the search has begun, when its animation has ended.
  ///
  /// - Parameter searchController: The search.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Called before the search ends.
  ///
  /// - Parameter searchController: The search.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Called after the search has ended, when its animation has ended.
  ///
  /// - Parameter searchController: The search.
  func didDismissSearchController(_ searchController: UISearchController)

  /// Called after `willPresentSearchController(_:)`.
  ///
  /// - Parameter searchController: The search.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search of a screen's content: a search bar, and perhaps a controller with results.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     search.obscuresBackgroundDuringPresentation = false
///     navigationItem.searchController = search
///
/// The search bar is below the navigation bar, or where the application puts it. When the search
/// ends, the content returns to its scroll position from before, unless something else has scrolled
/// it meanwhile.
@preconcurrency @MainActor
open class UISearchController: UIViewController, SearchBarOwner {
  private static let duration: TimeInterval = 0.25

  private let results: UIViewController?
  private let bar = UISearchBar()
  private var isActiveStorage = false
  final private(set) var overlay: SearchOverlay?
  /// The number of times that the search began or ended.
  private var changes = 0
  /// The scroll position of the content when the search began.
  private var place: SearchedPlace?
  /// The item whose bar shows the search bar.
  final weak var item: UINavigationItem?

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: Shown in front of the content while there is text; `nil`:
  ///   the content itself shows the results.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.search = self
  }

  /// Creates a search without results controller.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Has to be `nil`.
  ///   - nibBundleOrNil: Not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.search = self
  }

  /// Creates a search without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    bar.search = self
  }

  /// The object that finds; `nil` by default.
  ///
  /// Not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate; `nil` by default.
  ///
  /// Not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The search bar.
  open var searchBar: UISearchBar { bar }
  /// The controller with the results.
  open var searchResultsController: UIViewController? { results }

  /// Whether the content is dimmed during the search, and a tap there ends it.
  ///
  /// Default: `true`. Set it to `false` if the content itself shows the results.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { updateOverlay() }
  }
  /// Whether the navigation bar disappears during the search; `true` by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the Cancel button appears and disappears with the search; `true` by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes appear and disappear with the search; `true` by default.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown exactly while there is text; `true` by default.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results are shown.
  ///
  /// Setting it ends that they follow the text.
  open var showsSearchResultsController: Bool {
    get { overlay?.shows(results) ?? false }
    set {
      automaticallyShowsSearchResultsController = false
      showsResults = newValue
      updateOverlay()
    }
  }
  private var showsResults = false

  /// Whether the search is under way: since the search bar is edited, until it is cancelled.
  open var isActive: Bool {
    get { isActiveStorage }
    set { if newValue { begin() } else { end() } }
  }

  override var isSearching: Bool { isActive }

  override func cancelSearch() { searchBar.pressCancel() }

  // MARK: Search bar

  final func searchBarDidBeginEditing() { begin() }

  /// Updates the results after the text has changed: by the user, the program, or assistive
  /// technology, which needs no keyboard and so no search that is under way.
  final func searchBarDidChange() {
    if isActiveStorage { updateOverlay() }
    updateResults()
  }

  private func updateResults() {
    CallbackNesting.call("updateSearchResults(for:)", of: self) {
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  final func searchBarDidCancel() { end() }

  final func searchBarDidLayOut() { placeOverlay() }

  // MARK: Begin and end

  private func begin() {
    demandMainThread(type(of: self))
    guard !isActiveStorage else { return }
    place = host?.contentScrollViewForBars.map(SearchedPlace.init)
    delegate?.willPresentSearchController(self)
    isActiveStorage = true
    delegate?.presentSearchController(self)
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, bar.scopeButtonTitles != nil {
      bar.setShowsScope(true, animated: true)
    }
    joinHost()
    // Data sources that read `isActive` have to be loaded before the layout that follows.
    updateResults()
    updateBars { [weak self] in
      guard let self else { return }
      delegate?.didPresentSearchController(self)
    }
  }

  private func end() {
    demandMainThread(type(of: self))
    guard isActiveStorage else { return }
    delegate?.willDismissSearchController(self)
    isActiveStorage = false
    bar.resignFirstResponder()
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { bar.setShowsScope(false, animated: true) }
    if bar.text?.isEmpty == false {
      // Updates the results.
      bar.text = nil
    } else {
      updateResults()
    }
    updateBars { [weak self] in
      guard let self else { return }
      delegate?.didDismissSearchController(self)
    }
    if parentStorage != nil { removeFromParent() }
  }

  /// The controller whose content is searched: that of the navigation item, or the one that has the
  /// search bar in its view or in its bars; `nil` while the bar is nowhere.
  private var host: UIViewController? {
    if let parentStorage { return parentStorage }
    guard let item else { return bar.searchedController }
    return item.bar?.navigationController?.stack.first { $0.navigationItemStorage === item }
  }

  /// Lays out the bars anew, and shows or removes what covers the content.
  private func updateBars(completion: @escaping () -> Void) {
    changes += 1
    let number = changes
    guard let view = item?.bar?.navigationController?.viewStorage, view.window != nil else {
      updateOverlay()
      return (bar.window?.loop ?? .current).onNextFrame(completion)
    }
    updateOverlay()
    UIView.animateMotion(
      withDuration: UISearchController.duration,
      in: view,
      animations: { [self] in
        if !isActiveStorage { place?.end() }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        if isActiveStorage { place?.begin() } else { place?.restore() }
      },
      completion: { [weak self] _ in
        guard self?.changes == number else { return }
        view.setNeedsLayout()
        completion()
      }
    )
  }

  // MARK: Results

  private var wantsResults: Bool {
    guard results != nil else { return false }
    return automaticallyShowsSearchResultsController ? bar.text?.isEmpty == false : showsResults
  }

  private func joinHost() {
    if parentStorage == nil { host?.addChild(self) }
  }

  /// Makes, changes or removes what covers the content, and places it.
  final func updateOverlay() {
    guard isActiveStorage, obscuresBackgroundDuringPresentation || wantsResults, let host else {
      return removeOverlay()
    }
    joinHost()
    let new = overlay == nil ? SearchOverlay(of: self) : nil
    if let new {
      overlay = new
      track(host.appearance)
      if bar.isDescendant(of: host.view) { bar.scrollIntoView(animated: bar.window != nil) }
    }
    overlay?.isDim = obscuresBackgroundDuringPresentation
    overlay?.show(wantsResults ? results : nil)
    placeOverlay()
  }

  /// Begins and ends appearance with the content that is covered.
  private func track(_ state: AppearanceState) {
    guard state == .appeared || state == .appearing, canBegin(true) else { return }
    beginAppearance(true, animated: false)
    if state == .appeared { endAppearance() }
  }

  private func removeOverlay() {
    guard let overlay else { return }
    overlay.show(nil)
    overlay.scrollView = nil
    overlay.removeFromSuperview()
    if canBegin(false) { beginAppearance(false, animated: false) }
    if appearance == .disappearing { endAppearance() }
    self.overlay = nil
  }

  /// Places what covers the content over the content's view, which may be sliding.
  final func placeOverlay() {
    guard let overlay, let view = host?.viewStorage, let content = view.superview else { return }
    if overlay.superview !== content { content.insertSubview(overlay, aboveSubview: view) }
    overlay.alpha = view.alpha
    overlay.place(over: view, beside: bar)
  }

  // MARK: As a child of the controller with the content

  /// The controller with the content, so that keys reach it from the results.
  open override var next: UIResponder? { super.next ?? parentStorage }

  override var managesChildAppearance: Bool { true }

  override var childrenToForwardAppearanceTo: [UIViewController] {
    overlay?.shown.map { [$0] } ?? []
  }

  override func isShown(in view: UIView) -> Bool { overlay != nil }

  override func appearanceDidEnd(_ isAppearing: Bool) {
    if isAppearing { placeOverlay() } else { overlay?.removeFromSuperview() }
  }
}
