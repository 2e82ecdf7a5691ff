import CConsole
import Glibc

/// The pipe to which the signal handlers write; a handler may do nothing else.
///
/// The value is set before the handlers are installed and does not change while they are.
nonisolated(unsafe) private var changeDescriptor: Int32 = -1

/// The virtual terminal of the screen: in graphics mode, without keyboard input.
///
/// Ctrl-Alt-F1 to F12 switch to other terminals.
///
/// A separate process restores the terminal if this one ends without a call of `restore()`.
@MainActor
final class VirtualTerminal: ConsoleSession {
  /// The descriptor that becomes readable when there are changes.
  let descriptor: Int32
  private let terminal: Int32
  private let savedKeyboardMode: Int
  let guardian: Int32
  let isLost = false
  private let signals = (release: first_realtime_signal() + 5, acquire: first_realtime_signal() + 6)

  /// Takes over the terminal on which the program was started, or else the active one.
  ///
  /// - Throws: `DeviceProblem` if there is none, or the user lacks permission.
  init() throws {
    terminal = try VirtualTerminal.find()
    var keyboard = 0
    _ = ioctl(terminal, UInt(KDGKBMODE), &keyboard)
    // A program that was killed together with its guardian may have left the keyboard off.
    savedKeyboardMode = keyboard & 0xFF == K_OFF ? Int(K_UNICODE) : keyboard & 0xFF
    VirtualTerminal.activate(terminal)
    guardian = console_guardian_start(terminal, Int32(savedKeyboardMode))
    var pipeEnds: [Int32] = [-1, -1]
    pipe(&pipeEnds)
    for end in pipeEnds {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptor = pipeEnds[0]
    changeDescriptor = pipeEnds[1]
    guard guardian >= 0, ioctl(terminal, UInt(KDSETMODE), Int32(KD_GRAPHICS)) == 0 else {
      // Without root privileges, a program may only change its controlling terminal.
      let problem =
        errno == EPERM
        ? DeviceProblem(
          "/dev/tty",
          "it is not the program's terminal; start it there, or with StandardInput=tty"
        )
        : DeviceProblem("/dev/tty", code: errno, group: "tty")
      restore()
      throw problem
    }
    _ = ioctl(terminal, UInt(KDSKBMODE), Int32(K_OFF))
    installHandlers()
  }

  /// Opens the terminal.
  private static func find() throws -> Int32 {
    // Standard input takes precedence: a service manager connects it to the terminal of its unit.
    for path in ["/dev/stdin", "/dev/tty"] {
      let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOCTTY)
      if descriptor >= 0, isVirtual(descriptor) { return descriptor }
      if descriptor >= 0 { close(descriptor) }
    }
    let current = open("/dev/tty0", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard current >= 0 else { throw ownershipProblem("/dev/tty0", code: errno) }
    defer { close(current) }
    var state = vt_stat()
    guard ioctl(current, UInt(VT_GETSTATE), &state) == 0 else {
      throw ownershipProblem("/dev/tty0", code: errno)
    }
    let path = "/dev/tty\(state.v_active)"
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw ownershipProblem(path, code: errno) }
    return descriptor
  }

  /// Returns the reason why a terminal on which the program was not started is unusable.
  private static func ownershipProblem(_ path: String, code: Int32) -> DeviceProblem {
    DeviceProblem(
      path,
      "\(String(cString: strerror(code)).lowercased()); start the program on a terminal, or with "
        + "StandardInput=tty"
    )
  }

  /// Activates a terminal, because the keys would otherwise go to the program on the active one.
  ///
  /// Waits until the terminal is active, for a second at most; the program on the active terminal
  /// may refuse to release it.
  private static func activate(_ terminal: Int32) {
    var status = stat()
    var state = vt_stat()
    guard fstat(terminal, &status) == 0 else { return }
    // Virtual terminals are numbered from 1.
    let number = UInt16(status.st_rdev & 0xFF)
    func isShown() -> Bool {
      ioctl(terminal, UInt(VT_GETSTATE), &state) != 0 || state.v_active == number
    }
    guard (1...63).contains(number), !isShown(),
      ioctl(terminal, UInt(VT_ACTIVATE), Int32(number)) == 0
    else { return }
    for _ in 0..<100 where !isShown() { usleep(10_000) }
  }

  private static func isVirtual(_ descriptor: Int32) -> Bool {
    var mode = vt_mode()
    return ioctl(descriptor, UInt(VT_GETMODE), &mode) == 0
  }

  private func installHandlers() {
    var action = sigaction()
    action.sa_flags = Int32(SA_RESTART)
    action.__sigaction_handler.sa_handler = { _ in recordChange(.release) }
    sigaction(signals.release, &action, nil)
    action.__sigaction_handler.sa_handler = { _ in recordChange(.acquire) }
    sigaction(signals.acquire, &action, nil)
    var mode = vt_mode()
    mode.mode = CChar(VT_PROCESS)
    mode.relsig = Int16(signals.release)
    mode.acqsig = Int16(signals.acquire)
    _ = ioctl(terminal, UInt(VT_SETMODE), &mode)
  }

  /// Returns the changes since the previous call.
  func takeChanges() -> [SessionChange] {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(descriptor, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).compactMap(SessionChange.init)
  }

  /// Allows the kernel to switch to the other terminal.
  func allowRelease() {
    _ = ioctl(terminal, UInt(VT_RELDISP), Int32(1))
  }

  /// Confirms to the kernel that the program uses the terminal again.
  func acknowledge() {
    _ = ioctl(terminal, UInt(VT_RELDISP), Int32(VT_ACKACQ))
    _ = ioctl(terminal, UInt(KDSKBMODE), Int32(K_OFF))
  }

  /// Requests another terminal from the kernel; the change `release` follows.
  ///
  /// - Parameter number: The terminal's number, from 1 to 12.
  func switchTo(_ number: Int) {
    _ = ioctl(terminal, UInt(VT_ACTIVATE), Int32(number))
  }

  /// Returns the terminal in text mode; the object must not be used afterwards.
  func restore() {
    console_guardian_end(guardian, terminal, Int32(savedKeyboardMode))
    for number in [signals.release, signals.acquire] { signal(number, SIG_IGN) }
    close(changeDescriptor)
    close(descriptor)
    close(terminal)
  }
}

private func recordChange(_ change: SessionChange) {
  let reason = errno
  var mark = change.rawValue
  _ = write(changeDescriptor, &mark, 1)
  errno = reason
}
