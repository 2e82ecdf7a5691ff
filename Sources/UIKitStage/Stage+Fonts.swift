import UIKitCore
package import UIKitGraphics
import UIKitSupport

extension Stage {
  /// Whether the stage was created with a custom font.
  package var hasFont: Bool { loop.fontSubstitute != nil }

  /// Returns the fonts of the visible text, sorted by name.
  ///
  /// Redraws all views.
  package func drawnFonts() -> [DrawnFont] {
    update()
    return DrawnFont.fonts {
      for window in loop.windows { redraw(window) }
      update()
    }
  }

  private func redraw(_ view: UIView) {
    view.setNeedsDisplay()
    for subview in view.subviews { redraw(subview) }
  }
}
