extension UInt8 {
  /// Returns the coverage of a pixel over another coverage.
  @inline(__always)
  func over(_ below: UInt8) -> UInt8 {
    let (new, old) = (UInt16(self), UInt16(below))
    return UInt8(truncatingIfNeeded: new + (old * (255 - new) + 127) / 255)
  }
}
