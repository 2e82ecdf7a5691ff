import Foundation
import UIKitGraphics
import UIKitLists

extension TableUpdate {
  /// Moves headers and footers with their sections; those of new and deleted sections fade.
  func updateSupplementaries() throws(Superseded) {
    let oldViews = tiler.supplementaries
    var startFrames: [SupplementaryKey: CGRect] = [:]
    tiler.supplementaries = [:]
    var fadingViews: [UIView] = []
    for (key, view) in oldViews {
      view.frame.origin.y += shift
      guard let section = plan.survivingSection(key.section) else {
        (view as? _UIReusableView)?.isExiting = true
        leave(view, key) { view.alpha = 0 }
        fadingViews.append(view)
        continue
      }
      let newKey = SupplementaryKey(kind: key.kind, section: section)
      let rect = model.displayedRect(of: key.kind, section, in: tableView)
      if rect.height > 0, model.isOnScreen(rect, in: tableView) {
        tiler.supplementaries[newKey] = view
        startFrames[newKey] = view.frame
      } else if !tiler.retainIfEdited(view, newKey) {
        let target = clamped(rect)
        leave(view, key) { view.frame = target }
      }
    }
    if isInWindow {
      try pass.queryUntilBatchIsDeferred { () throws(Superseded) in
        try tiler.tileSupplementaries(of: tableView, pass)
      }
    }
    // Fading views stay in front of their replacements.
    for view in fadingViews where view.superview != nil {
      tableView.insertSubview(view, behindIndex: tiler.firstFrontIndex(in: tableView))
    }
    for (key, view) in tiler.supplementaries { slide(view, key, from: startFrames[key]) }
  }

  /// Animates a header or footer from its old position to its current frame.
  private func slide(_ view: UIView, _ key: SupplementaryKey, from start: CGRect?) {
    let rect = view.frame
    if let start = start ?? oldRect(of: key) {
      view.frame = clamped(start)
      animate { view.frame = rect }
    } else if !plan.origin(ofNewSection: key.section).isReload {
      let alpha = view.alpha
      view.alpha = 0
      animate { view.alpha = alpha }
    }
  }

  /// Returns the rectangle before the update of a header or footer that becomes visible; `nil` if
  /// it is new.
  private func oldRect(of key: SupplementaryKey) -> CGRect? {
    switch plan.origin(ofNewSection: key.section) {
    case .kept(let section), .moved(let section): oldRect(of: key.kind, section)
    case .inserted, .reloaded: nil
    }
  }

  /// Marks a view as exiting; it stays on screen until the animation ends.
  private func leave(_ view: UIView, _ key: SupplementaryKey, _ change: @escaping () -> Void) {
    let exiting = tiler.exiting
    animate { if exiting.contains(view) { change() } }
    exiting.add(view, key)
  }
}

extension UpdateOrigin {
  /// Whether new content replaces old content.
  fileprivate var isReload: Bool {
    if case .reloaded = self { return true }
    return false
  }
}
