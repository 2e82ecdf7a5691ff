/// The timing of key repetitions.
struct KeyRepeat {
  /// The delay before the first repetition and the interval between repetitions, in seconds.
  private static let delay = 0.5
  private static let interval = 1.0 / 30

  /// The kernel's code of the pressed key; `nil` without a key.
  private(set) var code: UInt32?
  /// The time of the next repetition, in seconds on the loop's clock; infinite without a key.
  private(set) var deadline = Double.infinity

  /// Records that a key was pressed; it replaces the previous one if it repeats, and is ignored
  /// otherwise.
  mutating func press(_ code: UInt32, repeats: Bool, at time: Double) {
    guard repeats else { return }
    self.code = code
    deadline = time + KeyRepeat.delay
  }

  /// Records that a key was released.
  mutating func release(_ code: UInt32) {
    if self.code == code { stop() }
  }

  /// Forgets the key.
  mutating func stop() {
    self = KeyRepeat()
  }

  /// Returns the key to repeat; `nil` if no repetition is due.
  ///
  /// Repetitions that were missed while the program was busy are skipped.
  mutating func nextRepeat(at time: Double) -> UInt32? {
    guard let code, time >= deadline else { return nil }
    deadline = max(deadline + KeyRepeat.interval, time)
    return code
  }
}
