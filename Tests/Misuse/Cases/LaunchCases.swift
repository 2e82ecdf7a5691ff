import Foundation
import UIKitApplication
import UIKitCore
import UIKitGraphics
import UIKitStage

extension CaseList {
  /// Adds cases for the configuration of a launch, including a console's settings.
  mutating func addLaunch() {
    let delays: [Argument<TimeInterval>] = [
      Argument("0", 0), Argument("-1", -1), Argument("nan", .nan), Argument("-inf", -.infinity),
    ]
    addLaunch("blanking", delays, end: .stops("A screen cannot go dark after")) { $0.blanking = $1 }
    let longDelays: [Argument<TimeInterval>] = [
      Argument("inf", .infinity), Argument("1e300", 1e300), Argument("1e-9", 1e-9),
    ]
    addLaunch("blanking", longDelays) { $0.blanking = $1 }
    let modes = [
      Argument("0x0", ScreenMode(width: 0, height: 0)),
      Argument("-1280x800", ScreenMode(width: -1280, height: 800)),
      Argument("16385x800", ScreenMode(width: 16_385, height: 800)),
      Argument("Int.max", ScreenMode(width: .max, height: .max)),
      Argument("0 Hz", ScreenMode(width: 1280, height: 800, framesPerSecond: 0)),
    ]
    addLaunch("screenMode", modes, end: .stops("A screen cannot have")) { $0.screenMode = $1 }
    addLaunch(
      "screenMode",
      [Argument("1x1", ScreenMode(width: 1, height: 1, framesPerSecond: .max))]
    ) {
      $0.screenMode = $1
    }
    let scales: [Argument<CGFloat>] = [
      Argument("0", 0), Argument("-1", -1), Argument("nan", .nan), Argument("inf", .infinity),
      Argument("9", 9),
    ]
    addLaunch("scale", scales, end: .stops("device pixels per point")) { $0.scale = $1 }
    let rotations = ScreenRotation.allCases.map { Argument("\($0.rawValue)", $0) }
    addLaunch("rotation", rotations) { $0.rotation = $1 }
    for (name, languages) in [
      ("none", []), ("unknown", ["tlh", "", "de_"]), ("twice", ["de", "de"]),
    ] {
      addLaunch("languages", [Argument(name, languages)]) { $0.languages = $1 }
    }
    addEnvironment()
    addScenes()
  }

  /// Adds cases for the delegate classes of scenes and the sizes of their windows.
  private mutating func addScenes() {
    for side in [CGFloat.nan, -1, -CGFloat.infinity] {
      add("sizeRestrictions.minimumSize(\(side))", .stops("minimumSize has to be")) { fixture in
        let scene = fixture.stage.window.windowScene
        fixture.stage.loop.onSizeLimitsChange = { _, _ in }
        scene?.sizeRestrictions?.minimumSize = CGSize(width: side, height: 1)
      }
      add("sizeRestrictions.maximumSize(\(side))", .stops("maximumSize has to be")) { fixture in
        let scene = fixture.stage.window.windowScene
        fixture.stage.loop.onSizeLimitsChange = { _, _ in }
        scene?.sizeRestrictions?.maximumSize = CGSize(width: 1, height: side)
      }
    }
    let classes: [AnyClass] = [UIView.self, UIResponder.self, NSObject.self]
    for index in classes.indices {
      add(
        "UISceneConfiguration.delegateClass(\(classes[index]))",
        .stops("has to be a UIResponder")
      ) { _ in
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = classes[index]
        _ = configuration.makeDelegate(for: UIResponder())
      }
    }
    add("UISceneConfiguration without a class", .stops("set delegateClass")) { _ in
      let configuration = UISceneConfiguration(name: "", sessionRole: .windowApplication)
      _ = configuration.makeDelegate(for: UIResponder())
    }
  }

  /// Adds cases for the values of environment variables, which never stop the program.
  private mutating func addEnvironment() {
    let texts = [
      "", "90.5", "-90", "45", "nan", "inf", "1e999", "0x", "1280x", "x@", "1280x800@",
      "1280x800@-1", "💥",
    ]
    for text in texts {
      add("LaunchConfiguration in an environment of \"\(text)\"") { _ in
        let names = ["ROLLTOP_ROTATION", "ROLLTOP_MODE", "ROLLTOP_BLANKING"]
        let environment = Dictionary(uniqueKeysWithValues: names.map { ($0, text) })
        let configuration = LaunchConfiguration()
        _ = configuration.resolvedRotation(environment: environment)
        _ = configuration.resolvedMode(environment: environment)
        _ = configuration.resolvedBlanking(environment: environment)
      }
    }
  }

  private mutating func addLaunch<Value: Sendable>(
    _ property: String,
    _ arguments: [Argument<Value>],
    end: End = .continues,
    set: @escaping @MainActor (inout LaunchConfiguration, Value) -> Void
  ) {
    add("LaunchConfiguration.\(property)", arguments, end: { _ in end }) { _, value in
      var configuration = LaunchConfiguration(size: CGSize(width: 40, height: 30))
      set(&configuration, value)
      _ = renderOffscreen(configuration) { UIViewController() }
    }
  }
}
