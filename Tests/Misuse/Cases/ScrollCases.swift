import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

extension CaseList {
  mutating func addScrollViews() {
    for (name, view) in Self.scrollers {
      add("\(name).contentOffset", Shapes.points, end: offsetEnd) {
        view($0).contentOffset = $1
      }
      add("\(name).setContentOffset(_:animated: true)", Shapes.points, end: offsetEnd) {
        view($0).setContentOffset($1, animated: true)
      }
      add(
        "\(name).contentSize",
        Shapes.sizes,
        end: { size in
          size.isFinite ? .continues : .stops("A content size has to be finite")
        }
      ) { view($0).contentSize = $1 }
      add(
        "\(name).contentInset",
        Shapes.insets,
        end: { insets in
          insets.isFinite ? .continues : .stops("contentInset has to be finite")
        }
      ) { view($0).contentInset = $1 }
      add("\(name).scrollRectToVisible(_:animated:)", Shapes.rects) {
        view($0).scrollRectToVisible($1, animated: false)
      }
    }
    add("UIScrollView.scrollRectToVisible(_:animated: true)", Shapes.rects) {
      $0.scroll.scrollRectToVisible($1, animated: true)
    }
    add("UIScrollView.verticalScrollIndicatorInsets", Shapes.insets) { fixture, insets in
      fixture.scroll.verticalScrollIndicatorInsets = insets
      fixture.scroll.flashScrollIndicators()
    }
    add("UIScrollView.horizontalScrollIndicatorInsets", Shapes.insets) { fixture, insets in
      fixture.scroll.horizontalScrollIndicatorInsets = insets
      fixture.scroll.flashScrollIndicators()
    }
    addZooming()
    addDragging()
    addScrollbar()
  }

  private mutating func addScrollbar() {
    add("UIScrollView.scrollsByMouseDrag", [Argument("off", false), Argument("on", true)]) {
      fixture,
      isOn in
      UIScrollView.scrollsByMouseDrag = isOn
      fixture.stage.pointerDown(at: CGPoint(x: 80, y: 340))
      fixture.stage.pointerMove(to: CGPoint(x: 80, y: 270))
      fixture.stage.pointerUp()
    }
    add("UITableView.scrollbarTitleProvider", Texts.all) { fixture, text in
      fixture.table.scrollbarTitleProvider = { table, _ in
        table.reloadData()
        return text
      }
      let edge = fixture.table.convert(CGPoint(x: fixture.table.bounds.maxX - 6, y: 20), to: nil)
      fixture.stage.pointerMove(to: edge)
      fixture.stage.pointerDown(at: edge, button: .button(3))
      fixture.stage.pointerMove(to: CGPoint(x: edge.x, y: edge.y + 60))
      fixture.stage.pointerUp()
    }
  }

  private static var scrollers: [(String, @MainActor (Fixture) -> UIScrollView)] {
    [("UIScrollView", { $0.scroll }), ("UITableView", { $0.table })]
  }

  private mutating func addZooming() {
    // The height of the zoomed view would be infinite.
    let minimumEnd: (CGFloat) -> End = { scale in
      scale == .greatestFiniteMagnitude ? .stops("A view's frame has to be finite") : .continues
    }
    let end: (CGFloat) -> End = { scale in
      scale.isFinite ? .continues : .stops("A zoom scale has to be finite")
    }
    add("UIScrollView.zoomScale", Numbers.factors, end: end) { $0.scroll.zoomScale = $1 }
    add("UIScrollView.setZoomScale(_:animated: true)", Numbers.factors, end: end) {
      $0.scroll.setZoomScale($1, animated: true)
    }
    add("UIScrollView.minimumZoomScale", Numbers.factors, end: minimumEnd) { fixture, scale in
      fixture.scroll.minimumZoomScale = scale
      fixture.scroll.zoomScale = 0.1
    }
    add("UIScrollView.maximumZoomScale", Numbers.factors) { fixture, scale in
      fixture.scroll.maximumZoomScale = scale
      fixture.scroll.zoomScale = 100
    }
    add("UIScrollView.minimumZoomScale and zoomScale", Numbers.factors, end: minimumEnd) {
      fixture,
      scale in
      fixture.scroll.minimumZoomScale = scale
      fixture.scroll.zoomScale = 0
    }
    add("UIScrollView.zoom(to:animated:)", Shapes.rects) { $0.scroll.zoom(to: $1, animated: false) }
    add("UIScrollView.zoom(to:animated: true)", Shapes.rects) {
      $0.scroll.zoom(to: $1, animated: true)
    }
    add("UIScrollView.zoom(to:animated:) without delegate", Shapes.rects) { fixture, rect in
      fixture.scroll.delegate = nil
      fixture.scroll.zoom(to: rect, animated: false)
    }
    addZoomedViews()
  }

  private mutating func addZoomedViews() {
    let views: [(String, @MainActor (Fixture) -> UIView?)] = [
      ("nil", { _ in nil }), ("the scroll view itself", { $0.scroll }),
      ("its superview", { $0.pushed.view }), ("a removed view", { _ in UIView() }),
      ("the window", { $0.stage.window }),
      (
        "a view of no size",
        { fixture in
          fixture.content.frame = .zero
          return fixture.content
        }
      ),
    ]
    for (name, view) in views {
      add("UIScrollView.zoomScale viewForZooming = \(name)") { fixture in
        fixture.delegate.zoomed = view(fixture)
        fixture.scroll.zoomScale = 2
      }
    }
    add(
      "UIScrollView.DecelerationRate.init(rawValue:)",
      Numbers.factors,
      end: { rate in
        rate > 0 && rate < 1 ? .continues : .stops("A deceleration rate is between 0 and 1")
      }
    ) { fixture, rate in
      fixture.scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
      fling(fixture)
    }
  }

  private mutating func addDragging() {
    add("UIScrollViewDelegate.targetContentOffset", Shapes.points) {
      fixture,
      point in
      fixture.delegate.target = { _ in point }
      fling(fixture)
      fixture.stage.settle()
    }
    add("UIScrollViewDelegate.targetContentOffset of a table", Shapes.points) {
      fixture,
      point in
      fixture.delegate.target = { _ in point }
      fixture.stage.drag(
        from: CGPoint(x: 50, y: 140),
        to: CGPoint(x: 50, y: 90),
        duration: 0.05
      )
      fixture.stage.settle()
    }
    add("UIScrollView.delegate that is gone") { fixture in
      var delegate: ListDelegate? = ListDelegate()
      fixture.scroll.delegate = delegate
      delegate = nil
      fixture.scroll.zoomScale = 2
      fling(fixture)
    }
    let changes: [(String, @MainActor (Fixture) -> Void)] = [
      ("removed", { $0.scroll.removeFromSuperview() }),
      ("emptied", { $0.scroll.contentSize = .zero }),
      ("shrunk to nothing", { $0.scroll.frame = .zero }),
      ("not to scroll", { $0.scroll.isScrollEnabled = false }),
      ("without delegate", { $0.scroll.delegate = nil }),
    ]
    for (name, change) in changes {
      add("UIScrollView \(name) while dragged") { fixture in
        fixture.stage.touchDown(at: CGPoint(x: 80, y: 340))
        for step in 1...6 {
          fixture.stage.touchMove(to: CGPoint(x: 80, y: 340 - 8 * CGFloat(step)))
          fixture.stage.advance(by: 1 / 60)
        }
        change(fixture)
        fixture.stage.advance(by: 1 / 60)
        fixture.stage.touchUp()
        fixture.stage.settle()
      }
    }
    add("UIScrollView.bounds in a fling", Shapes.rects.filter { $0.value.isFinite }) {
      fixture,
      rect in
      fling(fixture)
      fixture.scroll.bounds = rect
    }
    add("UIScrollView.contentSize in a fling", Shapes.sizes.filter { $0.value.isFinite }) {
      fixture,
      size in
      fling(fixture)
      fixture.scroll.contentSize = size
    }
  }
}

/// Returns the expected result of setting an offset.
private func offsetEnd(_ offset: CGPoint) -> End {
  offset.isFinite ? .continues : .stops("A content offset has to be finite")
}

/// Drags the scroll view's content upwards and lifts the finger.
@MainActor
private func fling(_ fixture: Fixture) {
  fixture.stage.drag(
    from: CGPoint(x: 80, y: 340),
    to: CGPoint(x: 80, y: 270),
    duration: 0.05
  )
}
