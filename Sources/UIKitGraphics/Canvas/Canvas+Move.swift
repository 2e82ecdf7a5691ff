internal import Foundation

extension Canvas {
  /// Moves the pixels inside a rectangle, as for scrolling.
  ///
  /// Only pixels whose destination is inside the rectangle are moved. Pixels outside of the
  /// rectangle are unchanged, and the exposed strip keeps its old pixels until the caller draws it.
  /// The clip is ignored. Distances are in device pixels, to the right and down.
  ///
  /// - Complexity: One `memmove` for each moved row.
  package func moveContents(of rect: PixelRect, byX x: Int, y: Int) {
    let area = rect.offsetBy(x: -Int(originX), y: -Int(originY)).intersection(surface.bounds)
    guard x != 0 || y != 0, abs(x) < area.width, abs(y) < area.height else { return }
    let target = area.intersection(area.offsetBy(x: x, y: y))
    let count = target.width * 4
    let stride = surface.bytesPerRow
    let firstPixel = surface.bytes + Int(target.minY) * stride + Int(target.minX) * 4
    let distance = y * stride + x * 4
    // The order of the rows ensures that no row is overwritten before it is copied.
    for step in 0..<target.height {
      let row = firstPixel + (y > 0 ? target.height - 1 - step : step) * stride
      memmove(row, row - distance, count)
    }
  }
}
