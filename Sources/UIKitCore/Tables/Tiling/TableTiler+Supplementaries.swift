import Foundation
import UIKitGraphics
import UIKitLists

extension TableTiler {
  /// Shows the headers and footers of the visible sections, floating where the
  /// style says so.
  func tileSupplementaries(of tableView: UITableView) {
    let started = generation
    let (top, bottom) = tableView.tiledRange
    let sections = tableView.model.geometry.sections(from: top, to: bottom)
    var wanted: [(SupplementaryKey, CGRect)] = []
    for section in sections {
      for kind in [SupplementaryKind.header, .footer] {
        let rect = tableView.displayedRect(of: kind, section)
        guard rect.height > 0, rect.maxY > top, rect.minY < bottom else { continue }
        wanted.append((SupplementaryKey(kind: kind, section: section), rect))
      }
    }
    removeSupplementaries { key in !wanted.contains { $0.0 == key } }
    for (key, rect) in wanted {
      guard generation == started, !tableView.updates.isWaiting else { return }
      if let view = supplementaries[key] {
        view.frame = rect
        tableView.updateContext(of: view, key)
      } else {
        show(key, rect: rect, in: tableView, generation: started)
      }
    }
  }

  private func removeSupplementaries(where isUnwanted: (SupplementaryKey) -> Bool) {
    for key in supplementaries.keys.sorted() where isUnwanted(key) {
      // The delegate may have reloaded the table, which took all of them away.
      if let view = supplementaries.removeValue(forKey: key) { end(view, key) }
    }
  }

  private func show(
    _ key: SupplementaryKey,
    rect: CGRect,
    in tableView: UITableView,
    generation started: Int
  ) {
    guard let view = tableView.makeSupplementary(key), generation == started else { return }
    // An app that keeps its views may return one that is still on its way out.
    leaving.end(view)
    guard generation == started else { return }
    if let view = view as? UITableViewHeaderFooterView { tableView.reuse.withdraw(view) }
    supplementaries[key] = view
    view.frame = rect
    tableView.insertSubview(view, at: tableView.firstFrontIndex)
    let delegate = tableView.delegate
    switch key.kind {
    case .header:
      delegate?.tableView(tableView, willDisplayHeaderView: view, forSection: key.section)
    case .footer:
      delegate?.tableView(tableView, willDisplayFooterView: view, forSection: key.section)
    }
  }

  /// Takes a header or footer off screen and queues it.
  func end(_ view: UIView, _ key: SupplementaryKey) {
    guard let tableView else { return }
    view.removeAnimations()
    view.alpha = 1
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { tableView.reuse.enqueue(view) }
    let delegate = tableView.delegate
    switch key.kind {
    case .header:
      delegate?.tableView(tableView, didEndDisplayingHeaderView: view, forSection: key.section)
    case .footer:
      delegate?.tableView(tableView, didEndDisplayingFooterView: view, forSection: key.section)
    }
  }
}
