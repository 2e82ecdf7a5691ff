import Foundation
import UIKitGraphics
import UIKitLists

extension UITableView {
  /// Implements `reloadSectionIndexTitles()`.
  final func reloadIndex() {
    model.indexTitles = session.indexTitles()
    updateIndexBar()
  }

  /// Shows, updates or removes the index bar.
  final func updateIndexBar() {
    let width = indexBar?.width
    addOrRemoveIndexBar()
    if indexBar?.width != width { titleWidthDidChange() }
  }

  private func addOrRemoveIndexBar() {
    let showsIndexBar =
      !isGrouped && !model.indexTitles.isEmpty
      && model.geometry.numberOfRows >= sectionIndexMinimumDisplayRowCount
    if showsIndexBar {
      let bar = indexBar ?? makeIndexBar()
      let width = bar.width
      bar.titles = model.indexTitles
      guard indexBar == nil else {
        if bar.width != width { tiler.invalidatePlacement() }
        return
      }
      indexBar = bar
      insertSubview(
        bar,
        at: subviewStorage.firstIndex { $0 is ScrollFrontView } ?? subviews.count
      )
      bar.layOut()
    } else if let bar = indexBar {
      bar.removeFromSuperview()
      indexBar = nil
      model.indexWidth = 0
    } else {
      return
    }
    tiler.invalidatePlacement()
  }

  private func makeIndexBar() -> TableIndexBar {
    model.isAppearanceStale = true
    return TableIndexBar(
      session,
      jump: { [weak self] in self?.jump(toIndexEntry: $0) },
      visibleEntry: { [weak self] in self?.visibleIndexEntry }
    )
  }

  /// Scrolls to the section of an index entry, without animation.
  final func jump(toIndexEntry entry: Int) {
    guard model.indexTitles.indices.contains(entry) else { return }
    let section = session.section(ofIndexEntry: entry, model.indexTitles[entry])
    guard session.hasSection(section) else { return }
    var target: CGPoint {
      let top =
        CGFloat(model.headerSpan(section, in: model.geometry).y) - adjustedContentInset.top
        + collapsingHeight
      return clampedOffset(CGPoint(x: contentOffset.x, y: top))
    }
    tiler.premeasure { target }
    // The delegate may have reloaded the table in a height query.
    guard session.hasSection(section) else { return }
    setContentOffset(target, animated: false)
  }
}
