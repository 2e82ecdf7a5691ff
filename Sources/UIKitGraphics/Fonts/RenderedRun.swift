/// The coverage of a run of text and its bearings, in device pixels.
struct RenderedRun {
  var mask: Mask
  /// The left-side bearing: from the pen position to the mask's left edge; may be negative.
  var left: Double
  /// From the baseline up to the mask's top edge.
  var ascent: Double

  /// The run in another size, for bitmap fonts.
  func scaled(by factor: Double) -> RenderedRun {
    let width = max(1, Int((Double(mask.width) * factor).rounded()))
    let height = max(1, Int((Double(mask.height) * factor).rounded()))
    guard width <= Bitmap.maximumSide, height <= Bitmap.maximumSide else { return self }
    return RenderedRun(
      mask: Mask(mask.bitmap.scaled(width: width, height: height)),
      left: left * factor,
      ascent: (ascent * factor).rounded()
    )
  }
}
