import Foundation
import UIKit
import UIKitStage

/// Reads a hostile input like an application and shows it; `Tests/Hostile/run` measures the
/// program.
///
///     Hostile image FILE
@main
@MainActor
struct HostileProgram {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { return print("usage: Hostile KIND FILE") }
    let path = arguments[2]
    switch arguments[1] {
    case "image": showImage(path)
    case "text": try showText(path)
    case "paste": try pasteText(path)
    case "font": try useFont(path)
    case "state": restoreState(path)
    case "assets": try showAssets(path)
    case "nib": try makeCell(path)
    default: print("There are no inputs of the kind \(arguments[1])")
    }
  }

  /// Shows the image in a view and creates a thumbnail.
  private static func showImage(_ path: String) {
    guard let image = UIImage(contentsOfFile: path) else { return print("no image") }
    _ = image.preparingThumbnail(of: CGSize(width: 40, height: 40))
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentMode = .scaleAspectFit
    view.image = image
    show([view])
  }

  /// Shows the text in labels of one, three and any number of lines, in a button, a segment and a
  /// placeholder, and in a table.
  private static func showText(_ path: String) throws {
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    var labels: [UILabel] = []
    for (lines, mode) in [
      (1, NSLineBreakMode.byTruncatingTail), (1, .byTruncatingMiddle), (3, .byTruncatingTail),
      (0, .byTruncatingTail), (0, .byWordWrapping),
    ] {
      let label = UILabel(frame: CGRect(x: 0, y: 60 * labels.count, width: 300, height: 60))
      label.numberOfLines = lines
      label.lineBreakMode = mode
      label.text = text
      labels.append(label)
    }
    let button = UIButton(type: .system)
    button.setTitle(text, for: .normal)
    let field = UITextField(frame: CGRect(x: 0, y: 340, width: 300, height: 30))
    field.placeholder = text
    let segments = UISegmentedControl(items: [text, "Other"])
    for (y, view) in [(300, button), (380, segments)] as [(CGFloat, UIView)] {
      view.frame = CGRect(x: 0, y: y, width: 300, height: 30)
    }
    show(labels + [button, field, segments])
    let table = TextTable(style: .grouped)
    table.text = text
    show(table)
  }

  /// Pastes the text into a text view and a text field, types a letter, and scrolls to the
  /// selection.
  private static func pasteText(_ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let (view, field) = (UITextView(), UITextField())
    view.frame = CGRect(x: 0, y: 50, width: 300, height: 400)
    field.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    let controller = UIViewController()
    for editor in [view, field] { controller.view.addSubview(editor) }
    let stage = Stage()
    stage.show(controller)
    UIPasteboard.general.string = text
    view.becomeFirstResponder()
    view.paste(nil)
    guard view.text.utf8.count == text.utf8.count else { return print("nothing is pasted") }
    stage.settle()
    view.insertText("x")
    view.scrollRangeToVisible(view.selectedRange)
    stage.settle()
    field.becomeFirstResponder()
    field.paste(nil)
    field.insertText("x")
    stage.settle()
  }

  /// Draws a text with the file as the only font.
  private static func useFont(_ path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let settings = folder.appendingPathComponent("fonts.conf")
    let text = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(folder.path)</dir><cachedir>\(folder.path)</cachedir></fontconfig>
      """
    try Data(text.utf8).write(to: settings)
    setenv("FONTCONFIG_FILE", settings.path, 1)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    label.numberOfLines = 0
    label.text = "Fonts: Wörter, слова, λέξεις, كلمات, 漢字, 👍🏽 ½ ff fi 0123456789"
    show([label])
  }

  /// Starts an application with the file as its saved state, and terminates it after its first
  /// frames.
  private static func restoreState(_ path: String) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let state = folder.appendingPathComponent("state/Hostile")
    let files = FileManager.default
    // The second start reads the state of the first one.
    if !files.fileExists(atPath: state.path) {
      try? files.createDirectory(at: state, withIntermediateDirectories: true)
      try? files.copyItem(atPath: path, toPath: state.path + "/state")
    }
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    RestoringApplication.main()
  }

  /// Loads a colour and an image from a catalog with the file as the content of both sets.
  private static func showAssets(_ path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    for name in ["A.imageset", "A.colorset"] {
      let assetSet = folder.appendingPathComponent("Some.bundle/All.xcassets/\(name)")
      try FileManager.default.createDirectory(at: assetSet, withIntermediateDirectories: true)
      let content = assetSet.appendingPathComponent("Contents.json").path
      try FileManager.default.copyItem(atPath: path, toPath: content)
      try image.pngData()?.write(to: assetSet.appendingPathComponent("image"))
    }
    let bundle = Bundle(path: folder.appendingPathComponent("Some.bundle").path)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.image = UIImage(named: "A", in: bundle, compatibleWith: nil)
    view.backgroundColor = UIColor(named: "A", in: bundle, compatibleWith: nil)
    show([view])
  }

  /// Instantiates the file as a nib and shows its views.
  private static func makeCell(_ path: String) throws {
    let nib = UINib(data: try Data(contentsOf: URL(fileURLWithPath: path)), bundle: nil)
    show(nib.instantiate(withOwner: nil).compactMap { $0 as? UIView })
  }

  private static func show(_ views: [UIView]) {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    show(controller)
  }

  /// Draws the frames of a window until all animations have ended.
  private static func show(_ controller: UIViewController) {
    let stage = Stage()
    stage.show(controller)
    stage.settle()
  }
}

/// A table with the text in cells, headers and footers.
private final class TextTable: UITableViewController {
  var text = ""

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.textLabel?.numberOfLines = indexPath.row
    cell.detailTextLabel?.text = text
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { text }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { text }
}

/// An application that saves and restores its state.
private final class RestoringApplication: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let controller = RestoringController()
    controller.restorationIdentifier = "root"
    controller.tableView.restorationIdentifier = "table"
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { kill(getpid(), SIGTERM) }
    return true
  }

  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { true }
}

private final class RestoringController: UITableViewController {
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    title = coder.decodeObject(forKey: "b") as? String
  }
}
