import Foundation
import UIKitConstraints
import UIKitGraphics

extension LayoutEngine {
  /// Writes a constraint's `first - multiplier × second - constant` to `terms` and `constant`.
  ///
  /// - Returns: `false` if an item was released or the constraint is inactive.
  func express(_ constraint: NSLayoutConstraint) -> Bool {
    terms.removeAll(keepingCapacity: true)
    constant = -Double(constraint.constant)
    guard !constraint.hasLostItem, let first = constraint.firstState, first.view != nil,
      let container = constraint.installedView
    else { return false }
    let isDirected =
      constraint.firstAttribute.dimension == .directedX
      || constraint.secondAttribute.dimension == .directedX
    let isMirrored = isDirected && constraint.commonAncestor?.layoutDirection == .rightToLeft
    // In a mirrored layout, positions are measured from the right edge of the container.
    add(constraint.firstAttribute, of: first, factor: 1, in: container, isMirrored: isMirrored)
    guard let second = constraint.secondState else { return true }
    let factor = Double(constraint.multiplier)
    add(
      constraint.secondAttribute,
      of: second,
      factor: -factor,
      in: container,
      isMirrored: isMirrored
    )
    if isMirrored, factor != 1 {
      addLength(
        of: container.layoutState,
        factor: 1 - factor,
        axis: .horizontal,
        isContainer: true
      )
    }
    return true
  }

  /// Adds the value of an attribute, in the coordinates of the view that holds the constraint.
  private func add(
    _ attribute: NSLayoutConstraint.Attribute,
    of state: LayoutState,
    factor: Double,
    in container: UIView,
    isMirrored: Bool
  ) {
    if let edge = attribute.withinMargins, let view = state.viewStorage {
      add(
        edge,
        of: view.layoutMarginsGuide.state,
        factor: factor,
        in: container,
        isMirrored: isMirrored
      )
      return
    }
    let sign = isMirrored ? -factor : factor
    switch attribute {
    case .notAnAttribute: break
    case .width: addLength(of: state, factor: factor, axis: .horizontal, isContainer: false)
    case .height: addLength(of: state, factor: factor, axis: .vertical, isContainer: false)
    case .left: addEdge(of: state, factor: factor, axis: .horizontal, at: 0, in: container)
    case .right: addEdge(of: state, factor: factor, axis: .horizontal, at: 1, in: container)
    case .leading:
      addEdge(of: state, factor: sign, axis: .horizontal, at: isMirrored ? 1 : 0, in: container)
    case .trailing:
      addEdge(of: state, factor: sign, axis: .horizontal, at: isMirrored ? 0 : 1, in: container)
    case .centerX: addEdge(of: state, factor: sign, axis: .horizontal, at: 0.5, in: container)
    case .top: addEdge(of: state, factor: factor, axis: .vertical, at: 0, in: container)
    case .bottom: addEdge(of: state, factor: factor, axis: .vertical, at: 1, in: container)
    case .centerY: addEdge(of: state, factor: factor, axis: .vertical, at: 0.5, in: container)
    case .firstBaseline: addBaseline(of: state, factor: factor, isFirst: true, in: container)
    case .lastBaseline: addBaseline(of: state, factor: factor, isFirst: false, in: container)
    default: break
    }
  }

  private func addBaseline(
    of state: LayoutState,
    factor: Double,
    isFirst: Bool,
    in container: UIView
  ) {
    guard let view = state.viewStorage else {
      addEdge(of: state, factor: factor, axis: .vertical, at: isFirst ? 0 : 1, in: container)
      return
    }
    var target = view
    while true {
      let next = isFirst ? target.forFirstBaselineLayout : target.forLastBaselineLayout
      guard next !== target, next.isInside(target) else { break }
      target = next
    }
    let offset = isFirst ? target.firstBaselineOffset : -target.lastBaselineOffset
    constant += factor * Double(offset)
    addEdge(
      of: target.layoutState,
      factor: factor,
      axis: .vertical,
      at: isFirst ? 0 : 1,
      in: container
    )
  }

  private func addTerm(_ factor: Double, _ variable: ConstraintSolver.Variable) {
    terms.append(.init(variable, factor))
  }

  /// Adds the position of an edge, or of a point between two edges, in the coordinates of a view.
  private func addEdge(
    of state: LayoutState,
    factor: Double,
    axis: NSLayoutConstraint.Axis,
    at fraction: Double,
    in container: UIView
  ) {
    let isContainer = state.viewStorage === container
    if fraction != 0 {
      addLength(of: state, factor: factor * fraction, axis: axis, isContainer: isContainer)
    }
    let isVertical = axis == .vertical
    if let view = state.viewStorage {
      if view === container {
        if view.scrolledContent == nil {
          addInset(of: view, factor: factor, isVertical: isVertical)
        }
        return
      }
      let box = box(of: state)
      addTerm(factor, isVertical ? box.y : box.x)
      if let superview = view.superviewStorage {
        addOrigins(from: superview, factor: factor, isVertical: isVertical, in: container)
      }
      return
    }
    guard let guide = state.guide, let owner = guide.owner else { return }
    switch guide.kind {
    case .custom:
      let box = box(of: state)
      addTerm(factor, isVertical ? box.y : box.x)
    case .safeArea, .margins:
      constant += factor * Double(isVertical ? guide.insets.top : guide.insets.left)
    case .keyboard:
      guard isVertical else { break }
      let alignmentInsets = owner.alignmentRectInsets
      addLength(of: owner.layoutState, factor: factor, axis: axis, isContainer: false)
      constant +=
        factor * Double(alignmentInsets.top + alignmentInsets.bottom - guide.keyboardHeight)
    case .scrollFrame:
      let origin = owner.boundsStorage.origin
      constant += factor * Double(isVertical ? origin.y : origin.x)
    case .scrollContent: break
    }
    addOrigins(from: owner, factor: factor, isVertical: isVertical, in: container)
  }

  /// Adds the origin of a view's coordinates in those of an ancestor.
  private func addOrigins(
    from view: UIView,
    factor: Double,
    isVertical: Bool,
    in container: UIView
  ) {
    var view = view
    while view !== container {
      let box = box(of: view.layoutState)
      addTerm(factor, isVertical ? box.y : box.x)
      addInset(of: view, factor: -factor, isVertical: isVertical)
      if view.scrolledContent != nil {
        let origin = view.boundsStorage.origin
        constant -= factor * Double(isVertical ? origin.y : origin.x)
      }
      guard let superview = view.superviewStorage else { return }
      view = superview
    }
  }

  /// Adds the inset of a view's alignment rectangle at its top or left edge.
  private func addInset(of view: UIView, factor: Double, isVertical: Bool) {
    let insets = view.alignmentRectInsets
    constant += factor * Double(isVertical ? insets.top : insets.left)
  }

  /// Adds a width or a height.
  ///
  /// If the view is the container, which holds the constraint, the length of a scroll view is the
  /// length of its content.
  private func addLength(
    of state: LayoutState,
    factor: Double,
    axis: NSLayoutConstraint.Axis,
    isContainer: Bool
  ) {
    let isVertical = axis == .vertical
    var state = state
    if let guide = state.guide, let owner = guide.owner {
      switch guide.kind {
      case .custom, .scrollContent: break
      case .safeArea, .margins:
        let (insets, alignmentInsets) = (guide.insets, owner.alignmentRectInsets)
        let totalAlignmentInset: CGFloat =
          isVertical
          ? alignmentInsets.top + alignmentInsets.bottom
          : alignmentInsets.left + alignmentInsets.right
        let totalInset: CGFloat =
          isVertical ? insets.top + insets.bottom : insets.left + insets.right
        constant += factor * Double(totalAlignmentInset - totalInset)
        state = owner.layoutState
      case .keyboard:
        guard !isVertical else {
          constant += factor * Double(guide.keyboardHeight)
          return
        }
        let alignmentInsets = owner.alignmentRectInsets
        constant += factor * Double(alignmentInsets.left + alignmentInsets.right)
        state = owner.layoutState
      case .scrollFrame: state = owner.layoutState
      }
    } else if isContainer, let view = state.viewStorage, view.scrolledContent != nil {
      state = view.scrollContentGuide.state
    }
    let box = box(of: state)
    addTerm(factor, isVertical ? box.height : box.width)
  }
}
