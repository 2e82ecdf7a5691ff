import Foundation
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitApplication

/// Tests for rendering an application's views into a picture without a display.
@MainActor
struct RenderOffscreenTests {
  @Test func theImageHasTheSizeTheScaleAndTheStyle() throws {
    let size = CGSize(width: 40, height: 30)
    let configuration = LaunchConfiguration(size: size, scale: 1.5, userInterfaceStyle: .dark)
    let image = renderOffscreen(configuration) { ColoredController() }
    #expect(image.size == size)
    #expect(image.scale == 1.5)
    let bitmap = try #require(image.bitmap)
    #expect(bitmap.width == 60 && bitmap.height == 45)
    #expect(bitmap.pixel(x: 0, y: 0) == PixelColor(red: 0, green: 0, blue: 255))
  }

  @Test func theApplicationChoosesThemeWeightAndMotion() {
    FrameLoop(screen: UIScreen(size: CGSize(width: 390, height: 844))).makeCurrent()
    let configuration = LaunchConfiguration(
      size: CGSize(width: 40, height: 30),
      tableTheme: .classic,
      isReduceMotionEnabled: true,
      isBoldTextEnabled: true
    )
    _ = renderOffscreen(configuration) {
      #expect(UITableView().theme == .classic)
      #expect(UIScreen.main.traitCollection.legibilityWeight == .bold)
      #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isBoldTextEnabled)
      return ColoredController()
    }
    #expect(UITableView().theme == .standard)
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isBoldTextEnabled)
  }

  @Test func animationsHaveEndedInTheImage() throws {
    let controller = ColoredController()
    let image = renderOffscreen(LaunchConfiguration(size: CGSize(width: 40, height: 30))) {
      UIView.animate(withDuration: 3) { controller.box.frame.origin.x = 20 }
      return controller
    }
    let bitmap = try #require(image.bitmap)
    #expect(bitmap.pixel(x: 25, y: 5) == PixelColor(red: 0, green: 255, blue: 0))
    #expect(bitmap.pixel(x: 5, y: 5) == PixelColor(red: 255, green: 0, blue: 0))
  }

  @Test func errorsOfTheClosureAreRethrown() {
    struct NoSuchScreen: Error {}
    let loop = FrameLoop.current
    #expect(throws: NoSuchScreen.self) {
      try renderOffscreen { throw NoSuchScreen() }
    }
    #expect(FrameLoop.current === loop)
  }
}

/// A controller whose view is red with a green box in light mode, and blue in dark mode.
private final class ColoredController: UIViewController {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override func viewDidLoad() {
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
    box.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    box.isHidden = UIScreen.main.traitCollection.userInterfaceStyle == .dark
    view.addSubview(box)
  }
}
