internal import Foundation

extension TextMeasurer {
  /// Sets the widths of the tabs in a line so that each column is aligned at its tab stop.
  func setTabs(in runs: inout [TextRun]) {
    var x = indent
    for index in runs.indices {
      if runs[index].kind == .tab {
        let stop = paragraph.tabStop(after: x)
        let offset = stop.tab.map { self.offset(of: runs, after: index, at: $0) } ?? 0
        runs[index].width = max(0, stop.location - x - offset)
      }
      x += runs[index].width
    }
  }

  /// Returns the width of a column on the leading side of its tab stop, in points.
  ///
  /// The column is a slice of the array; the array would be copied if the slice outlived this
  /// function.
  private func offset(of runs: [TextRun], after index: Int, at tab: NSTextTab) -> Double {
    let column = runs[(index + 1)...].prefix { $0.kind != .tab }
    let width = column.reduce(0) { $0 + $1.width }
    if let terminators = tab.terminators {
      return self.width(of: column, before: terminators)
    }
    switch tab.alignment {
    case .natural, .justified: return 0
    case .left: return baseLevel.isRightToLeft ? width : 0
    case .center: return width / 2
    case .right: return baseLevel.isRightToLeft ? 0 : width
    }
  }

  private func width(of column: ArraySlice<TextRun>, before terminators: CharacterSet) -> Double {
    var width = 0.0
    for run in column {
      let end = run.text.unicodeScalars.firstIndex { terminators.contains($0) }
      guard let end, let face = run.face, run.kind == .text else {
        width += run.width
        continue
      }
      let text = String(run.text[..<end])
      let ems = WordCache.shared.width(of: text, face: face, run.shaping, isTrial: true)
      return width + ems * run.style.font.pointSize
    }
    return width
  }
}
