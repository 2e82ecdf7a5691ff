package import Foundation

/// Where drawing goes: records what is drawn, to be shown later.
///
/// Coordinates are points with the y axis down, in the space of the view that
/// draws. Only for the main thread. Unlike Core Graphics' contexts it keeps no
/// pixels; what is drawn becomes visible when the view is composited.
@preconcurrency @MainActor
public final class CGContext {
  /// Device pixels per point.
  package let scale: CGFloat
  /// The traits with which colours are resolved.
  package let traits: UITraitCollection

  struct State {
    /// From user coordinates to the list's pixels.
    var transform: CGAffineTransform
    /// Without the scale; what applications see.
    var userTransform = CGAffineTransform.identity
    var fill = PixelColor.black
    var stroke = PixelColor.black
    var alpha: CGFloat = 1
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var clip: CGRect?
    /// How many clips were opened in this state, to be closed with it.
    var openClips: [OpenClip] = []
  }

  enum OpenClip {
    case rect
    case shape(Mask, x: Int, y: Int)
  }

  var state: State
  private var savedStates: [State] = []
  var path = Path()
  var operations: [DisplayList.Operation] = []
  /// Around everything drawn, in the list's pixels.
  private var drawn = CGRect.null

  /// The pixels outside of which no mask is made.
  let area: PixelRect

  /// Starts a recording.
  ///
  /// - Parameters:
  ///   - scale: Device pixels per point.
  ///   - traits: The traits with which colours are resolved.
  ///   - bounds: What will be seen of the recording, in points; `nil` when that is not known.
  package init(scale: CGFloat, traits: UITraitCollection, bounds: CGRect? = nil) {
    let scale = scale > 0 ? scale : 1
    self.scale = scale
    self.traits = traits
    let visible = bounds.map { bounds in
      // A pixel more at each edge, since the origin may fall between two pixels.
      PixelRect(enclosing: bounds.applying(CGAffineTransform(scaleX: scale, y: scale)))
        .insetBy(x: -1, y: -1)
    }
    area = visible?.intersection(CGContext.largestArea) ?? CGContext.largestArea
    state = State(transform: CGAffineTransform(scaleX: self.scale, y: self.scale))
  }

  /// Ends the recording; states that are still saved are restored.
  package func finish() -> DisplayList {
    while !savedStates.isEmpty { restoreGState() }
    closeClips(state.openClips)
    state.openClips = []
    guard !operations.isEmpty, !drawn.isNull else { return .empty }
    let extent = drawn.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    return DisplayList(operations: operations, scale: scale, extent: extent)
  }

  /// Remembers transform, clip, colours, and line settings.
  public func saveGState() {
    savedStates.append(state)
    state.openClips = []
  }

  /// Goes back to what was remembered last; does nothing when nothing was.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    closeClips(state.openClips)
    state = saved
  }

  private func closeClips(_ clips: [OpenClip]) {
    for clip in clips.reversed() {
      switch clip {
      case .rect: operations.append(.popClip)
      case .shape(let mask, let x, let y): operations.append(.endGroup(mask, x: x, y: y))
      }
    }
  }

  /// Adds an operation that draws inside a rectangle of the list's pixels.
  func add(_ operation: DisplayList.Operation, in rect: CGRect) {
    var visible = rect
    if let clip = state.clip { visible = rect.intersection(clip) }
    guard !visible.isNull else { return }
    operations.append(operation)
    drawn = drawn.union(visible)
  }
}

/// How the ends of open lines look.
public enum CGLineCap: Int32, Sendable {
  /// They end exactly at their last point.
  case butt = 0
  /// They end in half a circle.
  case round = 1
  /// They end half a line width beyond their last point.
  case square = 2
}

/// How the corners of lines look.
public enum CGLineJoin: Int32, Sendable {
  /// Their outer edges meet in a point.
  case miter = 0
  /// They are round.
  case round = 1
  /// They are cut off.
  case bevel = 2
}

/// Which points lie inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Those around which it winds at all.
  case winding = 0
  /// Those that an odd number of its lines shut off.
  case evenOdd = 1
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled by the winding rule.
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill = 1
  /// Stroked.
  case stroke = 2
  /// Filled by the winding rule, then stroked.
  case fillStroke = 3
  /// Filled by the even-odd rule, then stroked.
  case eoFillStroke = 4
}
