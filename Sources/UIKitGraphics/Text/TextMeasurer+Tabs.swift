internal import Foundation

extension TextMeasurer {
  /// Sets the widths of the tabs in a line, so that what is behind each stands at its tab stop.
  func setTabs(in runs: inout [TextRun]) {
    var x = indent
    var index = 0
    while index < runs.count {
      defer { index += 1 }
      guard runs[index].kind == .tab else {
        x += runs[index].width
        continue
      }
      let stop = paragraph.tabStop(after: x)
      let column = runs[(index + 1)...].prefix { $0.kind != .tab }
      let width = max(0, stop.location - x - offset(of: column, at: stop.tab))
      runs[index].width = width
      x += width
    }
  }

  /// How far a column reaches to the leading side of its tab stop, in points.
  private func offset(of column: ArraySlice<TextRun>, at tab: NSTextTab?) -> Double {
    guard let tab else { return 0 }
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
      let place = run.text.unicodeScalars.firstIndex { terminators.contains($0) }
      guard let place, let face = run.face, run.kind == .text else {
        width += run.width
        continue
      }
      let text = String(run.text[..<place])
      let ems = WordCache.shared.width(of: text, face: face, run.shaping, isTrial: true)
      return width + ems * run.style.font.pointSize
    }
    return width
  }
}
