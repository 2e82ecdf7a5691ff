import Foundation
import UIKitGraphics

extension TextEditor {
  var selectionColor: UIColor {
    let isDark = host.traitCollection.userInterfaceStyle == .dark
    return host.tintColor.withAlphaComponent(isDark ? 0.45 : 0.25)
  }
}

extension CGContext {
  /// Fills rectangles after aligning their vertical edges to device pixels.
  func fillAligned(_ rects: [CGRect], _ color: UIColor) {
    for rect in rects where !rect.isNull {
      let left = (rect.minX * scale).rounded() / scale
      let right = (rect.maxX * scale).rounded() / scale
      fill(CGRect(x: left, y: rect.minY, width: right - left, height: rect.height), color: color)
    }
  }
}
