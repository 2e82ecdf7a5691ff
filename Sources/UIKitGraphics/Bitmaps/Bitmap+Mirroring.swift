extension Bitmap {
  /// Returns a copy with left and right exchanged.
  func horizontallyFlipped() -> Bitmap {
    let result = Bitmap(width: width, height: height, format: format)
    for y in 0..<height {
      let from = bytes + y * bytesPerRow
      let to = result.bytes + y * result.bytesPerRow
      if format == .a8 {
        for x in 0..<width {
          to.storeBytes(
            of: from.load(fromByteOffset: x, as: UInt8.self),
            toByteOffset: width - 1 - x,
            as: UInt8.self
          )
        }
      } else {
        for x in 0..<width {
          to.storeBytes(
            of: from.load(fromByteOffset: x * 4, as: UInt32.self),
            toByteOffset: (width - 1 - x) * 4,
            as: UInt32.self
          )
        }
      }
    }
    return result
  }
}
