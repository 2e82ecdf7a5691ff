/// Screen blanking: when an idle screen goes dark, and which input only wakes it.
struct Blanking {
  /// A kind of input event.
  enum Input {
    /// A finger, a button or a key goes down.
    case press
    /// A finger, a button or a key goes up.
    case lift
    /// A movement.
    case move
  }

  /// Seconds without input after which the screen goes dark; infinite for never.
  let delay: Double
  /// Whether the screen is dark.
  private(set) var isDark = false
  /// Whether the screen stays lit, regardless of the delay.
  var isDisabled = false
  private var lastInputTime: Double
  private var heldCount = 0
  /// Whether the input that woke the screen is still held down.
  private var isWaking = false

  /// Creates the state of a lit screen.
  ///
  /// - Parameters:
  ///   - delay: Seconds; infinite for never.
  ///   - time: Seconds on the loop's clock.
  init(delay: Double, at time: Double) {
    self.delay = delay
    lastInputTime = time
  }

  /// The time at which the screen goes dark, in seconds on the loop's clock; infinite if it stays
  /// lit.
  var deadline: Double {
    isDark || isDisabled || heldCount > 0 ? .infinity : lastInputTime + delay
  }

  /// Blanks the screen if its deadline has passed.
  ///
  /// - Returns: Whether the screen went dark.
  mutating func blankIfDue(at time: Double) -> Bool {
    guard time >= deadline else { return false }
    isDark = true
    return true
  }

  /// Lights the screen without input, for example because the application disables blanking.
  mutating func wake(at time: Double) {
    isDark = false
    lastInputTime = time
  }

  /// Records input, which lights the screen.
  ///
  /// - Returns: Whether the application receives the event. The input that wakes the screen is
  ///   withheld until it is released.
  mutating func addInput(_ input: Input, at time: Double) -> Bool {
    lastInputTime = time
    switch input {
    case .press: heldCount += 1
    case .lift: heldCount = max(0, heldCount - 1)
    case .move: break
    }
    if isDark {
      isDark = false
      isWaking = heldCount > 0
      return false
    }
    guard isWaking else { return true }
    isWaking = heldCount > 0
    return false
  }

  /// Resets the held input, because another program may receive the releases.
  mutating func reset(at time: Double) {
    heldCount = 0
    isWaking = false
    wake(at: time)
  }
}
