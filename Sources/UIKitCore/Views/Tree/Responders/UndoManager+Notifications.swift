public import Foundation

/// The key for a value of `true` in the `userInfo` of a notification about a discardable group;
/// other notifications have no `userInfo`.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

/// The notifications of an `UndoManager`, with the manager as their object.
extension Notification.Name {
  /// Posted before a nested group begins, before any group ends, before undoing and redoing, and
  /// when `canRedo` is read.
  public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification"
  )

  /// Posted before a change is undone.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification"
  )

  /// Posted before a change is redone.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification"
  )

  /// Posted after a change was undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification"
  )

  /// Posted after a change was redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification"
  )

  /// Posted after a group has begun.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification"
  )

  /// Posted before a group ends.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification"
  )

  /// Posted after a group has ended.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification"
  )
}
