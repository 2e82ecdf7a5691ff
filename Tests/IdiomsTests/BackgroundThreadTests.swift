import Testing
import UIKit
import UIKitTesting

/// Calls that stop the program on a background thread; the compiler emits no warnings for them in
/// this file.
///
/// A raw value is the part of the message that names the call.
enum BackgroundMistake: String, CaseIterable, Codable {
  case reloadData = "UITableView.reloadData()"
  case insertRows = "UITableView.insertRows(at:with:)"
  case batch = "UITableView.performBatchUpdates(_:completion:)"
  case visibleRows = "UITableView.indexPathsForVisibleRows"
  case snapshot =
    "UITableViewDiffableDataSource<Int, Int>.apply(_:animatingDifferences:completion:)"
  case layout = "UILabel.setNeedsLayout()"
  case text = "UILabel.text"
  case font = "UILabel.setNeedsDisplay()"
  case clipping = "A UIView was changed on a background thread; views may be changed only"
  case image = "UIImageView.image"
  case frame = "UIView.frame"
  case subview = "UIView.addSubview(_:)"
  case creation = "UIView.init(frame:)"
  case table = "UITableView.init(frame:style:)"
  case scrollView = "ScrollPanGestureRecognizer.init(target:action:) was used on a background"
  case animation = "UIView.animate(withDuration:animations:)"
  case controller = "UIViewController.view"
  case push = "UINavigationController.pushViewController(_:animated:)"
  case application = "UIApplication.shared"
  case screen = "UIScreen.main"
  case drawing = "UIGraphicsImageRenderer.image(actions:)"
  case notification = "UITableView.reloadSections(_:with:)"

  /// Performs the call with objects of the main thread.
  func perform(with objects: Objects) {
    let (table, label) = (objects.table, objects.label)
    switch self {
    case .reloadData: table.reloadData()
    case .insertRows: table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    case .batch: table.performBatchUpdates { table.reloadData() }
    case .visibleRows: _ = table.indexPathsForVisibleRows
    case .snapshot: objects.source.apply(NSDiffableDataSourceSnapshot<Int, Int>())
    case .layout: label.setNeedsLayout()
    case .text: label.text = "b"
    case .font: label.font = .boldSystemFont(ofSize: 12)
    case .clipping: objects.view.clipsToBounds = true
    case .image: objects.imageView.image = UIImage(systemName: "plus")
    case .frame: objects.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    case .subview: objects.view.addSubview(label)
    case .creation: _ = UIView(frame: .zero)
    case .table: _ = UITableView()
    case .scrollView: _ = UIScrollView(frame: .zero)
    case .animation: UIView.animate(withDuration: 1) { label.alpha = 0 }
    case .controller: _ = objects.controller.view
    case .push: objects.navigation.pushViewController(objects.controller, animated: true)
    case .application: _ = UIApplication.shared.windows
    case .screen: _ = UIScreen.main.bounds
    case .drawing:
      _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    case .notification:
      NotificationCenter.default.post(name: Notification.Name("rows"), object: nil)
    }
  }

  /// Objects created by an application on the main thread.
  @MainActor
  final class Objects {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    let (label, imageView, view) = (UILabel(), UIImageView(), UIView())
    let (controller, navigation) = (UIViewController(), UINavigationController())
    let source: UITableViewDiffableDataSource<Int, Int>
    private var observer: Any?

    init() {
      source = UITableViewDiffableDataSource(tableView: table) { _, _, _ in UITableViewCell() }
      observer = NotificationCenter.default.addObserver(
        forName: Notification.Name("rows"),
        object: nil,
        queue: nil
      ) { [table] _ in
        reloadFirstSection(of: table)
      }
    }
  }
}

private func reloadFirstSection(of table: UITableView) {
  table.reloadSections([0], with: .none)
}

/// Runs work on a background thread and blocks the current thread until it ends.
private func runInBackground(_ work: @escaping () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    work()
    done.signal()
  }
  done.wait()
}

/// Tests for calls that background threads may make, and for the messages for all others.
struct BackgroundThreadTests {
  @Test(arguments: BackgroundMistake.allCases)
  func callsFromABackgroundThreadAreNamedInTheMessage(mistake: BackgroundMistake) async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [mistake] in
      await MainActor.run {
        let objects = BackgroundMistake.Objects()
        runInBackground { mistake.perform(with: objects) }
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(mistake.rawValue), "\(output)")
    #expect(output.contains("only on the main thread"), "\(output)")
  }

  @Test @MainActor func theSameCallsOnTheMainThreadAreValid() async {
    let objects = BackgroundMistake.Objects()
    let stage = Stage()
    stage.show(objects.navigation)
    // Two calls need rows or sections that the data source does not have.
    for mistake in BackgroundMistake.allCases where ![.insertRows, .notification].contains(mistake)
    {
      mistake.perform(with: objects)
      stage.advance(by: 1)
    }
    await withCheckedContinuation { continuation in
      runInBackground {
        DispatchQueue.main.async {
          objects.table.reloadData()
          continuation.resume()
        }
      }
    }
  }

  @Test func imagesFontsAndColorsAreCreatedOnSeveralThreads() async throws {
    let file = try #require(
      Data(base64Encoded: "UklGRhoAAABXRUJQVlA4TA0AAAAvBIAAEAcQERGIiP4HAA==")
    )
    let drawing = Data(#"<svg width="9" height="9"><circle cx="4" cy="4" r="3"/></svg>"#.utf8)
    let shared = try #require(UIImage(data: drawing))
    let sizes = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { useGraphics(file: file, drawing: drawing, sharedImage: shared) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(sizes).count == 1)
  }

  @Test @MainActor func aControllerMayBeReleasedOnABackgroundThread() {
    for _ in 0..<20 {
      var controller: UITableViewController? = UITableViewController(style: .grouped)
      controller?.loadViewIfNeeded()
      controller?.tableView.reloadData()
      let box = Box(controller)
      weak let view = controller?.view
      controller = nil
      runInBackground { box.content = nil }
      #expect(view == nil)
    }
  }
}

private final class Box {
  var content: AnyObject?

  init(_ content: AnyObject?) { self.content = content }
}

/// Uses images, colours, fonts, traits and index paths; returns a checksum of the results.
private func useGraphics(file: Data, drawing: Data, sharedImage: UIImage) -> Int {
  var sum = 0
  for round in 0..<20 {
    for data in [file, drawing] { sum += Int(UIImage(data: data)?.size.width ?? 0) }
    sum += sharedImage.pngData()?.count ?? 0
    sum += UIImage(systemName: ["plus", "xmark", "chevron.right"][round % 3]) == nil ? 0 : 1
    sum += UIImage(named: "no-such-image") == nil ? 1 : 0
    let font = UIFont.systemFont(ofSize: CGFloat(10 + round), weight: .semibold)
    // The font files may change meanwhile: a test on the main thread may show a stage with its own.
    sum += font.lineHeight > 0 ? 1 : 0
    sum += UIFont.preferredFont(forTextStyle: .body).ascender > 0 ? 1 : 0
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      sum += Int(UIColor.label.cgColor.alpha)
      sum += UIColor(red: 0.5, green: 0, blue: 0, alpha: 1) == .red ? 1 : 0
    }
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "a",
      attributes: [.font: font, .paragraphStyle: style, .foregroundColor: UIColor.systemBlue]
    )
    text.append(NSAttributedString(string: "b", attributes: [.font: font]))
    sum += text.length + IndexPath(row: round, section: 0).row
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2)
    sum += path.contains(CGPoint(x: 4, y: 4)) ? 1 : 0
  }
  return sum
}
