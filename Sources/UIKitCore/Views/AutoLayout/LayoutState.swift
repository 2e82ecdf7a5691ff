import Foundation
import UIKitConstraints
import UIKitGraphics

/// The state of constraint-based layout of a view or a layout guide.
///
/// Views that do not participate in it have none.
@MainActor
final class LayoutState {
  private(set) weak var viewStorage: UIView?
  private(set) weak var guide: UILayoutGuide?

  /// Whether the frame and autoresizing mask determine the view's rectangle.
  var translatesAutoresizingMask = true
  /// Whether constraints connect the inside of the view with the outside, so that both are solved
  /// together even though the view's frame is given.
  var hasCrossingConstraints = false
  /// The constraints held by the view, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints with the view or guide as an item.
  var references: [NSLayoutConstraint] = []
  /// The guides added to the view.
  var guides: [UILayoutGuide] = []
  /// The priorities of hugging and compression resistance, each horizontal and vertical.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  /// The variables of the rectangle in an ancestor's engine.
  var box: LayoutBox?
  /// The engine for the constraints inside, if the view's own rectangle is given.
  var engine: LayoutEngine?
  /// The constraints that have left the engine of the former superview and are not yet in another.
  var orphans: [NSLayoutConstraint] = []
  /// The rectangle of a guide, in its view's coordinates.
  var frame = CGRect.zero

  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  /// The constraint for the maximum width of the readable content guide.
  var readableLimit: NSLayoutConstraint?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var scrollFrameGuide: UILayoutGuide?
  var scrollContentGuide: UILayoutGuide?
  /// Whether the view is hidden, but still visible while it collapses in a stack view.
  var isCollapsing = false
  /// Whether the view's content is being measured.
  var isMeasuringContent = false
  /// Whether the superview reads the view's content size in its layout.
  var isMeasuredBySuperview = false {
    didSet { engine?.isRootMeasuredBySuperview = isMeasuredBySuperview }
  }
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true

  init(view: UIView) {
    viewStorage = view
    for axis in view.fixedAxes { hugging[axis.rawValue] = .defaultHigh }
  }

  init(guide: UILayoutGuide) { self.guide = guide }

  /// The view, or the owning view of the guide.
  var view: UIView? { viewStorage ?? guide?.owner }

  /// Returns the state of a view or guide.
  static func of(_ item: AnyObject?) -> LayoutState? {
    if let view = item as? UIView { return view.layoutState }
    return (item as? UILayoutGuide)?.state
  }

  /// Merges the engines of all views with a given frame between this item and an ancestor.
  func mergeEngines(below container: UIView) {
    guard var view, view !== container else { return }
    if guide == nil {
      guard let superview = view.superviewStorage else { return }
      view = superview
    }
    while view !== container {
      if view.translatesAutoresizingMaskIntoConstraints, !view.layoutState.hasCrossingConstraints {
        view.layoutState.hasCrossingConstraints = true
        view.layoutState.dissolveEngine()
      }
      guard let superview = view.superviewStorage else { return }
      view = superview
    }
  }

  /// Moves the constraints of the view's engine to the engine to which they now belong.
  func dissolveEngine() {
    guard let oldEngine = engine else { return }
    engine = nil
    for constraint in oldEngine.detachAllConstraints() {
      guard let container = constraint.installedView else { continue }
      LayoutEngine.engine(for: container).insert(constraint)
    }
  }

  /// Called when the text, the image or other content that determines the view's size has changed.
  func invalidateContent() {
    if let box { box.engine?.invalidateContent(of: box) }
    if isMeasuredBySuperview { viewStorage?.superviewStorage?.setPending(.layout) }
    for constraint in references
    where constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
      constraint.engine?.invalidateConstant(of: constraint)
    }
  }

  /// Called when the safe area or the margins have changed.
  func invalidateInsets() {
    for constraint in references where constraint.usesMargins {
      constraint.engine?.invalidateConstant(of: constraint)
    }
    for guide in [safeAreaGuide, marginsGuide, keyboardGuide] {
      for constraint in guide?.state.references ?? [] {
        constraint.engine?.invalidateConstant(of: constraint)
      }
    }
  }

  /// Called when the layout direction may have changed.
  func directionDidChange() {
    engine?.invalidateAll()
    for constraint in constraints + references { constraint.engine?.invalidateAll() }
  }

  /// Called when fonts or the scale may have changed.
  func traitsDidChange() {
    invalidateContent()
    if let readableLimit, let view {
      readableLimit.constant = UIFont.readableWidth(
        for: view.traitCollection.preferredContentSizeCategory
      )
    }
    engine?.setNeedsUpdate()
  }

  /// Called after the view's frame or bounds have changed.
  func geometryDidChange(sizeChanged: Bool, scrolled: Bool) {
    if sizeChanged { engine?.invalidateRoot() }
    if let box, box.hasFixedFrame { box.engine?.invalidateFrame(box) }
    if scrolled { invalidateScrolled() }
  }

  private func invalidateScrolled() {
    guard let view, view.scrolledContent != nil else { return }
    for constraint in scrollFrameGuide?.state.references ?? [] {
      constraint.engine?.invalidateConstant(of: constraint)
    }
    guard let engine = box?.engine ?? engine else { return }
    engine.invalidateScrolled(view)
  }

  // MARK: Queries

  var isAmbiguous: Bool {
    guard let box, let engine = box.engine else { return false }
    engine.update()
    return engine.isAmbiguous(box)
  }

  func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    references.filter { !$0.isInternal && $0.firstAttribute.affects(axis) }
  }
}

extension NSLayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Returns whether the attribute belongs to an axis.
  func affects(_ axis: NSLayoutConstraint.Axis) -> Bool {
    switch self {
    case .width: axis == .horizontal
    case .height: axis == .vertical
    default: (dimension == .y) == (axis == .vertical)
    }
  }
}

extension NSLayoutConstraint {
  /// Whether one of the attributes is a margin of a view.
  fileprivate var usesMargins: Bool {
    firstAttribute.withinMargins != nil || secondAttribute.withinMargins != nil
  }
}
