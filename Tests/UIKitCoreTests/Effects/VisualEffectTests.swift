import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for `UIVisualEffectView`, which blurs the content behind it.
@MainActor
struct VisualEffectTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let root = UIView()
  private let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .light))

  init() {
    stage.checksDamage = true
    root.backgroundColor = .white
    left.backgroundColor = .black
    root.addSubview(left)
    effectView.frame = CGRect(x: 40, y: 50, width: 120, height: 60)
    root.addSubview(effectView)
    stage.show(root)
    stage.settle()
  }

  private func whiteness(x: CGFloat, y: CGFloat) -> CGFloat {
    var white: CGFloat = 0
    stage.color(at: CGPoint(x: x, y: y)).getWhite(&white, alpha: nil)
    return white
  }

  @Test func edgesBehindTheViewAreBlurred() {
    #expect(whiteness(x: 20, y: 80) == 0 && whiteness(x: 180, y: 80) == 1)
    let grays = stride(from: CGFloat(45), through: 155, by: 10).map { whiteness(x: $0, y: 80) }
    #expect(zip(grays, grays.dropFirst()).allSatisfy { $0 <= $1 + 0.01 })
    #expect(grays[0] < 0.45 && grays[5] > 0.5 && grays[5] < 0.8 && grays[11] > 0.9)
    // Content outside the view does not bleed into the blur.
    #expect(whiteness(x: 100, y: 49) == 1 && whiteness(x: 99, y: 49) == 0)
  }

  @Test func contentIsInFrontOfTheBlur() {
    let label = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    label.backgroundColor = .red
    effectView.contentView.addSubview(label)
    stage.settle()
    #expect(effectView.contentView.bounds == effectView.bounds)
    #expect(stage.color(at: CGPoint(x: 60, y: 70)) == .red)
  }

  @Test func constraintsOfTheContentGiveTheSize() {
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    effectView.contentView.addSubview(label)
    let content = effectView.contentView
    let width = label.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
      width, label.heightAnchor.constraint(equalToConstant: 30),
    ])
    let fitting = effectView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting == CGSize(width: 70, height: 40))
    effectView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      effectView.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      effectView.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
    ])
    stage.settle()
    #expect(effectView.frame == CGRect(x: 20, y: 30, width: 70, height: 40))
    #expect(content.frame == effectView.bounds)
    #expect(label.frame == CGRect(x: 10, y: 5, width: 50, height: 30))
    width.constant = 80
    stage.settle()
    #expect(effectView.frame.width == 100 && content.frame.width == 100)
    #expect(effectView.constraints.isEmpty && content.constraints.count == 4)
  }

  @Test func framesSizeTheContentImmediately() {
    effectView.frame.size = CGSize(width: 30, height: 20)
    #expect(effectView.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    stage.settle()
    #expect(effectView.contentView.frame == effectView.bounds)
  }

  @Test func withoutAnEffectTheViewIsTransparent() {
    effectView.effect = nil
    stage.settle()
    #expect(whiteness(x: 99, y: 80) == 0 && whiteness(x: 100, y: 80) == 1)
    effectView.effect = UIBlurEffect(style: .dark)
    stage.settle()
    #expect(whiteness(x: 155, y: 80) < 0.9)
  }

  @Test func stylesFollowTheInterface() {
    for style in UIBlurEffect.Style.allCases {
      effectView.effect = UIBlurEffect(style: style)
      root.overrideUserInterfaceStyle = .light
      stage.settle()
      let light = whiteness(x: 100, y: 80)
      root.overrideUserInterfaceStyle = .dark
      stage.settle()
      let dark = whiteness(x: 100, y: 80)
      switch style {
      case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
        .systemThickMaterial, .systemChromeMaterial:
        #expect(light > dark + 0.2, "\(style)")
      default: #expect(light == dark, "\(style)")
      }
    }
  }

  @Test func increasedContrastMakesEffectsOpaque() {
    stage.loop.screen.increasesContrast = true
    stage.settle()
    #expect(UIAccessibility.isReduceTransparencyEnabled)
    #expect(whiteness(x: 45, y: 80) == 1 && whiteness(x: 155, y: 80) == 1)
    stage.loop.screen.increasesContrast = false
    stage.settle()
    #expect(whiteness(x: 45, y: 80) < 0.5)
  }

  @Test func cornersAndOpacityHold() {
    effectView.layer.cornerRadius = 20
    effectView.clipsToBounds = true
    stage.settle()
    #expect(whiteness(x: 41, y: 51) == 0 && whiteness(x: 158, y: 51) == 1)
    #expect(whiteness(x: 45, y: 80) > 0.3)
    effectView.alpha = 0
    stage.settle()
    #expect(whiteness(x: 45, y: 80) == 0)
    effectView.alpha = 0.5
    stage.settle()
    #expect(whiteness(x: 45, y: 80) > 0.1 && whiteness(x: 45, y: 80) < 0.3)
  }

  @Test func onlyChangesBehindTheBlurAreDrawn() {
    let dot = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    dot.backgroundColor = .red
    root.insertSubview(dot, belowSubview: effectView)
    stage.settle()
    dot.backgroundColor = .green
    stage.settle()
    #expect(stage.loop.lastFramePixels == 100)
    dot.frame.origin = CGPoint(x: 50, y: 60)
    stage.settle()
    #expect(stage.loop.lastFramePixels == 100 + 120 * 60)
    stage.advance(by: 1)
    #expect(!stage.loop.isMoving)
    effectView.removeFromSuperview()
    stage.settle()
    dot.backgroundColor = .blue
    stage.settle()
    #expect(stage.loop.lastFramePixels == 100)
  }

  /// Scrolling behind, in front of and inside blurs gives the same pixels as a full redraw.
  @Test(arguments: SeededGenerator.seeds(8)) func everyFrameWithBlurEqualsAFullRedraw(
    _ seed: UInt64
  ) {
    var generator = SeededGenerator.forTest(seed: seed)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 200, height: 2_000)
    for index in 0..<40 {
      let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 50, width: 200, height: 49))
      row.backgroundColor = UIColor(
        hue: CGFloat(index) / 40,
        saturation: 1,
        brightness: 1,
        alpha: 1
      )
      scroll.addSubview(row)
    }
    let inside = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    inside.frame = CGRect(x: 20, y: 120, width: 90, height: 80)
    scroll.addSubview(inside)
    root.insertSubview(scroll, belowSubview: effectView)
    let second = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    second.frame = CGRect(x: 100, y: 80, width: 80, height: 80)
    root.addSubview(second)
    for _ in 0..<40 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: scroll.contentOffset.y = CGFloat(Int.random(in: 0...400, using: &generator))
      case 1: scroll.contentOffset.y += CGFloat(Int.random(in: 1...9, using: &generator))
      case 2: second.frame.origin.x = CGFloat.random(in: -40...180, using: &generator)
      case 3: effectView.frame.size.height = CGFloat(Int.random(in: 0...90, using: &generator))
      case 4: inside.isHidden.toggle()
      default: effectView.layer.cornerRadius = CGFloat(Int.random(in: 0...30, using: &generator))
      }
      stage.advance(by: 1 / 60)
      #expect(stage.differenceFromFullRedraw() == nil)
    }
  }

  @Test func panelsOverAListLookAsRecorded() {
    let list = UIView()
    list.backgroundColor = .white
    for index in 0..<8 {
      let label = UILabel(frame: CGRect(x: 10, y: CGFloat(index) * 25, width: 190, height: 25))
      label.text = "Row \(index) of a list"
      label.textColor = index.isMultiple(of: 2) ? .systemBlue : .black
      list.addSubview(label)
    }
    for (index, style) in [
      UIBlurEffect.Style.systemUltraThinMaterial, .systemMaterial, .dark,
    ].enumerated() {
      let panel = UIVisualEffectView(effect: UIBlurEffect(style: style))
      panel.frame = CGRect(x: 20, y: 10 + CGFloat(index) * 62, width: 160, height: 50)
      panel.layer.cornerRadius = 12
      panel.clipsToBounds = true
      let title = UILabel(frame: panel.bounds)
      title.text = "Saved"
      title.textAlignment = .center
      title.textColor = index == 2 ? .white : .black
      panel.contentView.addSubview(title)
      list.addSubview(panel)
    }
    stage.show(list)
    stage.settle()
    assertSnapshot(of: stage, named: "panels")
  }

  @Test func opaqueContentInFrontLeavesTheBlurUnchanged() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.checksDamage = true
    let root = UIView()
    root.backgroundColor = .blue
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    blur.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(blur)
    stage.show(root)
    let originalColor = stage.color(at: CGPoint(x: 52, y: 20))
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    cover.backgroundColor = .white
    blur.contentView.addSubview(cover)
    for alpha in [0.5, 1, 0.5, 1] {
      cover.alpha = alpha
      #expect(stage.color(at: CGPoint(x: 52, y: 20)) == originalColor)
    }
  }
}
