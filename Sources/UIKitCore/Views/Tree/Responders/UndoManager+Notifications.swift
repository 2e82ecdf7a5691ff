public import Foundation

/// The key of a notification's `userInfo`, whose value is `true` for a group that is discardable;
/// there is no `userInfo` for others.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

/// The notifications of an `UndoManager`, which is their object.
extension Notification.Name {
  /// Posted before a group inside of another one begins, before any group ends, before undoing and
  /// doing again, and when `canRedo` is read.
  public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification"
  )

  /// Posted before a change is undone.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification"
  )

  /// Posted before a change is done again.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification"
  )

  /// Posted after a change was undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification"
  )

  /// Posted after a change was done again.
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
