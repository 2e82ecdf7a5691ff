/// When the screen goes dark because nothing is touched, and which input only wakes it.
struct Blanking {
  /// The effect of an event of an input device.
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
  /// Whether the screen stays lit, whatever the delay.
  var isDisabled = false
  private var lastInput: Double
  private var heldCount = 0
  /// Whether what woke the screen is still held.
  private var isWaking = false

  /// Creates the state of a lit screen.
  ///
  /// - Parameters:
  ///   - delay: Seconds; infinite for never.
  ///   - time: Seconds on the loop's clock.
  init(delay: Double, at time: Double) {
    self.delay = delay
    lastInput = time
  }

  /// When the screen goes dark, in seconds on the loop's clock; infinite when it does not.
  var deadline: Double {
    isDark || isDisabled || heldCount > 0 ? .infinity : lastInput + delay
  }

  /// Makes the screen dark, if it is time.
  ///
  /// - Returns: Whether it went dark.
  mutating func blankIfDue(at time: Double) -> Bool {
    guard time >= deadline else { return false }
    isDark = true
    return true
  }

  /// Lights the screen without input, as when the application wants it lit.
  mutating func wake(at time: Double) {
    isDark = false
    lastInput = time
  }

  /// Notes input, which lights the screen.
  ///
  /// - Returns: Whether the application gets it: not what wakes the screen, until it is lifted.
  mutating func addInput(_ input: Input, at time: Double) -> Bool {
    lastInput = time
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

  /// Forgets what is held, as its end may be another program's.
  mutating func reset(at time: Double) {
    heldCount = 0
    isWaking = false
    wake(at: time)
  }
}
