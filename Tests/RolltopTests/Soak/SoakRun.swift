import Foundation
import SeededRandom
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// A simulation of the demo in long use: in every ten minutes a person uses a screen for one
/// minute.
///
/// Idle minutes draw no frames, so that an hour of the stage's clock contains six minutes of work.
@MainActor
final class SoakRun {
  /// The minutes of use in an hour.
  static let activeMinutes = 6

  let stage = Stage(size: SoakRun.size)
  private static let size = CGSize(width: 390, height: 844)
  private let application = UIApplication()
  private let delegate: AppDelegate
  private let world: World
  private let monkey: Monkey
  private let file: String
  private var screens: [WeakScreen] = []

  private struct WeakScreen {
    weak var controller: UIViewController?
  }

  /// - Parameters:
  ///   - seed: The seed of the random actions; equal seeds give equal days.
  ///   - folder: The folder of the sample files and of the saved state.
  init(seed: UInt64, folder: String) {
    file = "\(folder)/state"
    for index in 0..<100 {
      try? Data("\(index)".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(index).txt"))
    }
    var world = World.still(root: folder)
    world.cities = SelectedCities(store: CityStore(folder: "\(folder)/cities"))
    self.world = world
    stage.checksDamage = false
    monkey = Monkey(stage: stage, generator: SeededGenerator(seed: seed))
    delegate = AppDelegate(world: world, screen: nil)
    application.delegate = delegate
    stage.window.isHidden = true
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    stage.settle()
  }

  private var split: DemoSplitViewController? {
    delegate.window?.rootViewController as? DemoSplitViewController
  }

  private var navigation: UINavigationController? {
    split?.viewController(for: .primary) as? UINavigationController
  }

  /// The class names of screens that were used and not deallocated.
  var remainingScreens: [String] {
    screens.compactMap { $0.controller.map { "\(type(of: $0))" } }
  }

  /// Uses every screen for a minute to fill the caches.
  func useAll() {
    for screen in Screen.allCases { use(screen, for: 60) }
  }

  /// Uses a random screen for a minute, and lets the rest of ten minutes pass.
  func useAndWait() {
    let end = stage.time + 600
    use(Screen.allCases[monkey.below(Screen.allCases.count)], for: 60)
    save()
    stage.suspend(for: max(1, end - stage.time))
  }

  private func use(_ screen: Screen, for seconds: TimeInterval) {
    open(screen)
    let end = stage.time + seconds
    while stage.time < end {
      act()
      stage.advance(by: 0.2 + Double(monkey.below(90)) / 60)
      _ = RunLoop.current.run(mode: .default, before: .distantPast)
    }
    goHome()
  }

  private func open(_ screen: Screen) {
    let controller = screen.makeScreen(in: world)
    screens.removeAll { $0.controller == nil }
    screens.append(WeakScreen(controller: controller))
    navigation?.pushViewController(controller, animated: monkey.below(2) == 0)
    stage.advance(by: 0.6)
  }

  private func act() {
    switch monkey.below(16) {
    case 0...2: scroll(duration: 0.4)
    case 3...4: scroll(duration: 0.1)
    case 5: swipeAndTap()
    case 6: reorder()
    case 7: tapBar()
    case 8: stage.type(["Zoë", "12", "a b", "\u{1F44B}"][monkey.below(4)])
    case 9: (delegate.window as? DemoWindow)?.showsHUD.toggle()
    case 10: changeSettings()
    default: monkey.act()
    }
  }

  private func scroll(duration: TimeInterval) {
    let start = monkey.point()
    let end = CGPoint(x: start.x, y: start.y + CGFloat(monkey.below(600) - 350))
    stage.drag(from: start, to: end, duration: duration)
  }

  private func swipeAndTap() {
    let y = monkey.point().y
    stage.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 120, y: y), duration: 0.2)
    stage.advance(by: 0.4)
    if monkey.below(2) == 0 { stage.tap(at: CGPoint(x: 370, y: y)) }
  }

  /// Drags a row by its reorder control in editing mode.
  private func reorder() {
    navigation?.topViewController?.setEditing(true, animated: true)
    stage.advance(by: 0.4)
    let start = CGPoint(x: 364, y: monkey.point().y)
    let end = CGPoint(x: 364, y: monkey.point().y)
    stage.drag(from: start, to: end, duration: 0.5, hold: 0.3)
  }

  private func tapBar() {
    stage.tap(at: CGPoint(x: [30, 318, 364][monkey.below(3)], y: 22))
  }

  private func changeSettings() {
    let settings = world.settings
    settings.theme = monkey.below(2) == 0 ? .standard : .classic
    settings.appearance = [.unspecified, .light, .dark][monkey.below(3)]
    settings.textSize = [nil, .small, .extraExtraLarge][monkey.below(3)]
    settings.apply(to: delegate.window)
  }

  /// Ends all activity, and returns to the start screen in its initial state.
  private func goHome() {
    monkey.loseFocus()
    stage.loop.screen.resize(to: SoakRun.size, scale: 1)
    (delegate.window as? DemoWindow)?.showsHUD = false
    stage.settle()
    delegate.window?.rootViewController?.dismiss(animated: false)
    navigation?.popToRootViewController(animated: false)
    stage.settle()
  }

  /// Saves the state, as the program does when it is idle.
  private func save() {
    let state = StateRestoration.save(application, windows: [delegate.window].compactMap(\.self))
    let data = state.flatMap { try? PropertyListEncoder().encode($0) }
    try? data?.write(to: URL(fileURLWithPath: file), options: .atomic)
  }
}
