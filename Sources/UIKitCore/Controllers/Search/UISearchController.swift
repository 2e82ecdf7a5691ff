public import Foundation
import UIKitGraphics

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins or ends, and when its text or scope changes.
  ///
  /// - Parameter searchController: The search controller, whose `searchBar` contains the text.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller, which is notified of its beginning and end.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  ///
  /// - Parameter searchController: The search controller.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Called after the search has begun and its animation has ended.
  ///
  /// - Parameter searchController: The search controller.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Called before the search ends.
  ///
  /// - Parameter searchController: The search controller.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Called after the search and its animation have ended.
  ///
  /// - Parameter searchController: The search controller.
  func didDismissSearchController(_ searchController: UISearchController)

  /// Called after `willPresentSearchController(_:)`.
  ///
  /// - Parameter searchController: The search controller.
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

/// Manages a search of a screen's content with a search bar and an optional results controller.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     search.obscuresBackgroundDuringPresentation = false
///     navigationItem.searchController = search
///
/// The search bar is below the navigation bar, or in a view chosen by the application. At the end
/// of the search, the content returns to its previous scroll position, unless it was scrolled
/// otherwise in the meantime.
@preconcurrency @MainActor
open class UISearchController: UIViewController, SearchBarOwner {
  private static let duration: TimeInterval = 0.25

  private let results: UIViewController?
  private let bar = UISearchBar()
  private var isActiveStorage = false
  final private(set) var overlay: SearchOverlay?
  /// Incremented when the search begins or ends; a completion with an older value is ignored.
  private var changeSerial = 0
  /// The scroll position of the content when the search began.
  private var savedPosition: SavedScrollPosition?
  /// The navigation item whose bar contains the search bar.
  final weak var item: UINavigationItem?

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: The controller in front of the content while the search
  ///   text is not empty; `nil` if the content itself displays the results.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.search = self
  }

  /// Creates a search controller without a results controller.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Must be `nil`.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.search = self
  }

  /// Creates a search controller without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    bar.search = self
  }

  /// The object that updates the results; `nil` by default.
  ///
  /// Not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate; `nil` by default.
  ///
  /// Not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The search bar.
  open var searchBar: UISearchBar { bar }
  /// The results controller; `nil` if the content itself displays the results.
  open var searchResultsController: UIViewController? { results }

  /// Whether the content is dimmed during the search, and a tap on it ends the search.
  ///
  /// Default: `true`. Set it to `false` if the content itself displays the results.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { updateOverlay() }
  }
  /// Whether the navigation bar is hidden during the search; `true` by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the Cancel button is visible only during the search; `true` by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar is visible only during the search; `true` by default.
  open var automaticallyShowsScopeBar = true
  /// Whether the results controller is visible only while the search text is not empty; `true` by
  /// default.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results controller is visible.
  ///
  /// Setting it disables the automatic visibility.
  open var showsSearchResultsController: Bool {
    get { overlay?.shows(results) ?? false }
    set {
      automaticallyShowsSearchResultsController = false
      showsResults = newValue
      updateOverlay()
    }
  }
  private var showsResults = false

  /// Whether the search is active, from the beginning of editing in the search bar until its
  /// cancellation.
  open var isActive: Bool {
    get { isActiveStorage }
    set { if newValue { begin() } else { end() } }
  }

  override var isSearching: Bool { isActive }

  override func cancelSearch() { searchBar.pressCancel() }

  // MARK: Search bar

  final func searchBarDidBeginEditing() { begin() }

  /// Updates the results after the text was changed by the user, the application or assistive
  /// technology, which may change it without an active search.
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

  final func searchBarDidLayOut() { layOutOverlay() }

  // MARK: Activation

  private func begin() {
    demandMainThread(type(of: self))
    guard !isActiveStorage else { return }
    savedPosition = host?.contentScrollViewForBars.map(SavedScrollPosition.init)
    delegate?.willPresentSearchController(self)
    isActiveStorage = true
    delegate?.presentSearchController(self)
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, bar.scopeButtonTitles != nil {
      bar.setShowsScope(true, animated: true)
    }
    joinHost()
    // Data sources that read `isActive` must reload before the following layout.
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
      // Clearing the text updates the results.
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

  /// The controller with the searched content: the controller of the navigation item, or the one
  /// with the search bar in its view or bars; `nil` if the bar is not in a window.
  private var host: UIViewController? {
    if let parentStorage { return parentStorage }
    guard let item else { return bar.searchedController }
    return item.bar?.navigationController?.stack.first { $0.navigationItemStorage === item }
  }

  /// Updates the layout of the bars, and shows or removes the overlay.
  private func updateBars(completion: @escaping () -> Void) {
    changeSerial += 1
    let serial = changeSerial
    guard let view = item?.bar?.navigationController?.viewStorage, view.window != nil else {
      updateOverlay()
      return (bar.window?.host ?? .current).onNextFrame(completion)
    }
    updateOverlay()
    UIView.animateMotion(
      withDuration: UISearchController.duration,
      in: view,
      animations: { [self] in
        if !isActiveStorage { savedPosition?.end() }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        if isActiveStorage { savedPosition?.begin() } else { savedPosition?.restore() }
      },
      completion: { [weak self] _ in
        guard self?.changeSerial == serial else { return }
        view.setNeedsLayout()
        completion()
      }
    )
  }

  // MARK: Results

  private var displaysResults: Bool {
    guard results != nil else { return false }
    return automaticallyShowsSearchResultsController ? bar.text?.isEmpty == false : showsResults
  }

  private func joinHost() {
    if parentStorage == nil { host?.addChild(self) }
  }

  /// Creates, updates or removes the overlay, and positions it.
  final func updateOverlay() {
    guard isActiveStorage, obscuresBackgroundDuringPresentation || displaysResults, let host else {
      return removeOverlay()
    }
    joinHost()
    let newOverlay = overlay == nil ? SearchOverlay(of: self) : nil
    if let newOverlay {
      overlay = newOverlay
      track(host.appearance)
      if bar.isDescendant(of: host.view) { bar.scrollIntoView(animated: bar.window != nil) }
    }
    overlay?.isDim = obscuresBackgroundDuringPresentation
    overlay?.show(displaysResults ? results : nil)
    layOutOverlay()
  }

  /// Begins and ends the appearance together with the covered content.
  private func track(_ state: AppearanceState) {
    guard state == .appeared || state == .appearing, canBegin(isAppearing: true) else { return }
    beginAppearance(true, animated: false)
    if state == .appeared { endAppearance() }
  }

  private func removeOverlay() {
    guard let overlay else { return }
    overlay.show(nil)
    overlay.scrollView = nil
    overlay.removeFromSuperview()
    if canBegin(isAppearing: false) { beginAppearance(false, animated: false) }
    if appearance == .disappearing { endAppearance() }
    self.overlay = nil
  }

  /// Positions the overlay over the content's view, which may be sliding.
  final func layOutOverlay() {
    guard let overlay, let view = host?.viewStorage, let content = view.superview else { return }
    if overlay.superview !== content { content.insertSubview(overlay, aboveSubview: view) }
    overlay.alpha = view.alpha
    overlay.layOut(over: view, beside: bar)
  }

  // MARK: Responder chain

  /// The controller with the searched content, so that key presses reach it from the results.
  open override var next: UIResponder? { super.next ?? parentStorage }

  override var managesChildAppearance: Bool { true }

  override var childrenToForwardAppearanceTo: [UIViewController] {
    overlay?.displayedController.map { [$0] } ?? []
  }

  override func isShown(in view: UIView) -> Bool { overlay != nil }

  override func appearanceDidEnd(_ isAppearing: Bool) {
    if isAppearing { layOutOverlay() } else { overlay?.removeFromSuperview() }
  }
}
