import CStageHooks
public import Foundation
import UIKitCore
public import UIKitGraphics
import UIKitSupport

extension Stage {
  /// Returns an image of the window's current content, in the stage's scale.
  ///
  /// Lays out and draws pending changes first. Time does not advance.
  ///
  /// - Returns: An opaque image of the window's size.
  public func snapshot() -> UIImage {
    UIImage(bitmap: pixels(), scale: loop.screen.scale)
  }

  /// Returns the colour of the device pixel at a point after drawing pending changes.
  ///
  /// - Parameter point: A point inside the window, in window coordinates, in points.
  /// - Returns: An opaque colour.
  public func color(at point: CGPoint) -> UIColor {
    update()
    let scale = loop.screen.scale
    let x = Int((point.x * scale).rounded(.down))
    let y = Int((point.y * scale).rounded(.down))
    demand(
      loop.screen.pixelBounds.contains(x: x, y: y),
      "The point (\(point.x), \(point.y)) is outside the stage of \(loop.screen.bounds.width) × "
        + "\(loop.screen.bounds.height) points"
    )
    guard let frame = surface.framebuffer()?.bitmap else {
      misuse("A stage that contains a point has a bitmap")
    }
    let color = frame.pixel(x: x, y: y)
    return UIColor(
      red: CGFloat(color.red) / 255,
      green: CGFloat(color.green) / 255,
      blue: CGFloat(color.blue) / 255,
      alpha: 1
    )
  }

  /// Returns a copy of the window's current pixels.
  ///
  /// - Precondition: The stage is not empty.
  package func pixels() -> Bitmap {
    update()
    guard let frame = surface.framebuffer()?.bitmap else {
      misuse("A stage without any pixel has no picture")
    }
    return frame.copy()
  }

  /// Compares the current pixels with a full redraw after drawing pending changes.
  ///
  /// - Returns: The first difference; `nil` if all pixels are equal.
  package func differenceFromFullRedraw() -> PixelDifference? {
    update()
    return redrawDifference()
  }

  /// Fails the test if the current frame differs from a full redraw.
  func checkDamage() {
    guard let difference = redrawDifference() else { return }
    fail(
      with: "Frame \(framesDrawn) at \(time) s is not what a full redraw would be: \(difference)"
    )
  }

  /// Fails the running test, or stops the program if no test is running.
  func fail(with message: String) {
    if !stage_fail_test(message) { misuse(message) }
  }

  private func redrawDifference() -> PixelDifference? {
    guard let frame = surface.bitmap else { return nil }
    let redrawn = Bitmap(width: frame.width, height: frame.height, format: .xrgb)
    loop.redrawAll(into: redrawn)
    return PixelDifference(reference: redrawn, actual: frame)
  }
}
