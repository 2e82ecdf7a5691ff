import Foundation
import UIKitGraphics

extension EditMenu {
  /// Divides commands into pages of a bar, with room for arrows to the other pages.
  ///
  /// - Parameters:
  ///   - widths: The widths of the commands, in points.
  ///   - maximumWidth: The maximum width of the bar, in points.
  ///   - pagerWidth: The width of an arrow, in points.
  /// - Returns: The pages with at least one command each; a single empty range if there are no
  ///   commands.
  static func pages(
    of widths: [CGFloat],
    in maximumWidth: CGFloat,
    pagerWidth: CGFloat
  ) -> [Range<Int>] {
    guard widths.reduce(0, +) > maximumWidth else { return [0..<widths.count] }
    var pages: [Range<Int>] = []
    var start = 0
    while start < widths.count {
      let pageWidth = maximumWidth - (start == 0 ? 0 : pagerWidth)
      var end = start
      var usedWidth: CGFloat = 0
      while end < widths.count {
        let nextPagerWidth = end == widths.count - 1 ? 0 : pagerWidth
        if usedWidth + widths[end] + nextPagerWidth > pageWidth, end > start { break }
        usedWidth += widths[end]
        end += 1
      }
      pages.append(start..<end)
      start = end
    }
    return pages
  }

  /// Lays out the bar above its target; below it if there is room only there, or room there and
  /// `direction` is `.up`; over the target if there is room on neither side.
  func layOutBar(in availableRect: CGRect, _ aligned: (CGFloat) -> CGFloat) {
    let pagerWidth = Metrics.pagerWidth
    let widths = buttons.map { aligned($0.sizeThatFits(bounds.size).width) }
    pages = EditMenu.pages(of: widths, in: availableRect.width, pagerWidth: pagerWidth)
    page = min(max(page, 0), pages.count - 1)
    let visibleCommands = pages[page]
    let visiblePagers = [page > 0, page + 1 < pages.count]
    let pagersWidth = CGFloat(visiblePagers.count(where: { $0 })) * pagerWidth
    let commandsWidth = min(
      visibleCommands.reduce(0) { $0 + widths[$1] },
      max(0, availableRect.width - pagersWidth)
    )
    let width = commandsWidth + pagersWidth
    let height = min(Metrics.barHeight, max(0, availableRect.height))
    let gap = Metrics.margin
    let isAbove = target.minY - gap - height >= availableRect.minY
    let isBelow = target.maxY + gap + height <= availableRect.maxY
    let top =
      isAbove && !(direction == .up && isBelow)
      ? target.minY - gap - height
      : isBelow
        ? target.maxY + gap : max(availableRect.minY, min(target.midY, availableRect.maxY) - height)
    let x = max(availableRect.minX, min(target.midX - width / 2, availableRect.maxX - width))
    capsule.frame = CGRect(x: aligned(x), y: aligned(top), width: width, height: height)
    shade.surround(capsule.frame)
    layOut(visibleCommands, widths: widths, visiblePagers: visiblePagers, width: commandsWidth)
  }

  private func layOut(
    _ visibleCommands: Range<Int>,
    widths: [CGFloat],
    visiblePagers: [Bool],
    width commandsWidth: CGFloat
  ) {
    let mirror = LayoutMirror(layoutDirection, in: capsule.bounds)
    let height = capsule.bounds.height
    let separatorWidth = 1 / max(traitCollection.displayScale, 1)
    var start: CGFloat = visiblePagers[0] ? Metrics.pagerWidth : 0
    let end = start + commandsWidth
    for (index, button) in buttons.enumerated() {
      button.isHidden = !visibleCommands.contains(index)
      guard !button.isHidden else { continue }
      let width = min(widths[index], max(0, end - start))
      button.frame = mirror.frame(CGRect(x: start, y: 0, width: width, height: height))
      if index > 0 {
        separators[index - 1].frame = mirror.frame(
          CGRect(x: start, y: 0, width: separatorWidth, height: height)
        )
      }
      start += width
    }
    for (index, separator) in separators.enumerated() {
      let isFirst = index + 1 == visibleCommands.lowerBound
      separator.isHidden = !visibleCommands.contains(index + 1) || isFirst && !visiblePagers[0]
    }
    for (index, pager) in pagers.enumerated() {
      pager.isHidden = !visiblePagers[index]
      let x = index == 0 ? 0 : capsule.bounds.width - Metrics.pagerWidth
      pager.frame = mirror.frame(
        CGRect(x: x, y: 0, width: Metrics.pagerWidth, height: height)
      )
    }
  }
}
