internal import CPixman

/// The storage of a region: a pixman region, usually of two or more rectangles.
final class RegionStorage {
  var region = pixman_region32_t()

  init(_ rect: PixelRect) {
    if rect.isEmpty {
      pixman_region32_init(&region)
    } else {
      pixman_region32_init_rect(
        &region,
        rect.minX,
        rect.minY,
        UInt32(rect.width),
        UInt32(rect.height)
      )
    }
  }

  init(copying other: RegionStorage) {
    pixman_region32_init(&region)
    let copied = pixman_region32_copy(&region, &other.region)
    assert(copied != 0, "Out of memory while copying a region")
  }

  deinit {
    pixman_region32_fini(&region)
  }

  /// The number of rectangles.
  var count: Int { Int(pixman_region32_n_rects(&region)) }

  var bounds: PixelRect { PixelRect(region.extents) }

  /// Calls a closure with the rectangles, sorted by row and then by column.
  func withRectangles<Result>(
    _ body: (UnsafeBufferPointer<pixman_box32_t>) -> Result
  ) -> Result {
    var count: Int32 = 0
    let boxes = pixman_region32_rectangles(&region, &count)
    return body(UnsafeBufferPointer(start: boxes, count: Int(count)))
  }
}

extension PixelRect {
  init(_ box: pixman_box32_t) {
    self.init(minX: box.x1, minY: box.y1, maxX: box.x2, maxY: box.y2)
  }
}
