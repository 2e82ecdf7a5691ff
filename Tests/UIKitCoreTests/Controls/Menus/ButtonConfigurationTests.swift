import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for buttons with configurations.
@MainActor
struct ButtonConfigurationTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    stage.checksDamage = true
    view.backgroundColor = .white
    stage.show(view)
  }

  private func add(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.frame.origin = CGPoint(x: 20, y: 20)
    view.addSubview(button)
    stage.settle()
    return button
  }

  private func label(_ text: String, in button: UIButton) -> UILabel? {
    button.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first { $0.text == text }
  }

  @Test func filledButtonsHaveTheTintColor() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Order"
    configuration.baseBackgroundColor = .red
    let button = add(configuration)
    #expect(stage.hex(at: 26, 20 + button.bounds.midY) == "FF0000")
    #expect(label("Order", in: button)?.textColor == .white)
    #expect(
      button.bounds.height
        == (UIFont.preferredFont(forTextStyle: .body).lineHeight + 14).rounded(.up)
    )
    button.isEnabled = false
    stage.settle()
    #expect(label("Order", in: button)?.textColor == .tertiaryLabel)
    #expect(stage.hex(at: 26, 20 + button.bounds.midY) != "FF0000")
  }

  @Test func updateHandlersChangeTheConfigurationForTheState() {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Off"
    let button = add(configuration)
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    stage.settle()
    button.isSelected = true
    stage.settle()
    #expect(label("On", in: button) != nil)
  }

  @Test func imagePlacementMovesTheImage() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A"
    configuration.image = plainImage(width: 20, height: 10)
    configuration.imagePadding = 5
    let leading = add(configuration)
    let image = leading.subviews.flatMap(\.subviews).first { $0 is UIImageView }
    let text = label("A", in: leading)
    #expect(image.map { text?.frame.minX == $0.frame.maxX + 5 } == true)
    configuration.imagePlacement = .bottom
    leading.configuration = configuration
    leading.sizeToFit()
    stage.settle()
    #expect(image.map { $0.frame.minY >= (text?.frame.maxY ?? 0) } == true)
  }

  @Test func actionsRunAndTitlesComeFromThem() {
    var actionCount = 0
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Go") { _ in actionCount += 1 }
    )
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    view.addSubview(button)
    stage.settle()
    stage.tap(at: CGPoint(x: 50, y: 20))
    #expect(actionCount == 1)
    #expect(label("Go", in: button) != nil)
    button.configuration = nil
    stage.settle()
    #expect(button.titleLabel?.isHidden == false)
  }

  @Test func capsuleCornersAndActivityIndicatorAreShown() {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Wait"
    configuration.cornerStyle = .capsule
    configuration.showsActivityIndicator = true
    configuration.imagePadding = 8
    let button = add(configuration)
    let fill = button.subviews.flatMap(\.subviews).first
    #expect(fill?.layer.cornerRadius == button.bounds.height / 2)
    #expect(button.subviews.flatMap(\.subviews).contains { $0 is UIActivityIndicatorView })
  }

  @Test func snapshotsMatch() {
    var y: CGFloat = 10
    for configuration in [
      UIButton.Configuration.plain(), .gray(), .tinted(), .filled(),
    ] {
      for size in [UIButton.Configuration.Size.small, .large] {
        var configuration = configuration
        configuration.title = "Title"
        configuration.subtitle = size == .large ? "Subtitle" : nil
        configuration.image = UIImage(systemName: "star.fill")
        configuration.imagePadding = 6
        configuration.buttonSize = size
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        button.frame.origin = CGPoint(x: size == .large ? 150 : 10, y: y)
        view.addSubview(button)
      }
      y += 90
    }
    stage.settle()
    assertSnapshot(of: stage, named: "configurations")
  }
}
