import UIKitGraphics

/// The record pass: calls `draw(_:)` where it is pending, and keeps the drawing
/// as a display list until it is invalidated again.
///
/// It may invalidate pixels only. Work that `draw(_:)` asks for waits for the
/// next frame.
@MainActor
enum RecordPass {
  /// Records a view and everything below it.
  ///
  /// - Parameters:
  ///   - view: The root of the subtree.
  ///   - traits: The traits that hold at its superview.
  static func run(on view: UIView, traits: UITraitCollection) {
    let isPending = view.pending.contains(.record)
    guard isPending || view.subtreePending.contains(.record) else { return }
    let traits = view.traitOverridesStorage?.applied(to: traits) ?? traits
    if isPending {
      view.pending.remove(.record)
      record(view, traits: traits)
    }
    if view.subtreePending.contains(.record) {
      view.subtreePending.remove(.record)
      for subview in view.subviewStorage { run(on: subview, traits: traits) }
    }
  }

  private static func record(_ view: UIView, traits: UITraitCollection) {
    let context = CGContext(scale: traits.displayScale, traits: traits)
    let previous = UITraitCollection.current
    UITraitCollection.current = traits
    UIGraphicsPushContext(context)
    view.draw(view.bounds)
    UIGraphicsPopContext()
    UITraitCollection.current = previous
    let list = context.finish()
    guard !(list.isEmpty && view.displayList == nil) else { return }
    view.displayList = list.isEmpty ? nil : list
    view.setPending(.content)
  }
}
