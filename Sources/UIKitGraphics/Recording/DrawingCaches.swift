/// The caches of all that is drawn: text, shapes, shadows, scaled images.
///
/// Each has a limit of its own, which a program may take hours to reach.
@MainActor
package enum DrawingCaches {
  /// Empties them; what is drawn afterwards is made again.
  package static func removeAll() {
    TextEngine.removeAllCached()
    Mask.removeAllShapes()
    ShadowSlices.shared.removeAll()
    ScaledBitmaps.shared.removeAll()
  }
}
