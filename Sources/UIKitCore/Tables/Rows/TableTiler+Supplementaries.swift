import Foundation
import UIKitGraphics
import UIKitLists

extension TableTiler {
  /// Displays the headers and footers of the visible sections; in the plain style they float.
  func tileSupplementaries(of tableView: UITableView, _ pass: TablePass) throws(Superseded) {
    let (top, bottom) = model.tiledRange(in: tableView)
    let sections = model.geometry.sections(from: top, to: bottom)
    var visibleKeys: [(SupplementaryKey, CGRect)] = []
    for section in sections {
      for kind in [SupplementaryKind.header, .footer] {
        let rect = model.displayedRect(of: kind, section, in: tableView)
        guard rect.height > 0, rect.maxY > top, rect.minY < bottom else { continue }
        visibleKeys.append((SupplementaryKey(kind: kind, section: section), rect))
      }
    }
    removeSupplementaries { key in !visibleKeys.contains { $0.0 == key } }
    for (key, rect) in visibleKeys {
      try pass.validate()
      if let view = supplementaries[key] {
        view.frame = rect
        model.updateContext(of: view, key, in: tableView, session.rowContext)
      } else {
        try show(key, rect: rect, in: tableView, pass)
      }
    }
  }

  private func removeSupplementaries(where isUnwanted: (SupplementaryKey) -> Bool) {
    for key in supplementaries.keys.sorted() where isUnwanted(key) {
      // The delegate may have reloaded the table, which removes all headers and footers.
      guard let view = supplementaries.removeValue(forKey: key) else { continue }
      if !retainIfEdited(view, key) { end(view, key) }
    }
  }

  private func show(
    _ key: SupplementaryKey,
    rect: CGRect,
    in tableView: UITableView,
    _ pass: TablePass
  ) throws(Superseded) {
    guard let view = try makeSupplementary(key, in: tableView, pass) else { return }
    if retainedView(key) !== view { releaseMovedView(view) }
    // An application with a custom view cache may return a view that is still exiting.
    exiting.end(view)
    do {
      try pass.validate()
    } catch {
      // The section may no longer exist when the batch has been applied.
      discard(view)
      throw error
    }
    if let view = view as? UITableViewHeaderFooterView { reuse.withdraw(view) }
    // If header and footer both float in a small area, the footer disappears behind the header.
    let index =
      key.kind == .footer
      ? firstSupplementaryIndex(in: tableView) : firstFrontIndex(in: tableView)
    supplementaries[key] = view
    stopRetaining(view)
    view.frame = rect
    tableView.insertSubview(view, at: index)
    try pass.willDisplay(view, key)
  }

  /// Queues a header or footer that is not displayed.
  private func discard(_ view: UIView) {
    guard view.superviewStorage == nil, let view = view as? UITableViewHeaderFooterView else {
      return
    }
    reuse.enqueue(view)
  }

  /// Removes a header or footer from the screen and queues it.
  func end(_ view: UIView, _ key: SupplementaryKey) {
    view.removeFromTable()
    if let view = view as? UITableViewHeaderFooterView {
      view.endAssignment()
      reuse.enqueue(view)
    }
    session.didEndDisplaying(view, key)
  }
}
