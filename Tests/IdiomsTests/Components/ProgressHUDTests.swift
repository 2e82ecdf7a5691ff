import Testing
import UIKit
import UIKitTesting

/// A progress ring in front of a view, with a number that counts up in each frame.
private final class ProgressHUD: UIView {
  let ring = CAShapeLayer()
  let numberLayer = CATextLayer()
  private var displayLink: CADisplayLink?
  private var displayedProgress: CGFloat = 0

  var progress: CGFloat = 0 {
    didSet {
      ring.strokeEnd = progress
      displayLink?.isPaused = false
    }
  }

  static func show(in view: UIView) -> ProgressHUD {
    let hud = ProgressHUD(frame: view.bounds)
    view.addSubview(hud)
    hud.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    UIViewPropertyAnimator(duration: 0.2, curve: .easeOut) { hud.transform = .identity }
      .startAnimation()
    return hud
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.3)
    ring.path =
      UIBezierPath(ovalIn: CGRect(x: frame.midX - 30, y: frame.midY - 30, width: 60, height: 60))
      .cgPath
    ring.fillColor = nil
    ring.strokeColor = UIColor.white.cgColor
    ring.lineWidth = 4
    ring.strokeEnd = 0
    numberLayer.frame = CGRect(x: frame.midX - 30, y: frame.midY - 10, width: 60, height: 20)
    numberLayer.fontSize = 14
    numberLayer.alignmentMode = .center
    numberLayer.contentsScale = UIScreen.main.scale
    layer.addSublayer(ring)
    layer.addSublayer(numberLayer)
    displayLink = CADisplayLink(target: self, selector: ProgressHUD.step)
    displayLink?.add(to: .main, forMode: .common)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func step(_ displayLink: CADisplayLink) {
    displayedProgress = min(progress, displayedProgress + 0.05)
    numberLayer.string = "\(Int((displayedProgress * 100).rounded())) %"
    if displayedProgress >= progress { displayLink.isPaused = true }
  }

  func dismiss() {
    displayLink?.invalidate()
    UIView.animate(withDuration: 0.2, animations: { self.alpha = 0 }) { _ in
      self.removeFromSuperview()
    }
  }
}

/// Tests for a progress HUD.
@MainActor
struct ProgressHUDTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let root = UIView()

  init() { stage.show(root) }

  @Test func theNumberCountsUpToTheProgress() {
    let hud = ProgressHUD.show(in: root)
    hud.progress = 0.5
    stage.advance(by: 0.05)
    #expect(hud.numberLayer.string as? String != "50 %")
    #expect(stage.settle(timeout: 2))
    #expect(hud.numberLayer.string as? String == "50 %")
    #expect(hud.ring.strokeEnd == 0.5)
    hud.dismiss()
    stage.settle()
    #expect(root.subviews.isEmpty)
  }

  @Test func theHUDBlocksTouchesOfTheViewBelow() {
    let button = UIButton(frame: root.bounds)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.addSubview(button)
    let hud = ProgressHUD.show(in: root)
    stage.settle(timeout: 2)
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(taps == 0)
    hud.dismiss()
    stage.settle()
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(taps == 1)
  }
}
