import Testing
import UIKit
import UIKitTesting

private var queueKey: UInt8 = 0
private var activeKey: UInt8 = 0

/// Toasts of a view, which are shown in sequence and stored as associated objects.
extension UIView {
  private var toastQueue: NSMutableArray {
    if let queue = objc_getAssociatedObject(self, &queueKey) as? NSMutableArray { return queue }
    let queue = NSMutableArray()
    objc_setAssociatedObject(self, &queueKey, queue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return queue
  }

  fileprivate var activeToast: UIView? {
    get { objc_getAssociatedObject(self, &activeKey) as? UIView }
    set { objc_setAssociatedObject(self, &activeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  fileprivate func makeToast(_ message: String, duration: TimeInterval = 1) {
    let toast = UILabel()
    toast.text = message
    toast.textColor = .white
    toast.backgroundColor = UIColor.black.withAlphaComponent(0.8)
    toast.layer.cornerRadius = 8
    toast.layer.masksToBounds = true
    toast.isUserInteractionEnabled = true
    let size = toast.sizeThatFits(bounds.size)
    toast.bounds.size = CGSize(width: size.width + 20, height: size.height + 12)
    toast.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: UIView.toastTapped(_:)))
    if activeToast != nil { toastQueue.add(toast) } else { show(toast, duration: duration) }
  }

  private func show(_ toast: UIView, duration: TimeInterval) {
    activeToast = toast
    toast.center = CGPoint(x: bounds.midX, y: bounds.maxY - 40)
    toast.alpha = 0
    addSubview(toast)
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      toast.alpha = 1
    } completion: { _ in
      UIView.animate(withDuration: 0.2, delay: duration, options: .allowUserInteraction) {
        toast.alpha = 0.02
      } completion: { [weak self] finished in
        if finished { self?.hide(toast) }
      }
    }
  }

  private func toastTapped(_ recognizer: UITapGestureRecognizer) {
    guard let toast = recognizer.view else { return }
    toast.layer.removeAllAnimations()
    hide(toast)
  }

  private func hide(_ toast: UIView) {
    toast.removeFromSuperview()
    guard activeToast === toast else { return }
    activeToast = nil
    guard let nextToast = toastQueue.firstObject as? UIView else { return }
    toastQueue.removeObject(at: 0)
    show(nextToast, duration: 1)
  }
}

/// Tests for toasts.
@MainActor
struct ToastTests {
  private let stage = Stage(size: CGSize(width: 300, height: 300))
  private let root = UIView()

  init() { stage.show(root) }

  @Test func messagesAreShownInSequence() {
    root.makeToast("first")
    root.makeToast("second")
    stage.advance(by: 0.5)
    #expect((root.activeToast as? UILabel)?.text == "first")
    #expect(root.subviews.count == 1)
    stage.advance(by: 1.2)
    #expect((root.activeToast as? UILabel)?.text == "second")
    stage.settle()
    #expect(root.activeToast == nil)
    #expect(root.subviews.isEmpty)
  }

  @Test func aTapHidesTheMessage() {
    root.makeToast("first", duration: 5)
    stage.advance(by: 0.5)
    // The centre of the toast.
    stage.tap(at: CGPoint(x: 150, y: 260))
    stage.advance(by: 0.1)
    #expect(root.activeToast == nil)
  }

  @Test func messagesAreReleasedWithTheirView() {
    weak var releasedToast: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.makeToast("alone")
      view.activeToast = UIView()
      releasedToast = view.activeToast
      view.subviews.forEach { $0.removeFromSuperview() }
    }
    // The completion of the first animation retains the view.
    stage.settle()
    #expect(releasedToast == nil)
  }
}
