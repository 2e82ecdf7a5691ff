import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests for the code in the article ComingFromIOS, which is compiled in
/// ComingFromIOSFragments.swift.
@MainActor @Suite struct ComingFromIOSTests {
  /// Returns the lines of a text without indentation, empty lines and lines not allowed in a test.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && $0 != "@main" && $0 != "// swift-format-ignore" }
  }

  @Test func allCodeOfTheArticleIsCompiled() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ComingFromIOSFragments.swift")
    let compiled = lines(try String(contentsOf: file, encoding: .utf8))
    let blocks = try Article(named: "ComingFromIOS").blocks(in: "swift")
    #expect(blocks.count >= 7)
    for block in blocks {
      let code = lines(block.code)
      var start = 0
      var statements: [String] = []
      for line in code {
        // The statements of a block may be separated by others, but keep their order.
        guard let index = compiled[start...].firstIndex(of: line) else {
          Issue.record("\(block.introduction)\nNot compiled: \(line)")
          continue
        }
        start = index + 1
        statements.append(line)
      }
      #expect(statements == code)
    }
  }

  @Test func observersOfTheArticleAreNotified() {
    let stage = Stage()
    let controller = FadingHeader()
    stage.show(controller)
    controller.scrollView.contentSize = CGSize(width: 100, height: 900)
    #expect(controller.observedKeys == ["contentSize"])
    controller.scrollView.contentOffset.y = 20
    #expect(controller.header.alpha == 0.5)
    controller.scrollView.contentOffset.y = 0
    #expect(controller.header.alpha == 1)
  }

  @Test func theMethodsOfTheArticleAreCalled() throws {
    let stage = Stage()
    let player = PlayerController(style: .plain)
    stage.show(UINavigationController(rootViewController: player))
    player.button.sendActions(for: .touchUpInside)
    player.slider.value = 0.5
    player.slider.sendActions(for: .valueChanged)
    stage.tap(at: CGPoint(x: 200, y: 300))
    stage.tap(at: CGPoint(x: 366, y: 22))
    stage.tap(at: CGPoint(x: 30, y: 22))
    stage.settle()
    #expect(player.calls == ["play", "play", "volume 0.5", "pause", "addSong", "pause"])
  }

  @Test func theDelegateOfTheArticleOpensAWindow() {
    let stage = Stage()
    stage.window.isHidden = true
    let delegate = Fragments.AppDelegate()
    let isLaunched = delegate.application(UIApplication(), didFinishLaunchingWithOptions: nil)
    #expect(isLaunched)
    #expect(delegate.window?.rootViewController is UINavigationController)
  }

  @Test func theSceneOfTheArticleOpensAWindow() throws {
    let stage = Stage()
    stage.window.isHidden = true
    let scene = stage.loop.scene
    let delegate = SceneFragments.SceneDelegate()
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    let window = try #require(delegate.window)
    #expect(window.isKeyWindow && window.rootViewController is UINavigationController)
    let configuration = SceneFragments.AppDelegate().application(
      UIApplication(),
      configurationForConnecting: scene.session,
      options: UIScene.ConnectionOptions()
    )
    #expect(configuration.name == "Default Configuration" && configuration.delegateClass == nil)
  }

  @Test func actionsWithoutATargetReachTheController() {
    let stage = Stage()
    let player = PlayerController(style: .plain)
    stage.show(player)
    let button = UIButton(type: .system)
    player.view.addSubview(button)
    connectWithoutTarget(button)
    button.sendActions(for: .touchUpInside)
    #expect(player.calls == ["play"])
  }

  @Test func theDisplayKeepsWindowsOnlyWhileTheyAreVisible() {
    let stage = Stage()
    let view = UIView()
    func addToWindow(visible: Bool) {
      let window = UIWindow(frame: stage.window.frame)
      window.addSubview(view)
      window.isHidden = !visible
    }
    addToWindow(visible: false)
    #expect(view.window == nil)
    addToWindow(visible: true)
    #expect(view.window != nil)
    view.window?.isHidden = true
    #expect(view.window == nil)
  }

  @Test func compilerErrorsMatchTheArticle() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("selectors-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try "class A { @objc func b() { _ = { let c = 1; _ = #selector(b); return c }() } }"
      .write(to: file, atomically: true, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-typecheck", file.path]
    let output = Pipe()
    compiler.standardError = output
    compiler.standardOutput = output
    try compiler.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    let sentences = try Article(named: "ComingFromIOS").blocks(in: "text")
      .flatMap { $0.code.split(separator: "\n") }.filter { $0.hasPrefix("error:") }
    #expect(sentences.count == 3)
    for sentence in sentences { #expect(text.contains(sentence)) }
  }

  @Test func theCollationSortsSongsByTitle() {
    let stage = Stage()
    let result = withExtendedLifetime(stage) { arrange([Song("Zebra"), Song("Apple")]) }
    #expect(result.sorted.map(\.title) == ["Apple", "Zebra"] && result.section == 25)
  }

  @Test func registeredClosuresCreateCells() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    register(in: table, palette: [])
    #expect(table.dequeueReusableCell(withIdentifier: "chart") is ChartCell)
  }

  @Test func notificationsCallThePlayer() {
    let player = PlayerController(style: .plain)
    let name = Notification.Name("ComingFromIOSTests")
    let tokens = listen(player, for: name)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(player.calls.filter { $0 == "pause" }.count == 1)
    NotificationCenter.default.removeObserver(tokens[0])
    (tokens[1] as? Timer)?.invalidate()
  }
}
