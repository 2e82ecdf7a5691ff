import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for buttons: titles and images by state, events, and layout.
@MainActor
struct UIButtonTests {
  @Test func statesFallBackToTheNormalOne() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saved", for: .selected)
    #expect(button.title(for: .highlighted) == "Save")
    #expect(button.currentTitle == "Save")
    button.isSelected = true
    #expect(button.currentTitle == "Saved")
    #expect(button.titleLabel?.text == "Saved")
    button.isHighlighted = true
    #expect(button.currentTitle == "Save")
    button.setTitle(nil, for: .selected)
    #expect(button.title(for: .selected) == "Save")
  }

  @Test func theTypeDeterminesTheTitleColour() {
    let system = UIButton(type: .system)
    system.tintColor = .systemRed
    #expect(system.currentTitleColor == .systemRed)
    system.isEnabled = false
    #expect(system.currentTitleColor == .tertiaryLabel)
    #expect(UIButton().currentTitleColor == .white)
    system.setTitleColor(.blue, for: .normal)
    system.isEnabled = true
    #expect(system.currentTitleColor == .blue)
  }

  @Test func aTapSendsUpInsideAndThePrimaryEvent() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let log = ControlLog(button, for: [.touchUpInside, .primaryActionTriggered])
    let root = UIView()
    root.addSubview(button)
    stage.show(root)
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.take() == ["upInside", "primary"])
    button.becomeFirstResponder()
    stage.press(.keyboardReturnOrEnter)
    #expect(log.take() == ["upInside", "primary"])
  }

  @Test func aPrimaryActionGivesTitleAndImage() {
    var actionCount = 0
    let image = UIImage(systemName: "star")
    let action = UIAction(title: "Star", image: image) { _ in actionCount += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.currentTitle == "Star")
    #expect(button.currentImage == image)
    button.performPrimaryAction()
    #expect(actionCount == 1)
  }

  @Test func theIntrinsicSizeHoldsImageTitleAndInsets() throws {
    _ = Stage(size: CGSize(width: 320, height: 480))
    let button = UIButton(type: .system)
    button.setTitle("A longer title", for: .normal)
    let title = try #require(button.titleLabel).sizeThatFits(.zero)
    #expect(
      button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12)
    )
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      button.intrinsicContentSize == CGSize(width: title.width + 6, height: title.height + 4)
    )
    button.contentEdgeInsets = .zero
    let image = try #require(UIImage(systemName: "star"))
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize.width == title.width + image.size.width)
  }

  @Test func imageAndTitleLieSideBySide() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.contentHorizontalAlignment = .left
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    let root = UIView()
    root.addSubview(button)
    stage.show(root)
    let image = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame
    #expect(image.minX == 10)
    #expect(title.minX == image.maxX)
    #expect(abs(image.midY - 22) <= 0.5 && abs(title.midY - 22) <= 0.5)
  }

  @Test func aTooWideTitleStaysInside() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 44))
    button.setTitle("Much too long for fifty points", for: .normal)
    let root = UIView()
    root.addSubview(button)
    stage.show(root)
    let title = try #require(button.titleLabel).frame
    #expect(button.bounds.contains(title))
  }

  @Test func aPressedSystemButtonIsDimmed() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.setTitle("Title", for: .normal)
    let root = UIView()
    root.addSubview(button)
    stage.show(root)
    stage.touchDown(at: CGPoint(x: 20, y: 20))
    #expect(button.titleLabel?.alpha == 0.2)
    stage.touchUp()
    #expect(button.titleLabel?.alpha == 1)
    #expect(stage.settle())
  }
}
