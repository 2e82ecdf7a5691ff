internal import Dispatch
internal import Glibc
internal import Synchronization
internal import UIKitSupport

/// The thread to which views are confined.
package enum MainThread {
  /// The ID of the main thread; 0 before it is determined.
  private static let identifier = Atomic<UInt>(0)

  /// The queue-specific key of the main queue.
  private static let queueMark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Whether the calling thread may use views.
  ///
  /// Such a thread is the main thread or a thread that serves the main queue in its place. The main
  /// thread has ended in a program with an asynchronous main function, such as Swift Testing.
  package static var isCurrent: Bool {
    pthread_self() == identifier.load(ordering: .relaxed) || servesMainQueue
  }

  /// Whether the calling thread serves the main queue.
  ///
  /// This check takes 20 ns, more than the comparison of thread IDs.
  private static var servesMainQueue: Bool { DispatchQueue.getSpecific(key: queueMark) == true }

  /// Records that the calling thread is the main thread, which speeds up later checks.
  package static func recordCurrent() {
    identifier.store(pthread_self(), ordering: .relaxed)
  }
}

/// Stops the program on a background thread, with a message that names the member used.
///
/// The compiler only warns about such uses if a class is imported with `@preconcurrency`. In the
/// Swift 5 language mode, it does not diagnose functions without isolation.
///
/// - Parameters:
///   - type: The type of the object; evaluated only on failure.
///   - member: The method or property; the calling one by default.
package func demandMainThread(
  _ type: @autoclosure () -> Any.Type,
  _ member: StaticString = #function
) {
  demand(
    MainThread.isCurrent,
    "\(type()).\(member) was used on a background thread; it may be used only on the main thread"
  )
}
