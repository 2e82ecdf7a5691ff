package import Foundation

/// A drawing context, which records operations into a display list.
///
/// Coordinates are points in the space of the drawn view, with the y axis pointing down. The
/// context is confined to the main thread. Unlike the contexts of Core Graphics, it has no pixels:
/// the recording becomes visible when the view is composited.
@preconcurrency @MainActor
public final class CGContext {
  /// Device pixels per point.
  package let scale: CGFloat
  /// The traits for resolving colours.
  package let traits: UITraitCollection

  /// The graphics state, which can be saved and restored.
  struct State {
    /// The transform from user coordinates to the display list's pixels.
    var transform: CGAffineTransform
    /// The user transform without the scale.
    var userTransform = CGAffineTransform.identity
    var fill = PixelColor.black
    var stroke = PixelColor.black
    var alpha: CGFloat = 1
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes: [Double] = []
    var dashPhase = 0.0
    /// The bounding box of the clip, in the display list's pixels; `nil` for no clip.
    var clip: CGRect?
    /// The clips pushed in this state; restoring the state pops them.
    var openClips: [OpenClip] = []
  }

  /// A clip that is popped when the state is restored.
  enum OpenClip {
    case rect
    /// The mask of a group, with the position of its first pixel in the display list's pixels.
    case shape(Mask, x: Int, y: Int)
  }

  var state: State
  private var savedStates: [State] = []
  /// The current path, in user coordinates.
  var path = Path()
  var operations: [DisplayList.Operation] = []
  /// The bounding box of all drawing, in the display list's pixels.
  private var drawnRect = CGRect.null

  /// The bounds of path masks, in pixels.
  let area: PixelRect

  /// Starts a recording.
  ///
  /// - Parameters:
  ///   - scale: Device pixels per point.
  ///   - traits: The traits for resolving colours.
  ///   - bounds: The visible part of the recording, in points; `nil` if unknown.
  package init(scale: CGFloat, traits: UITraitCollection, bounds: CGRect? = nil) {
    let scale = scale > 0 ? scale : 1
    self.scale = scale
    self.traits = traits
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    state = State(transform: transform)
    guard let bounds else {
      area = CGContext.maximumMaskBounds
      return
    }
    // Adds one pixel at each edge because the origin may be between two pixels.
    area = PixelRect(enclosing: bounds.applying(transform)).insetBy(x: -1, y: -1)
      .intersection(CGContext.maximumMaskBounds)
  }

  /// Ends the recording and restores all saved states.
  package func finish() -> DisplayList {
    while !savedStates.isEmpty { restoreGState() }
    closeClips(state.openClips)
    state.openClips = []
    guard !operations.isEmpty, !drawnRect.isNull else { return .empty }
    let extent = drawnRect.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    return DisplayList(operations: operations, scale: scale, extent: extent)
  }

  /// Returns a copy of the recording so far.
  ///
  /// The recording continues.
  func recorded() -> DisplayList {
    let copy = CGContext(scale: scale, traits: traits)
    copy.operations = operations
    copy.drawnRect = drawnRect
    for state in savedStates + [state] { copy.state.openClips += state.openClips }
    return copy.finish()
  }

  /// Saves the transform, the clip, the colours, the opacity and the line settings.
  public func saveGState() {
    savedStates.append(state)
    state.openClips = []
  }

  /// Restores the state saved last.
  ///
  /// Does nothing if no state is saved.
  public func restoreGState() {
    guard let savedState = savedStates.popLast() else { return }
    closeClips(state.openClips)
    state = savedState
  }

  private func closeClips(_ clips: [OpenClip]) {
    for clip in clips.reversed() {
      switch clip {
      case .rect: operations.append(.popClip)
      case .shape(let mask, let x, let y): operations.append(.endGroup(mask, x: x, y: y))
      }
    }
  }

  /// Adds an operation that draws inside a rectangle, in the display list's pixels.
  func add(_ operation: DisplayList.Operation, in rect: CGRect) {
    var visibleRect = rect
    if let clip = state.clip { visibleRect = rect.intersection(clip) }
    guard !visibleRect.isNull else { return }
    operations.append(operation)
    drawnRect = drawnRect.union(visibleRect)
  }
}

/// The mode of drawing a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the winding rule.
  case fill = 0
  /// Fills by the even-odd rule.
  case eoFill = 1
  /// Strokes.
  case stroke = 2
  /// Fills by the winding rule, then strokes.
  case fillStroke = 3
  /// Fills by the even-odd rule, then strokes.
  case eoFillStroke = 4
}
