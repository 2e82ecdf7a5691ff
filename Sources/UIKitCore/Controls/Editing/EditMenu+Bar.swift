import Foundation
import UIKitGraphics

extension EditMenu {
  /// Divides commands into pages of a bar, with room for arrows to the other pages.
  ///
  /// - Parameters:
  ///   - widths: The widths of the commands, in points.
  ///   - room: The maximum width of the bar, in points.
  ///   - pager: The width of an arrow, in points.
  /// - Returns: The pages with at least one command each; a single empty range if there are no
  ///   commands.
  static func pages(of widths: [CGFloat], in room: CGFloat, pager: CGFloat) -> [Range<Int>] {
    guard widths.reduce(0, +) > room else { return [0..<widths.count] }
    var pages: [Range<Int>] = []
    var start = 0
    while start < widths.count {
      let pageWidth = room - (start == 0 ? 0 : pager)
      var end = start
      var used: CGFloat = 0
      while end < widths.count {
        let behind = end == widths.count - 1 ? 0 : pager
        if used + widths[end] + behind > pageWidth, end > start { break }
        used += widths[end]
        end += 1
      }
      pages.append(start..<end)
      start = end
    }
    return pages
  }

  /// Lays out the bar above its target; below it if there is room only there, or room there and
  /// `direction` is `.up`; over the target if there is room on neither side.
  func layOutBar(in room: CGRect, _ aligned: (CGFloat) -> CGFloat) {
    let pager = Metrics.pagerWidth
    let widths = buttons.map { aligned($0.sizeThatFits(bounds.size).width) }
    pages = EditMenu.pages(of: widths, in: room.width, pager: pager)
    page = min(max(page, 0), pages.count - 1)
    let visibleCommands = pages[page]
    let arrows = [page > 0, page + 1 < pages.count]
    let beside = CGFloat(arrows.count(where: { $0 })) * pager
    let texts = min(visibleCommands.reduce(0) { $0 + widths[$1] }, max(0, room.width - beside))
    let width = texts + beside
    let height = min(Metrics.barHeight, max(0, room.height))
    let gap = Metrics.margin
    let isAbove = target.minY - gap - height >= room.minY
    let isBelow = target.maxY + gap + height <= room.maxY
    let top =
      isAbove && !(direction == .up && isBelow)
      ? target.minY - gap - height
      : isBelow ? target.maxY + gap : max(room.minY, min(target.midY, room.maxY) - height)
    let x = max(room.minX, min(target.midX - width / 2, room.maxX - width))
    capsule.frame = CGRect(x: aligned(x), y: aligned(top), width: width, height: height)
    shade.surround(capsule.frame)
    layOut(visibleCommands, widths: widths, arrows: arrows, room: texts)
  }

  private func layOut(_ shown: Range<Int>, widths: [CGFloat], arrows: [Bool], room: CGFloat) {
    let mirror = LayoutMirror(layoutDirection, in: capsule.bounds)
    let height = capsule.bounds.height
    let line = 1 / max(traitCollection.displayScale, 1)
    var start: CGFloat = arrows[0] ? Metrics.pagerWidth : 0
    let end = start + room
    for (index, button) in buttons.enumerated() {
      button.isHidden = !shown.contains(index)
      guard !button.isHidden else { continue }
      let width = min(widths[index], max(0, end - start))
      button.frame = mirror.frame(CGRect(x: start, y: 0, width: width, height: height))
      if index > 0 {
        separators[index - 1].frame = mirror.frame(
          CGRect(x: start, y: 0, width: line, height: height)
        )
      }
      start += width
    }
    for (index, separator) in separators.enumerated() {
      let isFirst = index + 1 == shown.lowerBound
      separator.isHidden = !shown.contains(index + 1) || isFirst && !arrows[0]
    }
    for (index, pager) in pagers.enumerated() {
      pager.isHidden = !arrows[index]
      let x = index == 0 ? 0 : capsule.bounds.width - Metrics.pagerWidth
      pager.frame = mirror.frame(
        CGRect(x: x, y: 0, width: Metrics.pagerWidth, height: height)
      )
    }
  }
}
