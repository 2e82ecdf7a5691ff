internal import Dispatch
internal import Glibc
internal import Synchronization
internal import UIKitSupport

/// The thread that views belong to.
package enum MainThread {
  /// The main thread; 0 until it is known.
  private static let identifier = Atomic<UInt>(0)

  /// A mark of the main queue.
  private static let queueMark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Whether the calling thread may use views.
  ///
  /// It is the main thread, or one that serves the main queue in its place: in a program whose main
  /// function is asynchronous, as that of Swift Testing, the main thread has ended.
  package static var isCurrent: Bool {
    pthread_self() == identifier.load(ordering: .relaxed) || servesMainQueue
  }

  /// The slow way to find out, which takes 20 ns.
  private static var servesMainQueue: Bool { DispatchQueue.getSpecific(key: queueMark) == true }

  /// Remembers that the calling thread is the main thread, which makes the checks fast.
  package static func rememberCurrent() {
    identifier.store(pthread_self(), ordering: .relaxed)
  }
}

/// Stops the program on a background thread, with a message that names what was used.
///
/// The compiler only warns of such uses where a class is imported as `@preconcurrency`, and says
/// nothing about functions without isolation in the Swift 5 language mode.
///
/// - Parameters:
///   - type: The type of the object; evaluated only on failure.
///   - member: The method or property; by default the one that calls.
package func demandMainThread(
  _ type: @autoclosure () -> Any.Type,
  _ member: StaticString = #function
) {
  demand(
    MainThread.isCurrent,
    "\(type()).\(member) was used on a background thread; it may be used only on the main thread"
  )
}
