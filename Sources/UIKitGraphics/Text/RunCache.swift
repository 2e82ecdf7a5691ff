internal import Foundation

/// Widths and masks of runs, so that the same words are shaped once only.
@MainActor
final class RunCache {
  static let shared = RunCache()

  private struct WidthKey: Hashable {
    var text: String
    var face: ObjectIdentifier
    var script: TextScript
  }

  private struct MaskKey: Hashable {
    var text: String
    var face: ObjectIdentifier
    var script: TextScript
    var pixelSize: Double
  }

  /// Faces are never released, so that their addresses may serve as keys.
  private var widths = Cache<WidthKey, Double>(byteLimit: 2 << 20)
  private var masks = Cache<MaskKey, RenderedRun?>(byteLimit: 16 << 20)

  /// The width as a multiple of the font's size.
  func width(of text: String, face: FontFace, _ script: TextScript) -> Double {
    let key = WidthKey(text: text, face: ObjectIdentifier(face), script: script)
    if let width = widths[key] { return width }
    TextEngine.measuredRunCount += 1
    let width = FontLibrary.withLock { face.width(of: text, script) }
    widths.insert(width, for: key, bytes: 80 + text.utf8.count)
    return width
  }

  /// The mask of a run at a scale; `nil` when there is nothing to draw.
  func mask(of run: TextRun, scale: Double) -> RenderedRun? {
    guard let face = run.face, !run.text.allSatisfy({ $0 == " " }) else { return nil }
    let key = MaskKey(
      text: run.text,
      face: ObjectIdentifier(face),
      script: run.script,
      pixelSize: run.style.font.pointSize * scale
    )
    if let known = masks[key] { return known }
    TextEngine.shapedRunCount += 1
    let rendered = FontLibrary.withLock {
      face.render(run.text, run.script, pixelSize: key.pixelSize)
    }
    let bytes = 150 + run.text.utf8.count + (rendered?.mask.bitmap.byteCount ?? 0)
    masks.insert(rendered, for: key, bytes: bytes)
    return rendered
  }

  func removeAll() {
    widths.removeAll()
    masks.removeAll()
  }
}
