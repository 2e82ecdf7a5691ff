import Foundation
import UIKitGraphics

/// A view that covers the content of a screen during a search, dims it and shows the results.
///
/// The overlay is in front of the content's view, leaves the search bar uncovered, and disables the
/// scroll view that contains the search bar.
final class SearchOverlay: UIView, ContentScrollObserver {
  private weak var searchController: UISearchController?
  /// The visible results controller; `nil` if the results are hidden.
  private(set) weak var displayedController: UIViewController?
  private weak var coveredView: UIView?
  private weak var nextObserver: (any ContentScrollObserver)?
  private var wasScrollEnabled = true

  init(of search: UISearchController) {
    self.searchController = search
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let recognizer = UITapGestureRecognizer()
    recognizer.addHandler { [weak self] _ in
      guard let self, displayedController == nil else { return }
      self.searchController?.isActive = false
    }
    recognizer.cancelsTouchesInView = false
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? { searchController }

  /// Whether the content is dimmed.
  var isDim = true {
    didSet { backgroundColor = isDim ? UIColor(white: 0, alpha: 0.2) : nil }
  }

  /// Returns whether a controller's view is visible in the overlay.
  func shows(_ controller: UIViewController?) -> Bool {
    controller != nil && displayedController === controller
  }

  // MARK: Results

  /// Shows or removes the results controller.
  ///
  /// Its appearance follows the search controller's.
  func show(_ controller: UIViewController?) {
    guard controller !== displayedController else { return }
    if let oldController = displayedController {
      displayedController = nil
      oldController.willMove(toParent: nil)
      if oldController.canBegin(isAppearing: false) {
        oldController.beginAppearance(false, animated: false)
      }
      oldController.viewStorage?.removeFromSuperview()
      if oldController.appearance == .disappearing { oldController.endAppearance() }
      oldController.removeFromParent()
    }
    guard let controller, let searchController, let view = controller.view else { return }
    displayedController = controller
    searchController.addChild(controller)
    let isOnScreen =
      searchController.appearance == .appeared || searchController.appearance == .appearing
    if isOnScreen, controller.canBegin(isAppearing: true) {
      controller.beginAppearance(true, animated: false)
    }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    if searchController.appearance == .appeared, controller.appearance == .appearing {
      controller.endAppearance()
    }
    controller.didMove(toParent: searchController)
  }

  // MARK: Layout

  /// Covers a view, except for a search bar inside it.
  ///
  /// - Parameters:
  ///   - view: The view of the content, a sibling.
  ///   - bar: The search bar.
  func layOut(over view: UIView, beside bar: UISearchBar) {
    coveredView = view
    guard bar.isDescendant(of: view) else {
      scrollView = nil
      frame = view.frame
      let controller = view.owner as? UIViewController
      displayedController?.containerSafeArea.top =
        controller?.navigationItemStorage?.palette?.fullHeight ?? 0
      return
    }
    scrollView = bar.scrollView(inside: view)
    displayedController?.containerSafeArea.top = 0
    let barFrame = bar.convert(bar.bounds, to: superview)
    var frame = view.frame
    if barFrame.midY <= frame.midY {
      let top = min(max(barFrame.maxY, frame.minY), frame.maxY)
      frame = CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
    } else {
      frame.size.height = min(max(barFrame.minY, frame.minY), frame.maxY) - frame.minY
    }
    self.frame = frame
  }

  /// The scroll view whose content includes the search bar.
  ///
  /// During the search, only the application scrolls it.
  weak var scrollView: UIScrollView? {
    didSet {
      guard scrollView !== oldValue else { return }
      if let oldValue, oldValue.contentScrollObserver === self {
        oldValue.contentScrollObserver = nextObserver
        oldValue.isScrollEnabled = wasScrollEnabled
      }
      guard let scrollView else { return }
      nextObserver = scrollView.contentScrollObserver
      wasScrollEnabled = scrollView.isScrollEnabled
      scrollView.contentScrollObserver = self
      scrollView.isScrollEnabled = false
    }
  }

  func contentDidScroll(_ scrollView: UIScrollView) {
    nextObserver?.contentDidScroll(scrollView)
    guard let coveredView, let searchController, superview != nil else { return }
    layOut(over: coveredView, beside: searchController.searchBar)
  }

  func restingOffset(near offset: CGPoint, of scrollView: UIScrollView) -> CGPoint {
    nextObserver?.restingOffset(near: offset, of: scrollView) ?? offset
  }
}

extension SearchOverlay: FocusCover {
  func covers(_ view: UIView) -> Bool {
    guard let coveredView, view.isDescendant(of: coveredView) else { return false }
    return searchController.map { !view.isDescendant(of: $0.searchBar) } ?? false
  }
}

extension UIView {
  /// Returns the nearest scroll view around this view up to and including an outer view; `nil` for
  /// none.
  fileprivate final func scrollView(inside outer: UIView) -> UIScrollView? {
    var view = superview
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current === outer ? nil : current.superview
    }
    return nil
  }

  /// The controller whose content the search bar in this view searches.
  ///
  /// This is the nearest ancestor that defines a presentation context, or else the nearest
  /// ancestor. For search bars in bars, it is the controller of the bar.
  final var searchedController: UIViewController? {
    var nearest: UIViewController?
    var responder: UIResponder? = next
    while let current = responder {
      let navigationController =
        current as? UINavigationController ?? (current as? UINavigationBar)?.navigationController
      if let navigationController {
        return nearest ?? navigationController.displayedController
          ?? navigationController.stack.last
      }
      if let controller = current as? UIViewController {
        if controller.definesPresentationContext { return controller }
        nearest = nearest ?? controller
      }
      responder = current.next
    }
    return nearest
  }
}
