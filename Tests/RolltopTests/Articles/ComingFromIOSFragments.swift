import UIKit
import UIKitTesting
import XCTest

// The code of the article ComingFromIOS, compiled by the tests. `@main` is omitted.

/// A namespace that separates the delegate from the demo's.
enum Fragments {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UINavigationController(rootViewController: PlayerController())
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }
}

/// A namespace that separates the delegates of an application with a scene from the others.
enum SceneFragments {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UINavigationController(rootViewController: PlayerController())
      window.makeKeyAndVisible()
      self.window = window
    }
  }
}

final class SongDataSource: UITableViewDiffableDataSource<Int, String> {
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
}

final class PlayerController: UITableViewController {
  let button = UIButton(type: .system)
  let slider = UISlider()
  private(set) var calls: [String] = []

  func play() { calls.append("play") }
  func pause() { calls.append("pause") }
  func addSong() { calls.append("addSong") }
  func showTime() { calls.append("showTime") }
  func volumeChanged(_ slider: UISlider) { calls.append("volume \(slider.value)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: PlayerController.play, for: .touchUpInside)
    button.addAction(UIAction { [weak self] _ in self?.play() }, for: .touchUpInside)
    slider.addTarget(self, action: PlayerController.volumeChanged, for: .valueChanged)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: PlayerController.pause))
    // swift-format-ignore
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: PlayerController.addSong)
    // swift-format-ignore
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Stop", primaryAction: UIAction { [weak self] _ in self?.pause() })
  }

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { 0 }
}

@MainActor
func measureRows(of tableView: UITableView) {
  tableView.rowHeight = UITableView.automaticDimension
}

@MainActor
func configureReordering() {
  UITableViewCell.appearance().showsReorderControl = true
}

@MainActor
func connectWithoutTarget(_ button: UIButton) {
  button.addTarget(nil, action: PlayerController.play, for: .touchUpInside)
  UIApplication.shared.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
}

@MainActor
final class PlayerControllerTests: XCTestCase {
  func testThereIsNoSong() async {
    let stage = Stage()
    let player = PlayerController(style: .plain)
    stage.show(player)
    XCTAssertEqual(player.tableView.numberOfRows(inSection: 0), 0)
  }
}

@MainActor
func listen(_ player: PlayerController, for songEnded: Notification.Name) -> [Any] {
  let observer =
    NotificationCenter.default.addObserver(forName: songEnded, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { player.pause() }
    }
  let timer =
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      MainActor.assumeIsolated { player.showTime() }
    }
  return [observer, timer]
}

final class Song {
  let title: String

  init(_ title: String) { self.title = title }
}

@MainActor
func arrange(_ songs: [Song]) -> (sorted: [Song], section: Int) {
  let collation = UILocalizedIndexedCollation.current()
  let sorted = collation.sortedArray(from: songs, collationStringSelector: \.title)
  let section = collation.section(for: songs[0], collationStringSelector: \.title)
  return (sorted, section)
}

final class MenuDelegate: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    action == UIResponderStandardEditActions.copy
  }
}

final class ChartCell: UITableViewCell {
  let palette: [UIColor]
  let titleLabel = UILabel()

  init(palette: [UIColor], reuseIdentifier: String?) {
    self.palette = palette
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = contentView.bounds.insetBy(dx: 15, dy: 8)
  }
}

@MainActor
func register(in tableView: UITableView, palette: [UIColor]) {
  tableView.register(forCellReuseIdentifier: "chart") {
    ChartCell(palette: palette, reuseIdentifier: "chart")
  }
  tableView.register(UINib(nibName: "SongCell", bundle: .main), forCellReuseIdentifier: "song")
}

@MainActor
func rate(_ label: UILabel, with star: UIImage) {
  let text = NSMutableAttributedString(string: "Rated ")
  text.append(NSAttributedString(attachment: NSTextAttachment(image: star)))
  label.attributedText = text
}

@MainActor
func praise(_ label: UILabel) {
  var title = AttributedString("Fresh")
  title.foregroundColor = .systemGreen
  title.font = .boldSystemFont(ofSize: 17)
  label.attributedText = NSAttributedString(title)
}

/// Dims a header while its list is scrolled, with key-value observation as on iOS.
final class FadingHeader: UIViewController {
  let scrollView = UIScrollView()
  let header = UIView()
  var observation: NSKeyValueObservation?
  private(set) var observedKeys: [String?] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = header
    observation = scrollView.observe(\.contentOffset, options: [.new]) { view, change in
      header.alpha = view.contentOffset.y > 0 ? 0.5 : 1
    }
    scrollView.addObserver(self, forKeyPath: "contentSize", options: [.old, .new], context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    observedKeys.append(keyPath)
  }
}
