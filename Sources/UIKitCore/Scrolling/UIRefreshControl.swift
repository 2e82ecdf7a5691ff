public import Foundation
import UIKitGraphics

/// The control above a list that loads its content anew when the list is pulled down.
///
///     refreshControl = UIRefreshControl()
///     refreshControl?.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
///
/// A pull beyond a fifth of the list's height, 110 points at most, sends `.valueChanged`; the
/// spokes turn until `endRefreshing()`. F5 and Ctrl+R do the same.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height that the control takes above the content while it refreshes, in points.
  private static let height: CGFloat = 60
  /// Width and height of the spokes, in points.
  private static let side: CGFloat = 28
  /// The greatest distance of a pull that refreshes, in points.
  private static let pull: CGFloat = 110

  /// The list that shows the control.
  final weak var scrollView: UIScrollView?
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  /// The value of `attributedTitle`.
  private var title: NSAttributedString?
  /// Whether the present drag has sent its event.
  private var hasTriggered = false
  /// The space that the control takes from the scroll view's top, in points.
  final private(set) var takenHeight: CGFloat = 0

  /// Creates a control; put it into `refreshControl` of a scroll view or a table controller, or
  /// add it to a scroll view.
  ///
  /// - Parameter frame: Not used: the list sets it.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIRefreshControl.height))
    setUp()
  }

  /// Creates a control without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = CGSize(width: 320, height: UIRefreshControl.height)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    spinner.hidesWhenStopped = false
    spinner.isHidden = false
    spinner.revealedSpokes = 0
    spinner.ownSide = UIRefreshControl.side
    spinner.bounds.size = CGSize(width: UIRefreshControl.side, height: UIRefreshControl.side)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    addSubview(spinner)
    addSubview(label)
    isHidden = true
  }

  /// Whether it refreshes: since a pull or `beginRefreshing()`, until `endRefreshing()`.
  open private(set) var isRefreshing = false

  /// A text below the spokes.
  ///
  /// Default: `nil`.
  open var attributedTitle: NSAttributedString? {
    get { title }
    set {
      title = newValue
      label.attributedText = newValue
      setNeedsLayout()
    }
  }

  /// Shows that the content is being loaded, without sending `.valueChanged`.
  ///
  /// The content is not scrolled: the control is visible when the list is pulled down, or scrolled
  /// there by the program.
  open func beginRefreshing() {
    demandMainThread(type(of: self))
    guard !isRefreshing else { return }
    start()
    takeSpace()
  }

  /// Shows that the content has been loaded; the content moves back to the top.
  open func endRefreshing() {
    demandMainThread(type(of: self))
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stopAnimating()
    if scrollView?.isDragging != true { giveSpaceBack() }
  }

  private func start() {
    isRefreshing = true
    spinner.revealedSpokes = nil
    spinner.startAnimating()
    isHidden = false
    alpha = 1
  }

  /// Begins to refresh for the user, and sends the event.
  ///
  /// - Returns: Whether it began; not while it refreshes or is disabled.
  @discardableResult
  final func trigger() -> Bool {
    guard !isRefreshing, isEnabled else { return false }
    start()
    if scrollView?.isDragging != true { takeSpace() }
    sendActions(for: .valueChanged)
    return true
  }

  /// Begins to refresh for a key, and shows the control if the content is at the top.
  final func triggerByKey() -> Bool {
    guard let scrollView else { return false }
    let isAtTop = scrollView.contentOffset.y <= scrollView.minimumOffset.y
    guard trigger() else { return false }
    if isAtTop, takenHeight > 0 {
      let top = CGPoint(x: scrollView.contentOffset.x, y: scrollView.minimumOffset.y)
      scrollView.motion.animate(to: top, notifiesDelegate: false)
    }
    return true
  }

  // MARK: In a list

  /// Belongs to the list that it is added to, as a subview or as a table's background view.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview !== scrollView else { return }
    if let list = superview as? UIScrollView {
      list.refreshControl = self
    } else {
      scrollView?.refreshControl = nil
    }
  }

  // MARK: Space

  private func takeSpace() {
    guard takenHeight == 0, let scrollView else { return }
    takenHeight = UIRefreshControl.height
    scrollView.refreshSpaceChanged()
    updatePosition()
  }

  private func giveSpaceBack() {
    guard takenHeight > 0 else { return updatePosition() }
    takenHeight = 0
    scrollView?.refreshSpaceChanged()
    scrollView?.leaveRefreshSpace()
    updatePosition()
  }

  /// Takes part in the end of a drag, before the content's motion is chosen.
  final func dragDidEnd() {
    hasTriggered = false
    if isRefreshing { return takeSpace() }
    guard takenHeight > 0 else { return }
    takenHeight = 0
    scrollView?.refreshSpaceChanged()
    updatePosition()
  }

  /// Appears above a list.
  final func enter(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    if isRefreshing { takeSpace() }
    updatePosition()
  }

  /// Gives the space back without motion, before the control leaves the list.
  final func leave() {
    takenHeight = 0
    if isRefreshing {
      isRefreshing = false
      spinner.stopAnimating()
    }
    isHidden = true
  }

  // MARK: Place

  /// Places the control above the content, and at the top of a longer pull.
  final func updatePosition() {
    guard let scrollView else { return }
    let pulled = scrollView.topBelowRefreshControl - scrollView.contentOffset.y
    guard pulled > 0 || isRefreshing else {
      if !isHidden { isHidden = true }
      return
    }
    isHidden = false
    let y = min(-UIRefreshControl.height, -pulled)
    let width = scrollView.boundsStorage.width
    frame = CGRect(x: 0, y: y, width: width, height: UIRefreshControl.height)
    guard !isRefreshing else { return }
    let distance = min(UIRefreshControl.pull, scrollView.boundsStorage.height / 5)
    let fraction = min(1, max(0, pulled / max(distance, 1)))
    alpha = fraction
    spinner.revealedSpokes = Int((fraction * 12).rounded(.down))
    if scrollView.isDragging, fraction >= 1, !hasTriggered {
      hasTriggered = true
      trigger()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = !(title?.string ?? "").isEmpty
    spinner.center = CGPoint(x: bounds.midX, y: hasTitle ? 22 : bounds.midY)
    label.isHidden = !hasTitle
    label.frame = CGRect(x: 8, y: 40, width: max(0, bounds.width - 16), height: 18)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = tintColorStorage
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIRefreshControl.height)
  }
}
