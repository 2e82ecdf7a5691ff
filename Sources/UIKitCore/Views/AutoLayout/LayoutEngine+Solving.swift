import Foundation
import UIKitConstraints
import UIKitGraphics

extension LayoutEngine {
  private static let required = ConstraintSolver.required
  /// The maximum number of rounds of solving and measuring; wrapped text needs two.
  private static let maximumRounds = 8

  /// Passes all changes to the solver, which then contains the values of the boxes; does nothing
  /// while the engine is solving.
  func update() {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    var rounds = 0
    while hasPendingChanges, rounds < LayoutEngine.maximumRounds {
      rounds += 1
      if isMeasuring { endMeasuring() }
      process()
    }
    guard wasPostponed else { return }
    wasPostponed = false
    setNeedsUpdate()
  }

  /// Processes the recorded changes once.
  func process() {
    if needsRebuild { rebuild() }
    for constraint in removed { solver.remove(constraint) }
    removed.removeAll(keepingCapacity: true)
    updateRoot()
    updateConstants()
    updateContents()
    for view in possiblyUnconstrainedViews where view.superviewStorage != nil {
      _ = box(of: view.layoutState)
    }
    possiblyUnconstrainedViews.removeAll()
    addConstraints()
    updateContents()
    updateFrameConstraints()
    solve()
    measureWrapped()
  }

  /// Rebuilds the solver from scratch.
  func rebuild() {
    needsRebuild = false
    hasBrokenConstraints = constraints.contains { $0.isBroken }
    solver = ConstraintSolver()
    for box in boxes where box.state?.box === box { box.state?.box = nil }
    let views = boxes.compactMap { $0.state?.viewStorage }
    boxes.removeAll()
    temporaryBoxes.removeAll()
    forgetRoot()
    removed.removeAll()
    staleConstants.removeAll()
    boxesWithStaleContents.removeAll()
    boxesWithStaleFrames.removeAll()
    measuringConstraints.removeAll()
    for view in views where view !== root && view.isInside(root) {
      _ = box(of: view.layoutState)
    }
    if !isTemporary {
      constraints.sort { $0.serial < $1.serial }
      for constraint in constraints { constraint.solved = nil }
    }
    added = constraints
    isRootStale = true
  }

  // MARK: Root

  /// Passes the root's size to the solver.
  private func updateRoot() {
    let box = rootVariables
    guard isRootStale || box.frameConstraints.isEmpty && measuringConstraints.isEmpty else {
      return
    }
    isRootStale = false
    guard !isTemporary, measuringConstraints.isEmpty else { return }
    let insets = root.alignmentRectInsets
    let size = root.boundsStorage.size
    constrainSize(
      box,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }

  /// Adds or changes the constraints for the size of the root.
  func constrainSize(_ box: LayoutBox, width: CGFloat, height: CGFloat) {
    let (width, height) = (-Double(max(0, width)), -Double(max(0, height)))
    if box.frameConstraints.count == 2 {
      solver.setConstant(of: box.frameConstraints[0], to: width)
      solver.setConstant(of: box.frameConstraints[1], to: height)
      return
    }
    // Without a superview and an autoresizing mask, the content determines the size.
    let isFree = !root.translatesAutoresizingMaskIntoConstraints
    let strength = isFree ? 49 : LayoutEngine.required
    let dimensions = [(box.width, width), (box.height, height)]
    box.frameConstraints = dimensions.compactMap { variable, constant in
      try? solver.add([.init(variable, 1)], .equal, constant: constant, strength: strength)
    }
  }

  // MARK: Given frames

  private func updateFrameConstraints() {
    var index = 0
    while index < boxesWithStaleFrames.count {
      let box = boxesWithStaleFrames[index]
      index += 1
      for constraint in box.frameConstraints { solver.remove(constraint) }
      box.frameConstraints.removeAll()
      if let view = box.state?.viewStorage { addFrameConstraints(box, view) }
    }
    boxesWithStaleFrames.removeAll(keepingCapacity: true)
  }

  /// Adds the constraints for a frame and its autoresizing mask.
  private func addFrameConstraints(_ box: LayoutBox, _ view: UIView) {
    guard let superview = view.superviewStorage else { return }
    let frame = view.untransformedFrame.inset(by: view.alignmentRectInsets)
    let mask = view.autoresizingMask
    let superviewBox = self.box(of: superview.layoutState)
    let superviewSize = superview.boundsStorage.size
    let x = UIView.autoresizingFractions(
      (frame.minX, mask.contains(.flexibleLeftMargin)),
      (frame.width, mask.contains(.flexibleWidth)),
      (superviewSize.width - frame.maxX, mask.contains(.flexibleRightMargin))
    )
    let y = UIView.autoresizingFractions(
      (frame.minY, mask.contains(.flexibleTopMargin)),
      (frame.height, mask.contains(.flexibleHeight)),
      (superviewSize.height - frame.maxY, mask.contains(.flexibleBottomMargin))
    )
    let equations = [
      (box.x, frame.minX, x.start, superviewBox.width, superviewSize.width),
      (box.width, frame.width, x.length, superviewBox.width, superviewSize.width),
      (box.y, frame.minY, y.start, superviewBox.height, superviewSize.height),
      (box.height, frame.height, y.length, superviewBox.height, superviewSize.height),
    ]
    for (variable, value, fraction, length, availableLength) in equations {
      var expression = [ConstraintSolver.Term(variable, 1)]
      if fraction != 0 { expression.append(.init(length, -Double(fraction))) }
      let constraint = try? solver.add(
        expression,
        .equal,
        constant: Double(fraction * availableLength - value),
        strength: LayoutEngine.required
      )
      if let constraint { box.frameConstraints.append(constraint) }
    }
  }

  // MARK: Constraints

  private func updateConstants() {
    var index = 0
    while index < staleConstants.count {
      let constraint = staleConstants[index]
      index += 1
      guard let solved = constraint.solved, express(constraint) else { continue }
      solver.setConstant(of: solved, to: constant)
    }
    staleConstants.removeAll(keepingCapacity: true)
  }

  private func addConstraints() {
    var index = 0
    while index < added.count {
      let constraint = added[index]
      index += 1
      guard express(constraint) else { continue }
      // The given frames of the items are added first, so that this constraint is the one that
      // breaks.
      updateFrameConstraints()
      add(constraint)
    }
    added.removeAll(keepingCapacity: true)
  }

  private func add(_ constraint: NSLayoutConstraint) {
    let relation = ConstraintSolver.Relation(rawValue: Int8(constraint.relation.rawValue)) ?? .equal
    let strength =
      constraint.priority == .required
      ? constraint.isBroken ? UILayoutPriority.required.rawValue : LayoutEngine.required
      : constraint.priority.rawValue
    do {
      let solved = try solver.add(terms, relation, constant: constant, strength: strength)
      if !isTemporary { constraint.solved = solved }
    } catch {
      resolve(error, adding: constraint)
      // A broken constraint is satisfied as well as possible.
      let solved = try? solver.add(
        terms,
        relation,
        constant: constant,
        strength: UILayoutPriority.required.rawValue
      )
      if !isTemporary { constraint.solved = solved }
    }
  }

  private func solve() {
    do {
      try solver.solve()
    } catch {
      resolve(error, adding: nil)
    }
  }

  // MARK: Content

  private func updateContents() {
    var index = 0
    while index < boxesWithStaleContents.count {
      let box = boxesWithStaleContents[index]
      index += 1
      guard let view = box.state?.viewStorage else { continue }
      let size = view.measureContent { $0.naturalContentSize }
      // Changes that the view made while it was measured are part of the result.
      box.isContentStale = false
      box.naturalSize = size
      box.wrappedSize = nil
      setContent(of: box, size: size)
    }
    boxesWithStaleContents.removeAll(keepingCapacity: true)
  }

  /// Passes the hugging and compression resistance of a view's content to the solver.
  func setContent(of box: LayoutBox, size: CGSize) {
    guard let state = box.state else { return }
    func priorities(ofLength length: CGFloat, axis: Int) -> SIMD2<Float>? {
      guard length >= 0, length <= 1e7 else { return nil }
      return SIMD2(state.hugging[axis].rawValue, state.resistance[axis].rawValue)
    }
    let key = ContentKey(
      width: priorities(ofLength: size.width, axis: 0),
      height: priorities(ofLength: size.height, axis: 1)
    )
    if key == box.contentKey {
      for index in box.contentConstraints.indices {
        let length = key.width != nil && index < 2 ? size.width : size.height
        solver.setConstant(of: box.contentConstraints[index], to: -Double(length))
      }
      return
    }
    let lengths = [size.width, size.height]
    for constraint in box.contentConstraints { solver.remove(constraint) }
    box.contentConstraints.removeAll()
    box.contentKey = key
    for axis in 0...1 where lengths[axis] >= 0 && lengths[axis] <= 1e7 {
      let variable = axis == 0 ? box.width : box.height
      let limits: [(ConstraintSolver.Relation, UILayoutPriority)] = [
        (.lessThanOrEqual, state.hugging[axis]), (.greaterThanOrEqual, state.resistance[axis]),
      ]
      for (relation, priority) in limits {
        // Required content priorities yield to other required constraints.
        let constraint = try? solver.add(
          [.init(variable, 1)],
          relation,
          constant: -Double(lengths[axis]),
          strength: priority.rawValue
        )
        if let constraint { box.contentConstraints.append(constraint) }
      }
    }
  }

  /// Measures wrapped texts for their solved widths, and solves again if a height has changed.
  private func measureWrapped() {
    var needsSolving = false
    for box in boxes {
      guard let view = box.state?.viewStorage, !box.hasFixedFrame, view.wrapsContent else {
        continue
      }
      let width = CGFloat(solver.value(of: box.width))
      if let wrapped = box.wrappedSize, abs(wrapped.width - width) < 0.01 { continue }
      guard box.wrappedSize != nil || width < box.naturalSize.width - 0.01 else { continue }
      let height =
        width < box.naturalSize.width - 0.01
        ? view.measureContent { CGSize(width: width, height: $0.contentHeight(forWidth: width)) }
          .height : box.naturalSize.height
      let oldHeight = box.wrappedSize?.height ?? box.naturalSize.height
      box.wrappedSize = (width, height)
      guard height != oldHeight else { continue }
      setContent(of: box, size: CGSize(width: box.naturalSize.width, height: height))
      needsSolving = true
    }
    if needsSolving { solve() }
  }

  // MARK: Results

  func isAmbiguous(_ box: LayoutBox) -> Bool {
    [box.x, box.y, box.width, box.height].contains { solver.isAmbiguous($0) }
  }

  /// Sets the frames of the views inside a view, and of all guides.
  func apply(inside view: UIView) {
    let scale = root.windowStorage?.screen.scale ?? UITraitCollection.current.displayScale
    if view === root { needsApply = false }
    for box in boxes where !box.hasFixedFrame {
      guard let state = box.state else { continue }
      let rect = frame(of: box)
      if let target = state.viewStorage {
        guard target !== view, view === root || target.isInside(view) else { continue }
        let frame = rect.outset(by: target.alignmentRectInsets).aligned(to: scale)
        target.setLayoutFrame(frame)
      } else if let guide = state.guide {
        if guide.kind == .scrollContent {
          let size = CGRect(origin: .zero, size: rect.size).aligned(to: scale).size
          state.frame = CGRect(origin: .zero, size: size)
          guide.owner?.adoptContentSize(size)
        } else {
          state.frame = rect.aligned(to: scale)
        }
      }
    }
  }

  private func frame(of box: LayoutBox) -> CGRect {
    CGRect(
      x: solver.value(of: box.x),
      y: solver.value(of: box.y),
      width: solver.value(of: box.width),
      height: solver.value(of: box.height)
    )
  }
}

extension CGRect {
  /// Returns the rectangle extended by insets on all sides.
  fileprivate func outset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.left,
      y: minY - insets.top,
      width: max(0, width + insets.left + insets.right),
      height: max(0, height + insets.top + insets.bottom)
    )
  }

  /// Returns the rectangle with its edges aligned to device pixels.
  fileprivate func aligned(to scale: CGFloat) -> CGRect {
    let (left, top) = (minX.pixelEdge(scale: scale), minY.pixelEdge(scale: scale))
    let (right, bottom) = (maxX.pixelEdge(scale: scale), maxY.pixelEdge(scale: scale))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
