import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for content through which the blur behind it shines.
@MainActor
struct VibrancyTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  private let vibrancy = UIVisualEffectView()
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    stage.checksDamage = true
    content.backgroundColor = .white
    for view in [blur, vibrancy] { view.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
    blur.contentView.addSubview(vibrancy)
    vibrancy.contentView.addSubview(content)
    let root = UIView()
    root.backgroundColor = .black
    root.addSubview(blur)
    stage.show(root)
  }

  private func whiteness() -> CGFloat {
    var white: CGFloat = 0
    stage.color(at: CGPoint(x: 20, y: 20)).getWhite(&white, alpha: nil)
    return white
  }

  @Test func vibrancyStylesReduceTheOpacity() {
    #expect(whiteness() == 1)
    let effect = UIBlurEffect(style: .dark)
    vibrancy.effect = UIVibrancyEffect(blurEffect: effect)
    let labelWhiteness = whiteness()
    vibrancy.effect = UIVibrancyEffect(blurEffect: effect, style: .quaternaryLabel)
    let quaternaryWhiteness = whiteness()
    #expect(labelWhiteness < 1 && quaternaryWhiteness < labelWhiteness)
    vibrancy.contentView.alpha = 0.5
    #expect(vibrancy.contentView.alpha == 0.5 && whiteness() < quaternaryWhiteness)
    vibrancy.contentView.alpha = 1
    vibrancy.effect = nil
    #expect(whiteness() == 1)
  }
}
