// swift-format-ignore-file
import UIKit

extension Notification.Name {
  static let songEnded = Notification.Name("IdiomsTests.songEnded")
}

class MixerController: UIViewController {
  weak var volumeSlider: UISlider!
  weak var muteSwitch: UISwitch!
  let playButton = UIButton(type: .system)
  private(set) var calls: [String] = []
  private var timer: Timer?

  private lazy var doneItem = UIBarButtonItem(
    barButtonSystemItem: .done, target: self, action: MixerController.done)

  override func viewDidLoad() {
    super.viewDidLoad()
    let slider = UISlider()
    view.addSubview(slider)
    volumeSlider = slider
    slider.addTarget(self, action: MixerController.volumeChanged(_:), for: .valueChanged)
    playButton.addTarget(
      self,
      action: MixerController.play,
      for: .touchUpInside
    )
    playButton.addTarget(nil, action: MixerController.anything(sender:), for: .touchDown)
    navigationItem.rightBarButtonItem = doneItem
    let tap = UITapGestureRecognizer(target: self, action: MixerController.tapped(_:))
    view.addGestureRecognizer(tap)
    _ = NotificationCenter.default.addObserver(forName: .songEnded, object: nil, queue: nil) { [weak self] notification in
      MainActor.assumeIsolated { self?.songEnded(notification) }
    }
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  func volumeChanged(_ sender: UISlider) {
    calls.append("volume \(sender.value)")
  }

  private func play() { calls.append("play") }

  func anything(sender: Any) { calls.append("anything") }

  private func songEnded(_ notification: Notification) {
    calls.append(notification.name.rawValue)
  }

  func done() { calls.append("done") }
}

extension MixerController {
  fileprivate func tapped(_ recognizer: UITapGestureRecognizer) { calls.append("tap") }
  func tick() { calls.append("tick") }
}
