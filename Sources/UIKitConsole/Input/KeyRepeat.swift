/// When a held key is repeated.
struct KeyRepeat {
  /// Seconds until the first repetition, and from one to the next.
  private static let delay = 0.5
  private static let interval = 1.0 / 30

  /// The key that is held, by the kernel's code.
  private(set) var code: UInt32?
  /// The time of the next repetition, in seconds on the loop's clock; infinite without a key.
  private(set) var deadline = Double.infinity

  /// Notes that a key went down, which replaces the one before.
  mutating func press(_ code: UInt32, repeats: Bool, at time: Double) {
    guard repeats else { return }
    self.code = code
    deadline = time + KeyRepeat.delay
  }

  /// Notes that a key went up.
  mutating func lift(_ code: UInt32) {
    if self.code == code { stop() }
  }

  /// Forgets the key.
  mutating func stop() {
    self = KeyRepeat()
  }

  /// The key to repeat, if it is time.
  ///
  /// Repetitions that were missed, while the program was busy, are left out.
  mutating func take(at time: Double) -> UInt32? {
    guard let code, time >= deadline else { return nil }
    deadline = max(deadline + KeyRepeat.interval, time)
    return code
  }
}
