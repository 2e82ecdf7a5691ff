extension Bitmap {
  /// Returns a copy with left and right exchanged.
  func horizontallyFlipped() -> Bitmap {
    let result = Bitmap(width: width, height: height, format: format)
    for y in 0..<height {
      let sourceRow = bytes + y * bytesPerRow
      let targetRow = result.bytes + y * result.bytesPerRow
      if format == .a8 {
        for x in 0..<width {
          targetRow.storeBytes(
            of: sourceRow.load(fromByteOffset: x, as: UInt8.self),
            toByteOffset: width - 1 - x,
            as: UInt8.self
          )
        }
      } else {
        for x in 0..<width {
          targetRow.storeBytes(
            of: sourceRow.load(fromByteOffset: x * 4, as: UInt32.self),
            toByteOffset: (width - 1 - x) * 4,
            as: UInt32.self
          )
        }
      }
    }
    return result
  }
}
