import Foundation
import UIKit

/// A program with a window that performs commands from standard input: it copies, pastes, shows
/// views to drag from and to, and limits its size.
///
/// `.ci/check-clipboard`, `.ci/check-drags`, `.ci/check-drops`, `.ci/check-wayland-data`,
/// `.ci/check-window` and scripts in `Tests/Hostile` run it.
/// Each line is a command, and each answer ends with a line "done".
///
///     image PATH        copies an image file's image
///     urls URL...       copies addresses
///     text TEXT         copies a text
///     letters COUNT     copies a text of COUNT letters
///     length            prints the number of bytes of the clipboard's text
///     data TYPE TEXT    copies data of a type
///     paste PATH        prints the content of the clipboard, and writes its image as PNG
///     data-of TYPE      prints the data of a type
///     count TYPE        prints the number of bytes of the data of a type
///     editor TEXT       shows a text view
///     rows PATH         shows rows to drag: a text, a file, its image, a text for this program
///     list              shows a list that takes drops between its rows
///     gaps              prints the positions of its rows, and the calls since the last time
///     calls             prints the calls since the last time
///     limits W H W H    sets the minimum and the maximum size of the window
///     quit              ends
@main
final class DesktopProbe: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  static func main() {
    var configuration = LaunchConfiguration(size: CGSize(width: 400, height: 300))
    configuration.windowClass = "org.example.Probe"
    configuration.restoresWindowFrame = false
    let size = CGSize(width: 16, height: 16)
    configuration.icon = UIGraphicsImageRenderer(size: size).image {
      UIColor.red.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
    exit(UIApplicationMain(delegate: DesktopProbe(), configuration: configuration))
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    Thread.detachNewThread {
      DesktopProbe.readLines { line in
        DispatchQueue.main.async { MainActor.assumeIsolated { DesktopProbe.perform(line) } }
      }
    }
    return true
  }

  /// Reads lines from standard input until it ends.
  ///
  /// `readLine` locks the stream while it waits, and from glibc 2.41 on `exit` waits for the lock.
  nonisolated private static func readLines(_ perform: (String) -> Void) {
    var text = Data()
    while case let chunk = FileHandle.standardInput.availableData, !chunk.isEmpty {
      text += chunk
      while let end = text.firstIndex(of: 0x0A) {
        perform(String(decoding: text[..<end], as: UTF8.self))
        text = text[(end + 1)...]
      }
    }
  }

  /// Prints a line immediately, without buffering.
  static func printLine(_ words: Any...) {
    let line = words.map { "\($0)" }.joined(separator: " ") + "\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }

  /// Returns a controller with a text view that fills the window.
  private static func makeEditor(text: String) -> UIViewController {
    let (view, controller) = (UITextView(), UIViewController())
    view.text = text
    controller.view = view
    return controller
  }

  private static func perform(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    let argument = words.dropFirst().joined(separator: " ")
    let start = Date()
    switch words.first {
    case "image": UIPasteboard.general.image = UIImage(contentsOfFile: argument)
    case "urls": UIPasteboard.general.urls = words.dropFirst().compactMap { URL(string: $0) }
    case "text": UIPasteboard.general.string = argument
    case "letters": UIPasteboard.general.string = String(repeating: "x", count: Int(argument) ?? 0)
    case "length": printLine("length", UIPasteboard.general.string?.utf8.count ?? 0)
    case "data":
      UIPasteboard.general.setData(
        Data(words.dropFirst(2).joined(separator: " ").utf8),
        forPasteboardType: words[1]
      )
    case "paste": paste(argument)
    case "data-of":
      let data = UIPasteboard.general.data(forPasteboardType: argument)
      printLine("data", data.map { String(decoding: $0, as: UTF8.self) } ?? "nil")
    case "count":
      let data = UIPasteboard.general.data(forPasteboardType: argument)
      printLine("count", data.map { "\($0.count)" } ?? "nil")
    case "editor": probe?.window?.rootViewController = makeEditor(text: argument)
    case "rows": probe?.window?.rootViewController = DragRowsController(imagePath: argument)
    case "list": probe?.window?.rootViewController = DropListController()
    case "gaps": (probe?.window?.rootViewController as? DropListController)?.printRows()
    case "calls": (probe?.window?.rootViewController as? DragRowsController)?.printCalls()
    case "limits": setLimits(words.dropFirst().compactMap { Double($0) }.map { CGFloat($0) })
    default: exit(0)
    }
    printLine("seconds", Int(Date().timeIntervalSince(start).rounded(.up)))
    printLine("done")
  }

  private static var probe: DesktopProbe? { UIApplication.shared.delegate as? DesktopProbe }

  private static func setLimits(_ lengths: [CGFloat]) {
    let limits = probe?.window?.windowScene?.sizeRestrictions
    limits?.minimumSize = CGSize(width: lengths[0], height: lengths[1])
    limits?.maximumSize = CGSize(width: lengths[2], height: lengths[3])
  }

  private static func paste(_ path: String) {
    let board = UIPasteboard.general
    printLine("has", board.hasStrings, board.hasImages, board.hasURLs, board.numberOfItems)
    printLine("string", board.string ?? "nil")
    for url in board.urls ?? [] { printLine("url", url.absoluteString) }
    printLine("types", board.types.joined(separator: " "))
    guard let image = board.image else { return printLine("image nil") }
    printLine("image", Int(image.size.width), Int(image.size.height))
    try? image.pngData()?.write(to: URL(fileURLWithPath: path))
  }
}
