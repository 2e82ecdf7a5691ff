/// The caches of drawing: text, shapes, shadows and scaled images.
///
/// Each cache has its own size limit, which a program may take hours to reach.
@MainActor
package enum DrawingCaches {
  /// Empties all caches.
  ///
  /// Later drawing fills them again.
  package static func removeAll() {
    TextEngine.removeAllCached()
    Mask.removeAllShapes()
    ShadowSlices.shared.removeAll()
    ScaledBitmaps.shared.removeAll()
  }
}
