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

/// The delegate of a search, which hears of its beginning and its end.
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
/// The search bar is below the navigation bar, or where the application puts it.
@preconcurrency @MainActor
open class UISearchController: UIViewController, SearchBarOwner {
  private static let duration: TimeInterval = 0.25

  private let results: UIViewController?
  private let bar = UISearchBar()
  private var isActiveStorage = false
  private var overlay: SearchOverlay?
  /// How often the search began or ended.
  private var changes = 0
  /// The item whose bar shows the search bar.
  final weak var item: UINavigationItem?

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: Shown in front of the content while there is text;
  ///   `nil`: the content itself shows what is found.
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
  /// Default: `true`. Set it to `false` where the content itself shows what is found.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { updateOverlay() }
  }
  /// Whether the navigation bar goes during the search; `true` by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the Cancel button comes and goes with the search; `true` by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go with the search; `true` by default.
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

  // MARK: Search bar

  final func searchBarDidBeginEditing() { begin() }

  /// Updates the results after the text has changed: by the user, the program, or assistive
  /// technology, which needs no keyboard and so no search that is under way.
  final func searchBarDidChange() {
    if isActiveStorage { updateOverlay() }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  final func searchBarDidCancel() { end() }

  // MARK: Begin and end

  private func begin() {
    demandMainThread(type(of: self))
    guard !isActiveStorage else { return }
    delegate?.willPresentSearchController(self)
    isActiveStorage = true
    delegate?.presentSearchController(self)
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, bar.scopeButtonTitles != nil {
      bar.setShowsScope(true, animated: true)
    }
    if let host, parentStorage == nil { host.addChild(self) }
    // Data sources that ask for `isActive` have to be loaded before the layout that follows.
    searchResultsUpdater?.updateSearchResults(for: self)
    follow { [weak self] in
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
      searchResultsUpdater?.updateSearchResults(for: self)
    }
    follow { [weak self] in
      guard let self else { return }
      delegate?.didDismissSearchController(self)
    }
    if parentStorage != nil { removeFromParent() }
  }

  /// The navigation controller that shows the search bar.
  private var navigation: UINavigationController? { item?.bar?.controller }

  /// The controller whose content is searched.
  private var host: UIViewController? {
    navigation?.stack.first { $0.navigationItemStorage === item }
  }

  /// Lays out the bars anew, and shows or removes what covers the content.
  private func follow(completion: @escaping () -> Void) {
    changes += 1
    let number = changes
    guard let view = navigation?.viewStorage, view.window != nil else {
      updateOverlay()
      return (bar.window?.loop ?? .current).onNextFrame(completion)
    }
    updateOverlay()
    UIView.animateMotion(
      withDuration: UISearchController.duration,
      in: view,
      animations: {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        if self?.changes == number { completion() }
      }
    )
  }

  // MARK: Results

  private var wantsResults: Bool {
    guard results != nil else { return false }
    return automaticallyShowsSearchResultsController ? bar.text?.isEmpty == false : showsResults
  }

  private func updateOverlay() {
    guard isActiveStorage, let host, let content = host.viewStorage?.superview,
      obscuresBackgroundDuringPresentation || wantsResults
    else {
      overlay?.show(nil, in: self)
      overlay?.removeFromSuperview()
      overlay = nil
      return
    }
    let overlay = overlay ?? SearchOverlay { [weak self] in self?.end() }
    if self.overlay == nil {
      self.overlay = overlay
      overlay.frame = content.bounds
      if let view = host.viewStorage { content.insertSubview(overlay, aboveSubview: view) }
    }
    overlay.isDim = obscuresBackgroundDuringPresentation
    overlay.show(wantsResults ? results : nil, in: self)
    layOutOverlay()
  }

  /// Places what covers the content below the search bar.
  final func layOutOverlay() {
    guard let overlay, let content = overlay.superview else { return }
    overlay.frame = content.bounds
    results?.containerSafeArea.top = item?.palette?.fullHeight ?? 0
  }
}

/// Covers the content of a screen during a search: dims it, and shows the results.
final class SearchOverlay: UIView {
  private let onTap: () -> Void
  private weak var shown: UIViewController?

  init(onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let recognizer = UITapGestureRecognizer()
    recognizer.addHandler { [weak self] _ in
      guard let self, shown == nil else { return }
      self.onTap()
    }
    recognizer.cancelsTouchesInView = false
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the content is dimmed.
  var isDim = true {
    didSet { backgroundColor = isDim ? UIColor(white: 0, alpha: 0.2) : nil }
  }

  /// Whether a controller's view is shown.
  func shows(_ controller: UIViewController?) -> Bool { controller != nil && shown === controller }

  /// Shows the results, or removes them.
  func show(_ controller: UIViewController?, in search: UISearchController) {
    guard controller !== shown else { return }
    if let old = shown {
      shown = nil
      old.willMove(toParent: nil)
      if old.canBegin(false) { old.beginAppearance(false, animated: false) }
      old.viewStorage?.removeFromSuperview()
      if old.appearance == .disappearing { old.endAppearance() }
      old.removeFromParent()
    }
    guard let controller, let view = controller.view else { return }
    shown = controller
    search.addChild(controller)
    if controller.canBegin(true) { controller.beginAppearance(true, animated: false) }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    if controller.appearance == .appearing { controller.endAppearance() }
    controller.didMove(toParent: search)
  }
}
