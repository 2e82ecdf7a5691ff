import Foundation
import Synchronization

// The functions have the names of the Objective-C runtime.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The locks of `objc_sync_enter(_:)` for the objects that are locked.
private final class ObjectLocks: Sendable {
  /// A recursive lock and the number of threads that hold it or wait for it.
  private struct Entry {
    let lock = NSRecursiveLock()
    var users = 0
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func enter(_ object: AnyObject) {
    let lock = entries.withLock { entries in
      entries[ObjectIdentifier(object), default: Entry()].users += 1
      return entries[ObjectIdentifier(object)]?.lock
    }
    lock?.lock()
  }

  /// Returns whether the object was locked.
  static func exit(_ object: AnyObject) -> Bool {
    let lock = entries.withLock { entries -> NSRecursiveLock? in
      guard var entry = entries[ObjectIdentifier(object)] else { return nil }
      entry.users -= 1
      entries[ObjectIdentifier(object)] = entry.users > 0 ? entry : nil
      return entry.lock
    }
    lock?.unlock()
    return lock != nil
  }
}

/// Locks an object; the thread that has locked it may lock it again.
///
/// - Parameter obj: The object, which other threads cannot lock until `objc_sync_exit(_:)`.
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.enter(obj as AnyObject)
  return 0
}

/// Unlocks an object.
///
/// - Parameter obj: An object that the thread has locked.
/// - Returns: 0, or -1 if the object was not locked.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.exit(obj as AnyObject) ? 0 : -1
}
