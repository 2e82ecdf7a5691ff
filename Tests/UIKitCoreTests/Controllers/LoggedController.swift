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

  private func note(_ call: String) {
    recorder.record("\(name) \(call)")
    hooks[call]?(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    note("didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willLeave" : "willEnter")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didLeave" : "didEnter")
  }
}

extension CallRecorder {
  /// Returns the recorded appearance callbacks, without loading and changes of the parent.
  func takeAppearance() -> [String] {
    take().filter { $0.hasSuffix("ppear") }
  }
}
