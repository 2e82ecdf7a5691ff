import Foundation

/// Touch handling of a segmented control. A touch that begins on the selected segment drags the
/// thumb; any other touch selects the segment on which it ends.
extension UISegmentedControl {
  final func press(at point: CGPoint) -> Bool {
    guard let index = segment(at: point.x) else { return false }
    indexAtStart = selectedSegmentIndex
    pressedIndex = index
    isDraggingThumb = index == selectedSegmentIndex
    relayout(animated: true)
    return true
  }

  final func movePress(to point: CGPoint) {
    let index = isTouchInside ? segment(at: point.x) : nil
    if isDraggingThumb {
      guard let index else { return }
      select(index, animated: true)
    } else if index != pressedIndex {
      pressedIndex = index
      relayout(animated: true)
    }
  }

  final func endPress() {
    let indexAtEnd = pressedIndex
    let wasDraggingThumb = isDraggingThumb
    pressedIndex = nil
    isDraggingThumb = false
    relayout(animated: true)
    guard wasDraggingThumb else {
      if let indexAtEnd { selectByUser(indexAtEnd) }
      return
    }
    if selectedSegmentIndex != indexAtStart { notifySelection(selectedSegmentIndex) }
  }

  final func cancelPress() {
    pressedIndex = nil
    isDraggingThumb = false
    select(indexAtStart, animated: true)
    relayout(animated: true)
  }

  /// Discards the current press because the segments have changed since it began.
  final func discardPress() {
    pressedIndex = nil
    isDraggingThumb = false
    indexAtStart = selectedSegmentIndex
  }

  /// Selects a segment and sends the events of a tap.
  final func selectByUser(_ index: Int) {
    lastIndexByUser = index
    select(index, animated: true)
    notifySelection(index)
    if isMomentary { select(UISegmentedControl.noSegment, animated: false) }
  }

  private func notifySelection(_ index: Int) {
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
