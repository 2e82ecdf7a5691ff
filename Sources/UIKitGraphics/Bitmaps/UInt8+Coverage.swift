extension UInt8 {
  /// Returns the combined coverage of a pixel that is drawn over another coverage.
  @inline(__always)
  func over(_ below: UInt8) -> UInt8 {
    let (source, backdrop) = (UInt16(self), UInt16(below))
    return UInt8(truncatingIfNeeded: source + (backdrop * (255 - source) + 127) / 255)
  }
}
