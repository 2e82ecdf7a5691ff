internal import CPixman

// pixman operates in place if source and destination are the same pointer.
extension RegionStorage {
  func translate(x: Int32, y: Int32) {
    pixman_region32_translate(&region, x, y)
  }

  func overlap(_ rect: PixelRect) -> Region.Overlap {
    var box = pixman_box32_t(x1: rect.minX, y1: rect.minY, x2: rect.maxX, y2: rect.maxY)
    switch pixman_region32_contains_rectangle(&region, &box) {
    case PIXMAN_REGION_IN: return .full
    case PIXMAN_REGION_PART: return .partial
    default: return .none
    }
  }

  func isEqual(to other: RegionStorage) -> Bool {
    pixman_region32_equal(&region, &other.region) != 0
  }

  func formUnion(_ rect: PixelRect) {
    withUnsafeMutablePointer(to: &region) { region in
      let succeeded = pixman_region32_union_rect(
        region,
        region,
        rect.minX,
        rect.minY,
        UInt32(rect.width),
        UInt32(rect.height)
      )
      assert(succeeded != 0, "Out of memory while joining regions")
    }
  }

  func formIntersection(_ rect: PixelRect) {
    withUnsafeMutablePointer(to: &region) { region in
      let succeeded = pixman_region32_intersect_rect(
        region,
        region,
        rect.minX,
        rect.minY,
        UInt32(rect.width),
        UInt32(rect.height)
      )
      assert(succeeded != 0, "Out of memory while intersecting regions")
    }
  }

  func subtract(_ rect: PixelRect) {
    var rectRegion = pixman_region32_t()
    pixman_region32_init_rect(
      &rectRegion,
      rect.minX,
      rect.minY,
      UInt32(rect.width),
      UInt32(rect.height)
    )
    withUnsafeMutablePointer(to: &region) { region in
      let succeeded = pixman_region32_subtract(region, region, &rectRegion)
      assert(succeeded != 0, "Out of memory while subtracting regions")
    }
  }

  func formUnion(_ other: RegionStorage) {
    guard other !== self else { return }
    withUnsafeMutablePointer(to: &region) { region in
      let succeeded = pixman_region32_union(region, region, &other.region)
      assert(succeeded != 0, "Out of memory while joining regions")
    }
  }

  func formIntersection(_ other: RegionStorage) {
    guard other !== self else { return }
    withUnsafeMutablePointer(to: &region) { region in
      let succeeded = pixman_region32_intersect(region, region, &other.region)
      assert(succeeded != 0, "Out of memory while intersecting regions")
    }
  }

  func subtract(_ other: RegionStorage) {
    guard other !== self else {
      formIntersection(.empty)
      return
    }
    withUnsafeMutablePointer(to: &region) { region in
      let succeeded = pixman_region32_subtract(region, region, &other.region)
      assert(succeeded != 0, "Out of memory while subtracting regions")
    }
  }
}
