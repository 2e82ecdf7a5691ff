import Foundation
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// A controller that records its callbacks as "name callback".
final class LoggedController: UIViewController {
  let name: String
  let recorder: CallRecorder
  /// Closures that run after a callback is recorded, by the name of the callback.
  var hooks: [String: (LoggedController) -> Void] = [:]

  init(_ name: String, _ recorder: CallRecorder, color: UIColor = .white) {
    self.name = name
    self.recorder = recorder
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private let color: UIColor

  private func record(_ call: String) {
    recorder.record("\(name) \(call)")
    hooks[call]?(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    record("didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record("isAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record(parent == nil ? "willLeave" : "willEnter")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record(parent == nil ? "didLeave" : "didEnter")
  }
}

extension CallRecorder {
  /// Returns the recorded appearance callbacks, without loading and changes of the parent.
  func takeAppearance() -> [String] {
    take().filter { $0.hasSuffix("ppear") }
  }
}
