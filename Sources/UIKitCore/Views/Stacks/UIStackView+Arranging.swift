import Foundation
import UIKitGraphics

extension UIStackView {
  /// The arranged views that are not hidden.
  final var visibleViews: [UIView] { arrangedStorage.filter { !$0.isHidden } }

  /// Returns the view with the greatest intrinsic height; `nil` without views.
  final func tallest(_ views: [UIView]) -> UIView? {
    views.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }

  /// Invalidates the constraints, which are recreated before the next layout.
  final func arrangementDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Creates the constraints that arrange the views.
  final func arrange() {
    // A view may have moved to a different superview.
    arrangedStorage.removeAll { $0.superviewStorage !== self }
    for constraint in arrangementConstraints { constraint.isActive = false }
    for guide in spacers { removeLayoutGuide(guide) }
    (arrangementConstraints, spacers) = ([], [])
    let views = visibleViews
    let isRow = axis == .horizontal
    for view in arrangedStorage where view.isHidden {
      add(
        view,
        attribute: isRow ? .width : .height,
        relatedBy: .equal,
        to: nil,
        attribute: .notAnAttribute,
        named: "UISV-hiding"
      )
    }
    // Hidden views keep the position to which they collapse.
    layOutHidden(isRow: isRow)
    guard let firstView = views.first, let lastView = views.last else { return activate() }
    let edges = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : nil
    let container: AnyObject = edges ?? self
    add(
      firstView,
      attribute: start(isRow: isRow),
      relatedBy: .equal,
      to: container,
      attribute: start(isRow: isRow),
      named: "UISV-canvas-connection"
    )
    pin(container, to: lastView, at: end(isRow: isRow), named: "UISV-canvas-connection")
    arrangeAlong(views, isRow: isRow)
    alignAcross(views, isRow: isRow, in: container)
    activate()
  }

  private func activate() {
    for constraint in arrangementConstraints { constraint.isInternal = true }
    NSLayoutConstraint.activate(arrangementConstraints)
  }

  private func start(isRow: Bool) -> NSLayoutConstraint.Attribute { isRow ? .leading : .top }
  private func end(isRow: Bool) -> NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }

  /// Makes an attribute of two objects equal.
  private func pin(
    _ first: AnyObject,
    to second: AnyObject,
    at attribute: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority = .required,
    named name: String
  ) {
    add(
      first,
      attribute: attribute,
      relatedBy: .equal,
      to: second,
      attribute: attribute,
      priority: priority,
      named: name
    )
  }

  private func add(
    _ first: AnyObject,
    attribute: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation,
    to second: AnyObject?,
    attribute other: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: UILayoutPriority = .required,
    named name: String
  ) {
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: attribute,
      relatedBy: relation,
      toItem: second,
      attribute: other,
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = priority
    constraint.identifier = name
    arrangementConstraints.append(constraint)
  }

  /// Returns the spacing after a view, in points.
  private func space(after view: UIView) -> CGFloat {
    let requestedSpacing = customSpacings[ObjectIdentifier(view)] ?? spacing
    return requestedSpacing == UIStackView.spacingUseSystem ? 8 : requestedSpacing
  }

  /// Places hidden views, without length, at the end of the preceding view.
  private func layOutHidden(isRow: Bool) {
    var previousView: UIView?
    for view in arrangedStorage {
      guard view.isHidden else {
        previousView = view
        continue
      }
      if let previousView {
        add(
          view,
          attribute: start(isRow: isRow),
          relatedBy: .equal,
          to: previousView,
          attribute: end(isRow: isRow),
          named: "UISV-hiding"
        )
      } else {
        pin(view, to: self, at: start(isRow: isRow), named: "UISV-hiding")
      }
      let crossEdge = isRow ? NSLayoutConstraint.Attribute.top : .leading
      pin(view, to: self, at: crossEdge, priority: .defaultLow, named: "UISV-hiding")
    }
  }

  // MARK: Along the axis

  private func arrangeAlong(_ views: [UIView], isRow: Bool) {
    let length = isRow ? NSLayoutConstraint.Attribute.width : .height
    let isSpaced = distribution == .equalSpacing || distribution == .equalCentering
    for (view, next) in zip(views, views.dropFirst()) {
      let usesBaselines = isBaselineRelativeArrangement && !isRow
      add(
        next,
        attribute: usesBaselines ? .firstBaseline : start(isRow: isRow),
        relatedBy: isSpaced ? .greaterThanOrEqual : .equal,
        to: view,
        attribute: usesBaselines ? .lastBaseline : end(isRow: isRow),
        constant: space(after: view),
        named: "UISV-spacing"
      )
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() {
        pin(view, to: views[0], at: length, named: "UISV-fill-equally")
      }
    case .fillProportionally: distributeProportionally(views, isRow: isRow, length)
    case .equalSpacing, .equalCentering: equalizeSpacing(views, isRow: isRow, length)
    }
  }

  /// Distributes lengths to views in proportion to their intrinsic lengths.
  private func distributeProportionally(
    _ views: [UIView],
    isRow: Bool,
    _ length: NSLayoutConstraint.Attribute
  ) {
    let lengths = views.map { view in
      let size = view.intrinsicContentSize
      return max(0, isRow ? size.width : size.height)
    }
    guard let referenceIndex = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for (index, view) in views.enumerated() where index != referenceIndex && lengths[index] > 0 {
      add(
        view,
        attribute: length,
        relatedBy: .equal,
        to: views[referenceIndex],
        attribute: length,
        multiplier: lengths[index] / lengths[referenceIndex],
        priority: UILayoutPriority(999),
        named: "UISV-fill-proportionally"
      )
    }
  }

  /// Equalises the spacing, or the distances of the centres, with guides between the views.
  private func equalizeSpacing(
    _ views: [UIView],
    isRow: Bool,
    _ length: NSLayoutConstraint.Attribute
  ) {
    let isCentering = distribution == .equalCentering
    let center = isRow ? NSLayoutConstraint.Attribute.centerX : .centerY
    for (view, next) in zip(views, views.dropFirst()) {
      let spacer = UILayoutGuide()
      spacer.identifier = "UISV-spacer"
      addLayoutGuide(spacer)
      let (fromAttribute, toAttribute) =
        isCentering ? (center, center) : (end(isRow: isRow), start(isRow: isRow))
      add(
        spacer,
        attribute: start(isRow: isRow),
        relatedBy: .equal,
        to: view,
        attribute: fromAttribute,
        named: "UISV-distributing-edge"
      )
      add(
        spacer,
        attribute: end(isRow: isRow),
        relatedBy: .equal,
        to: next,
        attribute: toAttribute,
        named: "UISV-distributing-edge"
      )
      if let firstSpacer = spacers.first {
        add(
          spacer,
          attribute: length,
          relatedBy: .equal,
          to: firstSpacer,
          attribute: length,
          priority: isCentering ? UILayoutPriority(149) : .required,
          named: "UISV-fill-equally"
        )
      }
      spacers.append(spacer)
    }
  }

  // MARK: Across the axis

  private func alignAcross(_ views: [UIView], isRow: Bool, in container: AnyObject) {
    let (startEdge, endEdge) = (start(isRow: !isRow), end(isRow: !isRow))
    let middle = isRow ? NSLayoutConstraint.Attribute.centerY : .centerX
    let name = "UISV-alignment"
    for view in views {
      switch alignment {
      case .fill:
        pin(view, to: container, at: startEdge, named: name)
        pin(view, to: container, at: endEdge, named: name)
        continue
      case .leading: pin(view, to: container, at: startEdge, named: name)
      case .trailing: pin(view, to: container, at: endEdge, named: name)
      case .center: pin(view, to: container, at: middle, named: name)
      case .firstBaseline, .lastBaseline:
        let baseline =
          alignment == .firstBaseline
          ? NSLayoutConstraint.Attribute.firstBaseline : .lastBaseline
        if !isRow {
          pin(view, to: container, at: startEdge, named: name)
        } else if view !== views[0] {
          pin(view, to: views[0], at: baseline, named: name)
        }
      }
      add(
        view,
        attribute: startEdge,
        relatedBy: .greaterThanOrEqual,
        to: container,
        attribute: startEdge,
        named: "UISV-spanning-boundary"
      )
      add(
        view,
        attribute: endEdge,
        relatedBy: .lessThanOrEqual,
        to: container,
        attribute: endEdge,
        named: "UISV-spanning-boundary"
      )
    }
    guard alignment != .fill else { return }
    // The thickness of the stack is that of its thickest view.
    let thickness = isRow ? NSLayoutConstraint.Attribute.height : .width
    add(
      self,
      attribute: thickness,
      relatedBy: .equal,
      to: nil,
      attribute: .notAnAttribute,
      priority: UILayoutPriority(49),
      named: "UISV-ambiguity-suppression"
    )
  }

  // MARK: Hiding

  /// Hides or shows an arranged view; in an animation block the view visibly collapses or expands.
  ///
  /// - Returns: Whether this method has changed the property.
  final func changeHidden(of view: UIView, to isHidden: Bool) -> Bool {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    view.layoutState.isCollapsing = false
    guard let context = AnimationContext.current, windowStorage != nil else { return false }
    // The view stays visible until it has collapsed.
    view.isHiddenStorage = false
    view.layoutState.isCollapsing = isHidden
    view.setPending(.move)
    let group = AnimationGroup(outer: context.group) { _ in
      if let state = view.layoutStateStorage, state.isCollapsing {
        state.isCollapsing = false
        view.isHiddenStorage = true
        view.setPending(.move)
      }
    }
    let block = AnimationContext.Block(timing: context.timing, group: group)
    AnimationContext.with(block) {
      layoutRoot.layoutIfNeeded()
      layoutIfNeeded()
    }
    group.seal(on: WindowHost.current)
    return true
  }
}
