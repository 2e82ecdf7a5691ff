import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for zooming by the application.
@MainActor
struct ZoomingTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let delegate = ZoomDelegate()
  private let scrollView = UIScrollView()

  init() {
    delegate.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    delegate.view.backgroundColor = .blue
    let spot = UIView(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
    spot.backgroundColor = .red
    delegate.view.addSubview(spot)
    scrollView.addSubview(delegate.view)
    scrollView.contentSize = CGSize(width: 200, height: 200)
    scrollView.maximumZoomScale = 4
    scrollView.delegate = delegate
    stage.show(scrollView)
  }

  @Test func zoomingKeepsTheCenter() {
    scrollView.zoomScale = 2
    #expect(scrollView.contentSize == CGSize(width: 400, height: 400))
    #expect(scrollView.contentOffset == CGPoint(x: 100, y: 100))
    stage.advance(by: 0.1)
    #expect(stage.color(at: CGPoint(x: 85, y: 115)) == .red)
    #expect(stage.color(at: CGPoint(x: 75, y: 125)) == .blue)
    #expect(delegate.recorder.take() == ["zoom 2.0"])
  }

  @Test func scalesAreLimited() {
    scrollView.zoomScale = 9
    #expect(scrollView.zoomScale == 4)
    scrollView.zoomScale = 0.1
    #expect(scrollView.zoomScale == 1)
    #expect(scrollView.contentOffset == .zero)
    #expect(delegate.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test func animatedZoomsCallBeginAndEnd() {
    scrollView.setZoomScale(2, animated: true)
    stage.advance(by: 0.15)
    #expect(stage.color(at: CGPoint(x: 92, y: 108)) == .red)
    stage.settle()
    #expect(delegate.recorder.take() == ["begin", "zoom 2.0", "end 2.0"])
    #expect(stage.color(at: CGPoint(x: 85, y: 115)) == .red)
  }

  @Test func aRectangleFillsTheBounds() {
    scrollView.zoom(to: CGRect(x: 0, y: 50, width: 100, height: 50), animated: false)
    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 50))
  }

  @Test func nothingIsScaledWithoutAView() {
    scrollView.delegate = nil
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1)
  }

  @Test func tableControllersMayOverrideTheMethods() {
    let controller = ZoomingTableController(style: .plain)
    controller.tableView.maximumZoomScale = 2
    controller.tableView.zoomScale = 2
    #expect(controller.callCount == 1)
  }
}

/// A delegate that zooms its view, and records its calls.
private final class ZoomDelegate: UIScrollViewDelegate {
  let view = UIView()
  let recorder = CallRecorder()

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    recorder.record("begin")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    recorder.record("end \(scale)")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    recorder.record("zoom \(scrollView.zoomScale)")
  }
}

/// A table controller that counts the requests for a view to zoom.
private final class ZoomingTableController: UITableViewController {
  var callCount = 0

  override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    callCount += 1
    return nil
  }
}
