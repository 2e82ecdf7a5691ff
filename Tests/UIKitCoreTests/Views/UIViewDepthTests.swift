import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for view trees of the maximum depth, and for deeper ones.
@MainActor
struct UIViewDepthTests {
  /// Creates `count` nested views, and returns the outermost and the innermost one.
  private static func chain(of count: Int, topDown: Bool = true) -> (outer: UIView, inner: UIView) {
    let views = (0..<count).map { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100 + $0)) }
    let pairs = Array(zip(views, views.dropFirst()))
    for (outer, inner) in topDown ? pairs : pairs.reversed() { outer.addSubview(inner) }
    return (views[0], views[count - 1])
  }

  @Test(arguments: [true, false])
  func theDeepestPermittedTreeWorks(topDown: Bool) {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.checksDamage = true
    let host = UIView()
    stage.show(host)
    let depth = sequence(first: host) { $0.superview }.reduce(0) { count, _ in count + 1 }
    let (outer, inner) = UIViewDepthTests.chain(of: UIView.maximumDepth - depth, topDown: topDown)
    host.addSubview(outer)
    inner.backgroundColor = .red
    stage.update()
    #expect(stage.hex(at: 50, 50) == "FF0000")
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === inner)
    outer.traitOverrides.userInterfaceStyle = .dark
    stage.update()
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1, y: 1))
    inner.tag = 7
    #expect(outer.viewWithTag(7) === inner)
    outer.removeFromSuperview()
    #expect(inner.window == nil)
    stage.update()
  }

  @Test func removedViewsDoNotAddToTheDepth() {
    let host = UIView()
    let other = UIView()
    host.addSubview(other)
    for _ in 1...3 {
      let (outer, _) = UIViewDepthTests.chain(of: UIView.maximumDepth - 1)
      host.addSubview(outer)
      outer.removeFromSuperview()
    }
    // The host has another subview, so that only an upper bound of its levels is known.
    let parent = UIView()
    parent.addSubview(host)
    #expect(host.superview === parent)
  }

  @Test func aTooDeepTreeStopsTheProgram() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let (outer, inner) = UIViewDepthTests.chain(of: UIView.maximumDepth)
      withExtendedLifetime(outer) { inner.addSubview(UIView()) }
    }
    #expect(logs("1000 views can be nested", in: result))
    let subtree = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let (outer, _) = UIViewDepthTests.chain(of: UIView.maximumDepth, topDown: false)
      UIView().addSubview(outer)
    }
    #expect(logs("999 levels of subviews", in: subtree))
    // A tree that was built from the top.
    let grown = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let (outer, _) = UIViewDepthTests.chain(of: UIView.maximumDepth / 2 + 1)
      let (root, inner) = UIViewDepthTests.chain(of: UIView.maximumDepth / 2)
      withExtendedLifetime(root) { inner.addSubview(outer) }
    }
    #expect(logs("500 levels of subviews", in: grown))
  }

  @Test func aViewIsNotAddedToItself() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      view.addSubview(view)
    }
    #expect(logs("cannot be added to itself", in: result))
    let circle = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let (outer, inner) = UIViewDepthTests.chain(of: 3)
      inner.addSubview(outer)
    }
    #expect(logs("cannot be added to itself or a view inside it", in: circle))
  }

  private func logs(_ words: String, in result: ExitTest.Result?) -> Bool {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(words) } ?? false
  }
}
