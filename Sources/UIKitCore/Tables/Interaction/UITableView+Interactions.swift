extension UITableView {
  /// Ends all other interactions with rows, before a row is lifted.
  final func cancelOtherInteractions() {
    motion.stop()
    touchTracker.cancel()
    swipes.close(animated: true)
    focus.hideRing()
  }
}
