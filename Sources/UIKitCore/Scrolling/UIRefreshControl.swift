public import Foundation
import UIKitGraphics

/// A control above a list that refreshes its content when the user pulls the list down.
///
///     refreshControl = UIRefreshControl()
///     refreshControl?.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
///
/// A pull beyond a fifth of the list's height, at most 110 points, sends `.valueChanged`. The
/// spinner runs until `endRefreshing()`. F5 and Ctrl+R refresh as well.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height of the control above the content while refreshing, in points.
  private static let height: CGFloat = 60
  /// The width and height of the spinner, in points.
  private static let spinnerSide: CGFloat = 28
  /// The maximum pull distance for refreshing, in points.
  private static let maximumTriggerDistance: CGFloat = 110

  /// The scroll view of the control.
  final weak var scrollView: UIScrollView?
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  /// The storage of `attributedTitle`.
  private var title: NSAttributedString?
  /// Whether the current drag has triggered refreshing.
  private var hasTriggered = false
  /// The height added to the scroll view's top inset, in points.
  final private(set) var reservedHeight: CGFloat = 0

  /// Creates a refresh control for the `refreshControl` property of a scroll view or table
  /// controller.
  ///
  /// Adding it to a scroll view as a subview has the same effect.
  ///
  /// - Parameter frame: Ignored; the list sets the frame.
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
    spinner.sideStorage = UIRefreshControl.spinnerSide
    spinner.bounds.size = CGSize(
      width: UIRefreshControl.spinnerSide,
      height: UIRefreshControl.spinnerSide
    )
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    addSubview(spinner)
    addSubview(label)
    isHidden = true
  }

  /// Whether the control is refreshing, from a pull or `beginRefreshing()` until `endRefreshing()`.
  open private(set) var isRefreshing = false

  /// The text below the spinner.
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

  /// Begins refreshing without sending `.valueChanged`.
  ///
  /// The content does not scroll. The control becomes visible when the user or the application
  /// scrolls to the top.
  open func beginRefreshing() {
    demandMainThread(type(of: self))
    guard !isRefreshing else { return }
    start()
    reserveSpace()
  }

  /// Ends refreshing, and scrolls the content out of the space of the control.
  ///
  /// During a drag, the space is released when the drag ends.
  open func endRefreshing() {
    demandMainThread(type(of: self))
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stopAnimating()
    if scrollView?.isDragging != true { releaseSpace() }
  }

  private func start() {
    isRefreshing = true
    spinner.revealedSpokes = nil
    spinner.startAnimating()
    isHidden = false
    alpha = 1
  }

  /// Begins refreshing on behalf of the user and sends the event.
  ///
  /// - Returns: `false` if the control is already refreshing or is disabled.
  @discardableResult
  final func trigger() -> Bool {
    guard !isRefreshing, isEnabled else { return false }
    start()
    if scrollView?.isDragging != true { reserveSpace() }
    sendActions(for: .valueChanged)
    return true
  }

  /// Begins refreshing after a key press, and scrolls to the control if the content is at the top.
  ///
  /// - Returns: `false` if the control is already refreshing, disabled or not in a scroll view.
  final func triggerByKey() -> Bool {
    guard let scrollView else { return false }
    let isAtTop = scrollView.contentOffset.y <= scrollView.minimumOffset.y
    guard trigger() else { return false }
    if isAtTop, reservedHeight > 0 {
      let top = CGPoint(x: scrollView.contentOffset.x, y: scrollView.minimumOffset.y)
      scrollView.motion.animate(to: top, notifiesDelegate: false)
    }
    return true
  }

  // MARK: Attaching

  /// Attaches the control to the list that contains it as a subview or as a table's background
  /// view.
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

  private func reserveSpace() {
    guard reservedHeight == 0, let scrollView else { return }
    reservedHeight = UIRefreshControl.height
    scrollView.refreshSpaceDidChange()
    updatePosition()
  }

  private func releaseSpace() {
    guard reservedHeight > 0 else { return updatePosition() }
    reservedHeight = 0
    scrollView?.refreshSpaceDidChange()
    scrollView?.leaveRefreshSpace()
    updatePosition()
  }

  /// Takes up its space at the end of a drag while refreshing, and releases it otherwise; called
  /// before the scroll view chooses the motion.
  final func dragDidEnd() {
    hasTriggered = false
    if isRefreshing { return reserveSpace() }
    guard reservedHeight > 0 else { return }
    reservedHeight = 0
    scrollView?.refreshSpaceDidChange()
    updatePosition()
  }

  /// Attaches the control to a scroll view.
  final func enter(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    if isRefreshing { reserveSpace() }
    updatePosition()
  }

  /// Ends refreshing and releases the space without animation, before the control leaves the scroll
  /// view.
  final func leave() {
    reservedHeight = 0
    if isRefreshing {
      isRefreshing = false
      spinner.stopAnimating()
    }
    isHidden = true
  }

  // MARK: Position

  /// Positions the control above the content; a longer pull keeps it at the top edge.
  final func updatePosition() {
    guard let scrollView else { return }
    let pullDistance = scrollView.topBelowRefreshControl - scrollView.contentOffset.y
    guard pullDistance > 0 || isRefreshing else {
      if !isHidden { isHidden = true }
      return
    }
    isHidden = false
    let y = min(-UIRefreshControl.height, -pullDistance)
    let width = scrollView.boundsStorage.width
    frame = CGRect(x: 0, y: y, width: width, height: UIRefreshControl.height)
    guard !isRefreshing else { return }
    let triggerDistance = min(
      UIRefreshControl.maximumTriggerDistance,
      scrollView.boundsStorage.height / 5
    )
    let fraction = min(1, max(0, pullDistance / max(triggerDistance, 1)))
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
