import UIKitCore
package import UIKitGraphics
import UIKitSupport

extension Stage {
  /// Whether the stage was made with a font.
  package var hasFont: Bool { loop.fontSubstitute != nil }

  /// The fonts of the texts on the screen, by name.
  ///
  /// All views draw anew for it.
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
