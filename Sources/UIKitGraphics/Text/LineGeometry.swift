internal import Foundation

/// The geometry of the characters of one line.
@MainActor
final class LineGeometry {
  /// The range of the visible characters.
  let range: Range<Int>
  let isRightToLeft: Bool
  /// The vertical bounds from the top of the layout, in points.
  let top: CGFloat
  let bottom: CGFloat
  /// The left edge of the text, in points.
  private let left: Double
  private let width: Double
  /// The runs from left to right.
  private let pieces: [Piece]

  /// A run of text in visual order.
  @MainActor
  private final class Piece {
    let run: TextRun
    let range: Range<Int>
    private(set) lazy var edges = run.characterEdges

    init(_ run: TextRun) {
      self.run = run
      range = run.start..<run.start + run.text.count
    }

    var isRightToLeft: Bool { run.level.isRightToLeft }

    /// Returns the x coordinate of the boundary before a character of the run, or after its last
    /// character.
    func x(at index: Int) -> Double {
      let offset = index - range.lowerBound
      let distance =
        offset <= 0 ? 0 : offset >= range.count ? run.width : edges[min(offset, edges.count - 1)]
      return isRightToLeft ? run.x + run.width - distance : run.x + distance
    }
  }

  init(_ line: TextLayout.Line, _ range: Range<Int>, bottom: CGFloat) {
    self.range = range
    isRightToLeft = line.isRightToLeft
    top = line.origin.y
    self.bottom = bottom
    left = line.origin.x
    width = line.width
    pieces = line.runs.filter { !$0.isAdded && !$0.text.isEmpty }.map(Piece.init)
  }

  /// Returns the character to which a position belongs; `nil` for the start and the end of the
  /// line.
  private func character(at position: TextPosition) -> Int? {
    let index = min(max(position.index, range.lowerBound), range.upperBound)
    switch position.affinity {
    case .upstream: return index > range.lowerBound ? index - 1 : nil
    case .downstream: return index < range.upperBound ? index : nil
    }
  }

  /// Returns the index of the run with a character; `nil` if it is not visible.
  private func piece(of character: Int) -> Int? {
    pieces.firstIndex { $0.range.contains(character) }
  }

  /// Returns the x coordinate of a position, in points.
  func x(at position: TextPosition) -> CGFloat {
    guard let character = character(at: position), let piece = piece(of: character) else {
      let isAtStart = position.affinity == .upstream && position.index <= range.lowerBound
      return isAtStart == isRightToLeft ? left + width : left
    }
    let boundary = position.affinity == .upstream ? character + 1 : character
    return left + pieces[piece].x(at: boundary)
  }

  /// Returns the position nearest to an x coordinate.
  func position(nearestTo x: CGFloat) -> TextPosition {
    let x = x - left
    guard let index = pieces.firstIndex(where: { x < $0.run.x + $0.run.width }), x >= 0 else {
      return (x < 0) == isRightToLeft ? end : start
    }
    let piece = pieces[index]
    // Searches for the first boundary at or after the point in reading direction.
    let isBefore: (Int) -> Bool = { boundary in
      piece.isRightToLeft ? piece.x(at: boundary) > x : piece.x(at: boundary) < x
    }
    var (low, high) = (piece.range.lowerBound, piece.range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    if low > piece.range.lowerBound, abs(piece.x(at: low - 1) - x) < abs(piece.x(at: low) - x) {
      low -= 1
    }
    return TextPosition(low, low == piece.range.lowerBound ? .downstream : .upstream)
  }

  private var start: TextPosition { TextPosition(range.lowerBound, .upstream) }
  private var end: TextPosition { TextPosition(range.upperBound, .downstream) }

  /// Returns the horizontal extents of a range of characters, from left to right.
  ///
  /// Adjacent extents are merged.
  func extents(of selection: Range<Int>) -> [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = []
    for piece in pieces {
      let selectedRange = piece.range.clamped(to: selection)
      guard !selectedRange.isEmpty else { continue }
      let startX = piece.x(at: selectedRange.lowerBound)
      let endX = piece.x(at: selectedRange.upperBound)
      let leftEdge = CGFloat(left + min(startX, endX))
      let extent = leftEdge...max(leftEdge, CGFloat(left + max(startX, endX)))
      if let previous = result.last, extent.lowerBound <= previous.upperBound + 0.01 {
        result[result.count - 1] = previous.lowerBound...max(previous.upperBound, extent.upperBound)
      } else {
        result.append(extent)
      }
    }
    return result
  }

  /// Returns the next position to the left or right; `nil` beyond the edge of the line.
  func position(adjacentTo position: TextPosition, toRight: Bool) -> TextPosition? {
    guard let (piece, boundary) = boundaryIndex(of: position) else { return nil }
    if let newPosition = crossing(pieces[piece], from: boundary, toRight: toRight) {
      return newPosition
    }
    let nextIndex = toRight ? piece + 1 : piece - 1
    guard pieces.indices.contains(nextIndex) else { return nil }
    let next = pieces[nextIndex]
    let entersAtEnd = next.isRightToLeft == toRight
    let edge = entersAtEnd ? next.range.upperBound : next.range.lowerBound
    return crossing(next, from: edge, toRight: toRight)
  }

  /// Returns the run and the character boundary of a position.
  private func boundaryIndex(of position: TextPosition) -> (piece: Int, boundary: Int)? {
    if let character = character(at: position) {
      guard let piece = piece(of: character) else { return nil }
      return (piece, position.affinity == .upstream ? character + 1 : character)
    }
    guard !pieces.isEmpty else { return nil }
    let isAtRight = (position.affinity == .upstream) == isRightToLeft
    let piece = isAtRight ? pieces.count - 1 : 0
    let run = pieces[piece]
    return (piece, isAtRight == run.isRightToLeft ? run.range.lowerBound : run.range.upperBound)
  }

  /// Returns the position after the next character of a run; `nil` at its edge.
  private func crossing(_ piece: Piece, from boundary: Int, toRight: Bool) -> TextPosition? {
    if toRight != piece.isRightToLeft {
      guard boundary < piece.range.upperBound else { return nil }
      return TextPosition(boundary + 1, .upstream)
    }
    guard boundary > piece.range.lowerBound else { return nil }
    return TextPosition(boundary - 1, .downstream)
  }
}

extension TextRun {
  /// The distances of the character boundaries from the start of the run in its direction, in
  /// points, in ascending order from 0 to the run's width.
  ///
  /// The characters of a ligature share its width. In a justified line, the last character is a
  /// space, whose width includes the added space.
  @MainActor
  fileprivate var characterEdges: [Double] {
    let advances = characterAdvances
    var edges = [0.0]
    edges.reserveCapacity(advances.count + 1)
    var sum = 0.0
    for advance in advances {
      sum += advance
      edges.append(min(sum, width))
    }
    edges[edges.count - 1] = width
    return edges
  }

  /// The advances of the characters in logical order, in points.
  @MainActor
  private var characterAdvances: [Double] {
    let count = text.count
    guard let face, count > 1 else {
      return [Double](repeating: width / Double(max(1, count)), count: count)
    }
    let glyphs = FontLibrary.withLock { face.shaper.shape(text, shaping) }
    var clusterAdvances: [UInt32: Double] = [:]
    for glyph in glyphs {
      clusterAdvances[glyph.cluster, default: 0] += Double(glyph.advance) * style.font.pointSize
    }
    let clusters = clusterAdvances.keys.sorted()
    var advances: [Double] = []
    advances.reserveCapacity(count)
    var byte: UInt32 = 0
    var cluster = -1
    // The first character of the current cluster.
    var firstCharacter = 0
    func finishCluster() {
      guard cluster >= 0, let advance = clusterAdvances[clusters[cluster]] else { return }
      if firstCharacter < advances.count {
        let share = advance / Double(advances.count - firstCharacter)
        for index in firstCharacter..<advances.count { advances[index] = share }
      } else if !advances.isEmpty {
        advances[advances.count - 1] += advance
      }
      firstCharacter = advances.count
    }
    for character in text {
      while cluster + 1 < clusters.count, clusters[cluster + 1] <= byte {
        finishCluster()
        cluster += 1
      }
      advances.append(0)
      byte += UInt32(character.utf8.count)
    }
    while cluster < clusters.count, cluster >= 0 {
      finishCluster()
      cluster += 1
    }
    return advances
  }
}
