import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the number of pixels that small changes composite, and for event latency.
@MainActor
struct DamageCostTests {
  private let size = CGSize(width: 320, height: 560)

  private func makeTable(_ rows: CallCountingRows, in stage: Stage) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.rowHeight = 56
    table.dataSource = rows
    table.delegate = rows
    stage.show(table)
    stage.settle()
    return table
  }

  /// Returns the maximum number of pixels that were composited in one of the next frames.
  private func maximumPixels(in stage: Stage, frames: Int) -> Int {
    var maximum = 0
    for _ in 0..<frames {
      let framesBefore = stage.framesDrawn
      stage.advance(by: 1.0 / 60)
      if stage.framesDrawn > framesBefore { maximum = max(maximum, stage.loop.lastFramePixels) }
    }
    return maximum
  }

  @Test func aHighlightedRowCompositesThatRowOnly() {
    let stage = Stage(size: size)
    let rows = CallCountingRows(rowCount: 100)
    let table = makeTable(rows, in: stage)
    stage.touchDown(at: CGPoint(x: 160, y: 200))
    #expect(maximumPixels(in: stage, frames: 30) == 320 * 56)
    let isHighlighted = table.visibleCells.contains { $0.isHighlighted }
    #expect(isHighlighted)
    stage.touchCancel()
    #expect(maximumPixels(in: stage, frames: 60) == 320 * 56)
    let staysHighlighted = table.visibleCells.contains { $0.isHighlighted }
    #expect(!staysHighlighted)
  }

  @Test func aLabelThatChangesOnceASecondCompositesItsText() {
    let stage = Stage(size: size)
    let view = UIView()
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20, y: 30, width: 200, height: 50))
    label.text = "12:00:00"
    let textSize = label.sizeThatFits(.zero)
    view.addSubview(label)
    stage.show(view)
    stage.settle()
    let framesBefore = stage.framesDrawn
    for second in 1...5 {
      label.text = "12:00:0\(second)"
      let pixels = maximumPixels(in: stage, frames: 60)
      #expect(pixels > 0 && CGFloat(pixels) < (textSize.width + 4) * (textSize.height + 4))
    }
    #expect(stage.framesDrawn == framesBefore + 5)
  }

  @Test(arguments: [CGPoint.zero, CGPoint(x: 0.3, y: 0.6)], [1.0, 1.5, 2])
  func changedTextIsErased(offset: CGPoint, scale: CGFloat) {
    let stage = Stage(size: size, scale: scale)
    let view = UIView()
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20 + offset.x, y: 30 + offset.y, width: 200, height: 50))
    view.addSubview(label)
    stage.show(view)
    for text in ["long text jg", "i", "", "AÅ", "a", "right", "l"] {
      label.text = text
      label.textAlignment = text == "right" ? .right : .center
      stage.advance(by: 1.0 / 60)
      #expect(stage.differenceFromFullRedraw() == nil, "\(text)")
    }
    // Changes of the text while the label is hidden, and together with those of other properties.
    label.text = "something long"
    stage.advance(by: 1.0 / 60)
    label.isHidden = true
    label.text = "x"
    stage.advance(by: 1.0 / 60)
    label.text = "y"
    label.isHidden = false
    stage.advance(by: 1.0 / 60)
    label.bounds.origin.x = 7
    label.text = "z"
    stage.advance(by: 1.0 / 60)
    #expect(stage.differenceFromFullRedraw() == nil)
  }

  @Test func aTouchMovesPixelsInTheSameFrame() {
    let stage = Stage(size: size)
    let rows = CallCountingRows(rowCount: 100)
    let table = makeTable(rows, in: stage)
    stage.touchDown(at: CGPoint(x: 160, y: 400))
    stage.advance(by: 1.0 / 60)
    stage.touchMove(to: CGPoint(x: 160, y: 360))
    stage.advance(by: 1.0 / 60)
    let (framesBefore, offset) = (stage.framesDrawn, table.contentOffset.y)
    stage.touchMove(to: CGPoint(x: 160, y: 340))
    stage.advance(by: 1.0 / 60)
    #expect(table.contentOffset.y == offset + 20)
    #expect(stage.framesDrawn == framesBefore + 1)
  }

  @Test func theWheelMovesPixelsInTheSameFrame() {
    let stage = Stage(size: size)
    let rows = CallCountingRows(rowCount: 100)
    let table = makeTable(rows, in: stage)
    let framesBefore = stage.framesDrawn
    stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: CGPoint(x: 160, y: 200))
    stage.advance(by: 1.0 / 60)
    #expect(table.contentOffset.y > 0)
    #expect(stage.framesDrawn == framesBefore + 1)
  }

  @Test func statisticsCountFramesAndCells() {
    let stage = Stage(size: size)
    let rows = CallCountingRows(rowCount: 100)
    let table = makeTable(rows, in: stage)
    let before = stage.loop.statistics
    for _ in 0..<20 {
      table.contentOffset.y += 56
      stage.advance(by: 1.0 / 60)
    }
    let after = stage.loop.statistics
    #expect(after.drawnFrames == before.drawnFrames + 20)
    #expect(after.cellsReused > before.cellsReused + 10)
    #expect(after.compositedPixels == stage.loop.lastFramePixels)
  }

  @Test func anUnchangedFrameIsNotDropped() {
    var recorder = FrameRecorder()
    recorder.add(0.001, at: 0, interval: 0.1, isMoving: true)
    recorder.addUnchanged(at: 0.1, isMoving: true)
    recorder.addUnchanged(at: 0.2, isMoving: true)
    recorder.add(0.001, at: 0.3, interval: 0.1, isMoving: true)
    #expect(recorder.droppedFrames == 0)
    recorder.add(0.001, at: 0.6, interval: 0.1, isMoving: false)
    #expect(recorder.droppedFrames == 2)
  }

  @Test func droppedFramesAreThoseMissedWhileSomethingMoved() {
    var recorder = FrameRecorder()
    recorder.add(0.001, at: 1, interval: 0.01, isMoving: true)
    recorder.add(0.003, at: 1.01, interval: 0.01, isMoving: true)
    #expect(recorder.droppedFrames == 0)
    recorder.add(0.002, at: 1.04, interval: 0.01, isMoving: false)
    #expect(recorder.droppedFrames == 2)
    recorder.add(0.002, at: 9, interval: 0.01, isMoving: false)
    #expect(recorder.droppedFrames == 2)
    var statistics = FrameStatistics()
    recorder.fill(&statistics)
    #expect(statistics.medianSeconds == 0.002)
    #expect(statistics.percentile99Seconds == 0.003)
  }
}
