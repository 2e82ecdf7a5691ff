import Foundation
import UIKitGraphics
import UIKitSupport

/// The large title and the search bar below the navigation bar, which collapse as the content
/// scrolls.
///
/// The palette belongs to a navigation item and slides with the view of the item's controller.
final class NavigationPalette: UIView, ContentScrollObserver {
  /// Distances and heights, in points.
  enum Metrics {
    static let titleHeight: CGFloat = 52
    static let titleGap: CGFloat = 8
    static let margin: CGFloat = 16
    /// The fraction of the large title that must be covered before the small title appears.
    static let coveredFraction: CGFloat = 0.7
  }

  private unowned let item: UINavigationItem
  private let label = UILabel()
  private let titleClip = UIView()
  private let hairline = UIView()
  private weak var searchBar: UISearchBar?
  private weak var scrollView: UIScrollView?
  /// Whether the screen has a large title, which is hidden during a search.
  private(set) var hasTitle = false
  private var titleHeight: CGFloat = 0
  private var searchHeight: CGFloat = 0
  /// Whether the search bar collapses as the content scrolls.
  private var collapsesSearch = false
  /// The height hidden by scrolling, in points, from 0 to `collapsingHeight`.
  private var collapsedHeight: CGFloat = 0

  init(item: UINavigationItem) {
    self.item = item
    super.init(frame: .zero)
    isPartOfSuperview = true
    clipsToBounds = true
    backgroundColor = UINavigationBar.standardColor
    hairline.backgroundColor = .separator
    titleClip.clipsToBounds = true
    titleClip.isPartOfSuperview = true
    label.isPartOfSuperview = true
    label.accessibilityTraits = .header
    titleClip.addSubview(label)
    addSubview(titleClip)
    addSubview(hairline)
  }

  required init?(coder: NSCoder) {
    misuse("A palette is made by its navigation controller only")
  }

  // MARK: Content

  /// Updates the palette for the item and the bar.
  ///
  /// - Parameters:
  ///   - showsTitle: Whether the screen has a large title.
  ///   - bar: The navigation bar.
  func update(showsTitle: Bool, bar: UINavigationBar) {
    let searchController = item.searchController
    let isSearching = searchController?.isActive ?? false
    hasTitle = showsTitle
    titleHeight = showsTitle && !isSearching ? Metrics.titleHeight : 0
    titleClip.isHidden = titleHeight == 0
    label.attributedText = NSAttributedString(
      string: item.title ?? "",
      attributes: bar.largeTitleAttributes
    )
    overrideUserInterfaceStyle = bar.overrideUserInterfaceStyle
    backgroundColor = bar.isClassic ? ClassicPlate.Fill.bar.lower.1 : bar.fillColor
    adopt(searchController?.searchBar)
    searchHeight = searchBar.map { $0.sizeThatFits(bounds.size).height - 4 } ?? 0
    collapsesSearch = item.hidesSearchBarWhenScrolling && !isSearching
    if let scrollView { scrollView.collapsingHeight = collapsingHeight }
    updateCollapsedHeight()
    setNeedsLayout()
  }

  private func adopt(_ newBar: UISearchBar?) {
    guard newBar !== searchBar || newBar?.superview !== self else { return }
    if searchBar !== newBar, searchBar?.superview === self {
      searchBar?.isInBar = false
      searchBar?.removeFromSuperview()
    }
    searchBar = newBar
    guard let newBar else { return }
    newBar.isInBar = true
    insertSubview(newBar, belowSubview: hairline)
  }

  /// The height without any collapsing, in points.
  var fullHeight: CGFloat { titleHeight + searchHeight }

  /// The height that scrolling can hide, in points.
  private var collapsingHeight: CGFloat { titleHeight + (collapsesSearch ? searchHeight : 0) }

  /// The hidden height of the search bar, which collapses before the title, in points.
  private var collapsedSearchHeight: CGFloat {
    collapsesSearch ? min(collapsedHeight, searchHeight) : 0
  }

  /// The hidden height of the large title, in points.
  private var collapsedTitleHeight: CGFloat {
    min(titleHeight, collapsedHeight - collapsedSearchHeight)
  }

  /// Whether the large title is visible and the bar therefore hides its title.
  var showsTitle: Bool {
    titleHeight > 0 && collapsedTitleHeight < titleHeight * Metrics.coveredFraction
  }

  // MARK: Scrolling

  /// Tracks the scroll view of a controller; `nil` stops tracking and leaves the palette expanded.
  func track(_ view: UIScrollView?) {
    guard view !== scrollView else { return }
    if scrollView?.contentScrollObserver === self {
      scrollView?.contentScrollObserver = nil
      scrollView?.collapsingHeight = 0
    }
    scrollView = view
    view?.contentScrollObserver = self
    view?.collapsingHeight = collapsingHeight
    updateCollapsedHeight()
  }

  private func updateCollapsedHeight() {
    let newHeight = scrollView?.collapsedTop ?? 0
    guard newHeight != collapsedHeight else { return }
    collapsedHeight = newHeight
    setNeedsLayout()
  }

  func contentDidScroll(_ scrollView: UIScrollView) {
    let showedTitle = showsTitle
    let wasHidden = isHidden
    let oldHeight = collapsedHeight
    updateCollapsedHeight()
    guard collapsedHeight != oldHeight else { return }
    layOut()
    if isHidden != wasHidden { item.bar?.setNeedsLayout() }
    if showsTitle != showedTitle { item.bar?.titleVisibilityDidChange(of: item) }
  }

  func restingOffset(near offset: CGPoint, of scrollView: UIScrollView) -> CGPoint {
    let top = scrollView.topBelowRefreshControl
    let distance = offset.y - top
    var stops: [CGFloat] = [0]
    if collapsesSearch, searchHeight > 0 { stops.append(searchHeight) }
    if titleHeight > 0 { stops.append(collapsingHeight) }
    for (low, high) in zip(stops, stops.dropFirst()) where distance > low && distance < high {
      return CGPoint(x: offset.x, y: top + (distance - low < (high - low) / 2 ? low : high))
    }
    return offset
  }

  // MARK: Layout

  /// Positions the palette above the content's view, which may be sliding; `nil` changes only the
  /// height.
  func layOut(over view: UIView? = nil) {
    var frame = frame
    if let view { (frame.origin.x, frame.size.width) = (view.frame.minX, view.frame.width) }
    frame.origin.y = 0
    frame.size.height = max(0, fullHeight - collapsedHeight)
    if frame != self.frame { self.frame = frame }
    // The palette stays visible while it shrinks with an animation.
    isHidden = frame.height <= 0 && (isHidden || AnimationContext.current == nil)
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = mirror
    let insets = mirror.insets(safeAreaInsets)
    let left = insets.left + Metrics.margin
    let titleBottom = titleHeight - collapsedTitleHeight
    titleClip.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, titleBottom))
    let height = label.sizeThatFits(bounds.size).height.rounded(.up)
    label.frame = mirror.frame(
      CGRect(
        x: left,
        y: titleBottom - Metrics.titleGap - height,
        width: max(0, bounds.width - left - insets.right - Metrics.margin),
        height: height
      )
    )
    searchBar?.frame = CGRect(
      x: 0,
      y: titleBottom,
      width: bounds.width,
      height: max(0, searchHeight - collapsedSearchHeight)
    )
    let lineHeight = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(
      x: 0,
      y: bounds.height - lineHeight,
      width: bounds.width,
      height: lineHeight
    )
  }
}

extension UINavigationBar {
  /// The effective attributes of large titles.
  final var largeTitleAttributes: [NSAttributedString.Key: Any] {
    let standard: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 34, weight: .bold),
      .foregroundColor: isClassic ? UIColor.white : .label,
    ]
    return standard.merging(displayedLargeTitleAttributes ?? [:]) { $1 }
  }

  /// Shows or hides the small title of an item after a change of its large title.
  final func titleVisibilityDidChange(of item: UINavigationItem) {
    guard item === topItem, transition == nil else { return }
    content?.setShowsTitle(!(item.palette?.showsTitle ?? false), animated: window != nil)
  }
}
