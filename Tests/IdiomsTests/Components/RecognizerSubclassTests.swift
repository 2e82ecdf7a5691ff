import Testing
import UIKit
import UIKitTesting

/// Recognisers with initialisers as iOS sources write them, and the delegate's window.
@MainActor
struct RecognizerSubclassTests {
  @Test func everyWayToInitialiseARecognizerCompilesAndTaps() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let (view, count) = (UIView(), TapCount())
    stage.show(view)
    let recognizers = [
      NamedTap(name: "named"), QuietTap(), ForwardingTap(), ForwardingTap(target: nil, action: nil),
      ForwardingTap(target: count, action: TapCount.tap), BlockTap { count.tap() },
    ]
    for recognizer in recognizers {
      view.addGestureRecognizer(recognizer)
      recognizer.delegate = count
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.settle()
    #expect(count.taps == 2 && recognizers.map(\.name) == ["named", "quiet", nil, nil, nil, nil])
  }

  @Test func theWindowOfTheDelegateHasTwoOptionals() {
    let (delegate, window) = (WindowDelegate(), UIWindow(frame: .zero))
    let reached: any UIApplicationDelegate = delegate
    #expect(reached.window??.rootViewController == nil)
    delegate.window = window
    window.rootViewController = UIViewController()
    #expect(reached.window??.rootViewController === window.rootViewController)
    if let some = reached.window, let own = some { #expect(own === window) }
    #expect(reached.window as? UIWindow === window && delegate.window === window)
    let without: any UIApplicationDelegate = WindowlessDelegate()
    #expect(without.window == nil)
  }
}

@MainActor
private final class TapCount: NSObject, UIGestureRecognizerDelegate {
  var taps = 0

  func tap() { taps += 1 }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

private final class NamedTap: UITapGestureRecognizer {
  init(name: String) {
    super.init(target: nil, action: nil)
    self.name = name
  }
}

private final class QuietTap: UITapGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    name = "quiet"
  }
}

private final class ForwardingTap: UITapGestureRecognizer {
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

private final class BlockTap: UITapGestureRecognizer {
  private var block: (() -> Void)?

  convenience init(_ block: @escaping () -> Void) {
    self.init()
    self.block = block
    addTarget(self, action: BlockTap.run)
  }

  private func run() { block?() }
}

private final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

private final class WindowlessDelegate: UIResponder, UIApplicationDelegate {}
