import Testing
import UIKit
import UIKitTesting

/// Tests for gesture recognisers with custom initialisers, and for the window of an application's
/// delegate.
@MainActor
struct RecognizerSubclassTests {
  @Test func everyWayToInitialiseARecognizerCompilesAndTaps() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let (view, counter) = (UIView(), TapCounter())
    stage.show(view)
    let recognizers = [
      NamedTap(name: "named"), QuietTap(), ForwardingTap(), ForwardingTap(target: nil, action: nil),
      ForwardingTap(target: counter, action: TapCounter.tap), BlockTap { counter.tap() },
    ]
    for recognizer in recognizers {
      view.addGestureRecognizer(recognizer)
      recognizer.delegate = counter
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.settle()
    // Only the last two recognisers have actions.
    #expect(counter.taps == 2 && recognizers.map(\.name) == ["named", "quiet", nil, nil, nil, nil])
  }

  @Test func theWindowOfTheDelegateHasTwoOptionals() {
    let (delegate, window) = (WindowDelegate(), UIWindow(frame: .zero))
    let protocolDelegate: any UIApplicationDelegate = delegate
    #expect(protocolDelegate.window??.rootViewController == nil)
    delegate.window = window
    window.rootViewController = UIViewController()
    #expect(protocolDelegate.window??.rootViewController === window.rootViewController)
    if let optionalWindow = protocolDelegate.window, let unwrapped = optionalWindow {
      #expect(unwrapped === window)
    }
    #expect(protocolDelegate.window as? UIWindow === window && delegate.window === window)
    let windowless: any UIApplicationDelegate = WindowlessDelegate()
    #expect(windowless.window == nil)
  }
}

@MainActor
private final class TapCounter: NSObject, UIGestureRecognizerDelegate {
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
