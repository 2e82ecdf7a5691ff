import Foundation

extension TextEditor {
  /// Registers a change with the host's undo manager, or merges it into the last change.
  func record(_ change: TextUndo.Change, _ kind: TextUndo.Kind) {
    guard !host.isSecureTextEntry, let manager = host.undoManager else { return }
    let time = host.window?.host?.time ?? 0
    if kind != .other, let lastChange = openChange, lastChange.kind == kind,
      lastChange.manager === manager,
      lastChange.registrations == manager.registrations, time - lastChange.time < TextUndo.pause,
      let joined = lastChange.entry.change.merging(change, kind)
    {
      lastChange.entry.change = joined
      openChange?.time = time
      return
    }
    let entry = TextUndo.Entry(change, generation: undoGeneration)
    register(entry, undoes: true, in: manager)
    openChange = TextUndo.OpenChange(
      entry: entry,
      kind: kind,
      manager: manager,
      registrations: manager.registrations,
      time: time
    )
  }

  /// Undoes the last change, or redoes the last undone one.
  func revert(isRedo: Bool) {
    host.unmarkText()
    if isRedo { host.undoManager?.redo() } else { host.undoManager?.undo() }
  }

  /// Discards the undoable changes, as when the application replaces the text or editing begins.
  func forgetChanges() {
    openChange = nil
    undoGeneration += 1
    host.undoManager?.removeAllActions(withTarget: host)
  }

  private func register(_ entry: TextUndo.Entry, undoes: Bool, in manager: UndoManager) {
    manager.registerUndo(withTarget: host as UIView) { [weak manager] view in
      guard let host = view as? any TextEditorHost, let manager else { return }
      host.editor.revert(entry, undoes: undoes, in: manager)
    }
  }

  /// Undoes or redoes a change without querying the delegate, which has agreed to it before.
  private func revert(_ entry: TextUndo.Entry, undoes: Bool, in manager: UndoManager) {
    guard entry.generation == undoGeneration, host.allowsEditing else { return }
    content.mark(nil)
    (composition, openChange) = (nil, nil)
    let change = entry.change
    let (replacedText, replacement) =
      undoes ? (change.inserted, change.removed) : (change.removed, change.inserted)
    guard change.offset + replacedText.length <= content.length else { return }
    content.replace(change.offset..<change.offset + replacedText.length, with: replacement)
    if undoes { content.select(change.selection) }
    register(entry, undoes: !undoes, in: manager)
    didEdit()
  }
}
