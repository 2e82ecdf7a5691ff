import Testing
import UIKit
import UIKitTesting

/// Tests for the script that replaces selectors, run on MixerController.swift.txt.
///
/// Its output is compiled here as MixerController.swift.
@MainActor
struct SelectorScriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let script = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/UIKit/UIKit.docc/Resources/from-selectors.pl")

  /// Runs the script on a copy of a source text; returns the result and the standard output.
  private func rewrite(_ code: String) throws -> (code: String, output: String) {
    let result = try rewrite([code])
    return (result.files[0], result.output)
  }

  /// Runs the script on copies of several source texts in one call.
  private func rewrite(_ files: [String]) throws -> (files: [String], output: String) {
    let urls = files.map { _ in
      FileManager.default.temporaryDirectory
        .appendingPathComponent("selectors-\(UUID().uuidString).swift")
    }
    defer { for url in urls { try? FileManager.default.removeItem(at: url) } }
    for (code, url) in zip(files, urls) {
      try code.write(to: url, atomically: true, encoding: .utf8)
    }
    let perl = Process()
    perl.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    perl.arguments = ["perl", Self.script.path] + urls.map(\.path)
    let pipe = Pipe()
    perl.standardOutput = pipe
    try perl.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    perl.waitUntilExit()
    #expect(perl.terminationStatus == 0)
    return (try urls.map { try String(contentsOf: $0, encoding: .utf8) }, output)
  }

  /// Returns the text of a file in the folder of this test.
  private func text(ofFile name: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func theConvertedSampleIsTheCompiledSource() throws {
    let result = try rewrite(text(ofFile: "MixerController.swift.txt"))
    #expect(try result.code == text(ofFile: "MixerController.swift"))
    #expect(result.output.isEmpty)
  }

  @Test func unconvertedSelectorsAreReported() throws {
    let code = "perform(#selector(hide), with: nil, afterDelay: 1)\n"
    let result = try rewrite(code)
    #expect(result.code == code)
    #expect(result.output.contains(".swift:1: perform(#selector(hide)"))
  }

  @Test func timersAddedToARunLoopTakeClosures() throws {
    let code = """
      func hide(_ timer: Timer) {}
      let timer = Timer(timeInterval: 2, target: self, selector: #selector(hide(_:)), \
      userInfo: nil, repeats: false)

      """
    let result = try rewrite(code)
    #expect(result.code.contains("Timer(timeInterval: 2, repeats: false) { [weak self] timer in"))
    #expect(result.code.contains("self?.hide(timer)") && result.output.isEmpty)
  }

  @Test func observersGetValues() throws {
    let code = """
      class Panel {
        @objc private func hide(_ notification: NSNotification) { _ = notification.userInfo }
        let name: NSNotification.Name = .done
      }

      """
    let changed = code.replacingOccurrences(of: "n: NSNotification)", with: "n: Notification)")
      .replacingOccurrences(of: "@objc ", with: "")
    #expect(try rewrite(code).code == changed)
  }

  @Test func overridesInExtensionsGoToTheirClass() throws {
    let code = """
      class Menu: UIViewController {
        let list = UITableView()
      }

      extension Menu {
        /// Comes.
        override func viewWillAppear(_ animated: Bool) {
          if animated { print("{") }
        }

        func helper() {}

        @objc override func observeValue(
          forKeyPath keyPath: String?, of object: Any?,
          change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {
          print(keyPath ?? "")
        }

        override open var prefersStatusBarHidden: Bool { true }
      }

      extension UITableView {
        override func layoutSubviews() { super.layoutSubviews() }
      }

      """
    let result = try rewrite(code)
    #expect(
      result.code == """
        class Menu: UIViewController {
          let list = UITableView()

          /// Comes.
          override func viewWillAppear(_ animated: Bool) {
            if animated { print("{") }
          }

          override func observeValue(
            forKeyPath keyPath: String?, of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
          ) {
            print(keyPath ?? "")
          }

          override open var prefersStatusBarHidden: Bool { true }
        }

        extension Menu {
          func helper() {}
        }

        extension UITableView {
          override func layoutSubviews() { super.layoutSubviews() }
        }

        """
    )
    #expect(result.output.contains("overrides of UITableView, whose class is in none of"))
  }

  @Test func methodsOfExtensionsCallThoseOfSubclasses() throws {
    let result = try rewrite([
      """
      extension UIView {
        @objc func add(_ views: [UIView], at index: Int) -> UIView {
          insert(views, index)
        }
        @objc func clear() {
          subviews.forEach { $0.removeFromSuperview() }
        }
      }

      """,
      """
      extension UITableViewCell {
        override func add(_ views: [UIView], at index: Int) -> UIView { contentView.add(views, at: index) }
        public override func clear() { contentView.clear() }
      }

      """,
    ])
    #expect(
      result.files == [
        """
        extension UIView {
          func add(_ views: [UIView], at index: Int) -> UIView {
            if let self = self as? UITableViewCell { return self.addOfUITableViewCell(views, at: index) }
            return insert(views, index)
          }
          func clear() {
            if let self = self as? UITableViewCell { self.clearOfUITableViewCell(); return }
            subviews.forEach { $0.removeFromSuperview() }
          }
        }

        """,
        """
        extension UITableViewCell {
          func addOfUITableViewCell(_ views: [UIView], at index: Int) -> UIView { contentView.add(views, at: index) }
          public func clearOfUITableViewCell() { contentView.clear() }
        }

        """,
      ]
    )
    #expect(result.output.isEmpty)
  }

  @Test func removedTargetsLoseAllTheirActions() throws {
    let result = try rewrite("button.removeTarget(self, action: #selector(tap), for: .allEvents)\n")
    #expect(result.code == "button.removeTarget(self, action: nil, for: .allEvents)\n")
    #expect(result.output.contains("removes all actions of the target"))
  }

  @Test func overridesInOtherFilesKeepAccessLevelsAndUsedNames() throws {
    let result = try rewrite([
      """
      public class Rule: NSLayoutConstraint {
      }

      """,
      """
      public extension Rule {
        /// In words.
        override var description: String { "<\\(sign(relation))>" }
        internal override func isEqual(_ object: Any?) -> Bool { object as? Rule === self }
        override public var hash: Int { 1 }
      }

      private func sign(_ relation: Relation) -> Sign { .equal }
      fileprivate enum Sign { case equal }
      private let unused = 1

      """,
    ])
    #expect(
      result.files[0] == """
        public class Rule: NSLayoutConstraint {

          /// In words.
          public override var description: String { "<\\(sign(relation))>" }

          internal override func isEqual(_ object: Any?) -> Bool { object as? Rule === self }

          override public var hash: Int { 1 }
        }

        """
    )
    #expect(
      result.files[1].hasSuffix(
        """
        func sign(_ relation: Relation) -> Sign { .equal }
        enum Sign { case equal }
        private let unused = 1

        """
      ))
    #expect(!result.files[1].contains("override"))
  }

  @Test func aBareSelectorTakesTheArgumentOfItsDeclaration() throws {
    let code = """
      import UIKit.UIGestureRecognizerSubclass
      center.addObserver(self, selector: #selector(moved), name: .moved, object: nil)
      center.addObserver(self, selector: #selector(Menu.left), name: .left, object: nil)
      center.addObserver(self, selector: #selector(came), name: .came, object: nil)
      view.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), context: nil)
      @objc (moved:) func moved(note: Notification) {}
      @objc func left(_ note: Notification) {}
      @objc func came() {}

      """
    let result = try rewrite(code)
    #expect(
      result.code.contains(
        "[weak self] notification in\n  MainActor.assumeIsolated { self?.moved(note: notification) }"
      ))
    #expect(result.code.contains("MainActor.assumeIsolated { self?.left(notification) }"))
    #expect(result.code.contains("[weak self] _ in\n  MainActor.assumeIsolated { self?.came() }"))
    #expect(result.code.contains("forKeyPath: \"contentOffset\""))
    #expect(result.code.contains("\nfunc moved(note: Notification) {}"))
    #expect(result.code.hasPrefix("import UIKit\n"))
  }

  @Test(arguments: [
    ("#if os(iOS)\n", "#if os(iOS) || os(Linux)\n"),
    ("  #elseif os(iOS) || os(tvOS)\n", "  #elseif os(iOS) || os(tvOS) || os(Linux)\n"),
    ("#if !os(iOS) && DEBUG\n", "#if !(os(iOS) || os(Linux)) && DEBUG\n"),
    ("#if os(macOS)\n", "#if os(macOS)\n"),
    ("#if os(iOS)\n#elseif os(Linux)\n", "#if os(iOS)\n#elseif os(Linux)\n"),
  ])
  func convertedCodeCompilesOnIOSAndLinux(code: String, expected: String) throws {
    #expect(try rewrite(code).code == expected)
  }

  @Test(arguments: [
    ("@objc public protocol Menu {", "public protocol Menu: AnyObject {"),
    ("@objc(AMenu)\nprotocol Menu: class {", "protocol Menu: AnyObject {"),
    ("@objc protocol Menu: class, Other {", "protocol Menu: AnyObject, Other {"),
    ("@objc protocol Menu : NSObjectProtocol {", "protocol Menu: AnyObject, NSObjectProtocol {"),
    ("protocol Menu: Other {", "protocol Menu: Other {"),
  ])
  func objectiveCProtocolsBecomeClassProtocols(code: String, expected: String) throws {
    #expect(try rewrite(code).code == expected)
  }

  @Test func typesMayBeginWithAnUnderscore() throws {
    let code =
      "class _Cell {\n  let a = Tap(target: self, action: #selector(_Cell.changed(_:)))\n}\n"
    #expect(try rewrite(code).code.contains("action: _Cell.changed(_:))"))
  }

  @Test func importsNameTheModuleThatDeclaresTheNames() throws {
    #expect(try rewrite("import ObjectiveC\n").code == "import UIKit\n")
    let observer = "func change(_ change: [NSKeyValueChangeKey: Any]?) {}\n"
    let both = "import Foundation\nimport UIKit\n"
    #expect(try rewrite("import Foundation\n" + observer).code == "import UIKit\n" + observer)
    #expect(try rewrite(both + observer).code == both + observer)
    #expect(try rewrite("import Foundation\n// Selector\n").code.hasPrefix("import Foundation"))
  }

  @Test func theConvertedControllerReceivesItsActions() throws {
    let stage = Stage(size: CGSize(width: 320, height: 400))
    let controller = MixerController()
    stage.show(UINavigationController(rootViewController: controller))
    controller.volumeSlider.value = 0.5
    controller.volumeSlider.sendActions(for: .valueChanged)
    controller.view.addSubview(controller.playButton)
    controller.playButton.sendActions(for: [.touchDown, .touchUpInside])
    NotificationCenter.default.post(name: .songEnded, object: nil)
    // The Done item, then the view.
    stage.tap(at: CGPoint(x: 290, y: 22))
    stage.tap(at: CGPoint(x: 200, y: 300))
    let expected = ["volume 0.5", "play", "anything", "IdiomsTests.songEnded", "done", "tap"]
    #expect(controller.calls.sorted() == expected.sorted())
    controller.tick()
  }
}
