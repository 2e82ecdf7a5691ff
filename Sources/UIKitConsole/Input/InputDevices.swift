import CConsole
import Foundation
import UIKitGraphics
import UIKitSupport

/// The input devices of the machine through libinput, including those connected later.
///
/// udev reports the devices. If it is not running, the class opens the devices in `/dev/input` and
/// watches the folder.
@MainActor
final class InputDevices {
  private static let folder = "/dev/input"

  /// The descriptors that become readable on input, and when a device is connected or disconnected.
  var descriptors: [Int32] {
    [libinput_get_fd(context)] + (watch >= 0 ? [watch] : [])
  }

  private let interface: UnsafeMutablePointer<libinput_interface>
  private let context: OpaquePointer
  private let udev: OpaquePointer?
  private let opener: DeviceFileOpener
  private let calibration: CalibrationMatrix?
  /// The inotify descriptor of the folder; -1 if udev reports the devices.
  private let watch: Int32
  private var devices: [DeviceNode: OpaquePointer] = [:]
  private var isSuspended = false

  /// Opens all devices and reports the first one for which the user lacks permission.
  ///
  /// - Parameters:
  ///   - seat: The handle of the seat that opens the devices; `nil` if the program opens them
  ///     directly.
  ///   - calibration: The calibration of touchscreens; `nil` for udev's.
  /// - Throws: `DeviceProblem` if libinput is unusable.
  init(seat: OpaquePointer?, calibration: CalibrationMatrix? = nil) throws {
    if let reason = console_load_input() {
      throw DeviceProblem(InputDevices.folder, String(cString: reason))
    }
    let interface = UnsafeMutablePointer<libinput_interface>.allocate(capacity: 1)
    interface.initialize(
      to: libinput_interface(
        open_restricted: { path, flags, data in
          guard let path, let data else { return -EINVAL }
          return DeviceFileOpener.of(data).open(path, flags)
        },
        close_restricted: { descriptor, data in
          if let data { DeviceFileOpener.of(data).close(descriptor) }
        }
      )
    )
    self.interface = interface
    self.calibration = calibration
    opener = DeviceFileOpener(seat: seat)
    let data = Unmanaged.passUnretained(opener).toOpaque()
    let watchesFolder = !InputDeviceTags.isUdevRunning
    let udev = watchesFolder ? nil : udev_new()
    self.udev = udev
    let newContext =
      watchesFolder
      ? libinput_path_create_context(interface, data)
      : libinput_udev_create_context(interface, data, udev)
    guard let newContext else {
      throw DeviceProblem(InputDevices.folder, "libinput cannot be used")
    }
    context = newContext
    watch = watchesFolder ? inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) : -1
    if watchesFolder {
      let changes = UInt32(IN_CREATE | IN_DELETE | IN_ATTRIB)
      _ = inotify_add_watch(watch, InputDevices.folder, changes)
      scan()
    } else {
      libinput_udev_assign_seat(context, "seat0")
    }
    if let problem = opener.problem { StandardError.write(line: "\(problem)") }
  }

  /// Adds the new devices in the folder and removes those that have disappeared.
  private func scan() {
    let current = DeviceNode.all(in: InputDevices.folder)
    for (node, device) in devices where !current.contains(node) {
      libinput_path_remove_device(device)
      libinput_device_unref(device)
      devices[node] = nil
    }
    for node in current.sorted(by: { $0.name < $1.name }) where devices[node] == nil {
      let path = "\(InputDevices.folder)/\(node.name)"
      // libinput would not report missing permissions.
      guard opener.canOpen(path), InputDeviceTags.write(for: node.name),
        let device = libinput_path_add_device(context, path)
      else { continue }
      devices[node] = libinput_device_ref(device)
    }
  }

  /// Passes all pending events to the closure.
  ///
  /// - Returns: Whether there were any.
  func forEachEvent(_ body: (OpaquePointer) -> Void) -> Bool {
    if watch >= 0, drainWatch(), !isSuspended { scan() }
    guard libinput_dispatch(context) == 0 else { return false }
    var hasHandledAny = false
    while let event = libinput_get_event(context) {
      if libinput_event_get_type(event) == LIBINPUT_EVENT_DEVICE_ADDED { calibrate(event) }
      body(event)
      libinput_event_destroy(event)
      hasHandledAny = true
    }
    return hasHandledAny
  }

  /// Sets the calibration matrix of a new touchscreen.
  private func calibrate(_ event: OpaquePointer) {
    guard let calibration, let device = libinput_event_get_device(event),
      libinput_device_config_calibration_has_matrix(device) != 0
    else { return }
    _ = libinput_device_config_calibration_set_matrix(device, calibration.values)
  }

  private func drainWatch() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var hasChanged = false
    while read(watch, &buffer, buffer.count) > 0 { hasChanged = true }
    return hasChanged
  }

  /// Closes the devices while a different program uses the screen.
  func suspend() {
    isSuspended = true
    libinput_suspend(context)
  }

  /// Reopens the devices.
  func resume() {
    isSuspended = false
    libinput_resume(context)
    if watch >= 0 { scan() }
  }

  /// Closes the devices; the object must not be used afterwards.
  func close() {
    for device in devices.values { libinput_device_unref(device) }
    libinput_unref(context)
    if let udev { udev_unref(udev) }
    if watch >= 0 { Foundation.close(watch) }
    interface.deallocate()
  }
}
