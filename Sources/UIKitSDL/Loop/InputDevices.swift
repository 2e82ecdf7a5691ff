import Foundation

/// Opens the kernel's input devices read-only, to be woken by their events.
@MainActor
final class InputDevices {
  private static let directory = "/dev/input"

  /// The descriptors that become readable on input, and when a device is plugged in or out; empty
  /// when no device may be read.
  private(set) var descriptors: [Int32] = []
  private let watch: Int32

  init() {
    watch = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    let changes = UInt32(IN_CREATE | IN_DELETE | IN_ATTRIB)
    if watch >= 0 { _ = inotify_add_watch(watch, InputDevices.directory, changes) }
    open()
  }

  isolated deinit {
    closeDevices()
    if watch >= 0 { close(watch) }
  }

  /// Discards the events of a descriptor; SDL reads its own copy.
  func drain(_ descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var count = 0
    repeat { count = read(descriptor, &buffer, buffer.count) } while count > 0
    let isGone = count < 0 && errno != EAGAIN && errno != EINTR
    guard descriptor == watch || isGone else { return }
    closeDevices()
    open()
  }

  private func open() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: InputDevices.directory)) ?? []
    let devices = names.filter { $0.hasPrefix("event") }.sorted()
      .map { Glibc.open("\(InputDevices.directory)/\($0)", O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
      .filter { $0 >= 0 }
    descriptors = devices.isEmpty || watch < 0 ? devices : devices + [watch]
  }

  private func closeDevices() {
    for descriptor in descriptors where descriptor != watch { close(descriptor) }
    descriptors = []
  }
}
