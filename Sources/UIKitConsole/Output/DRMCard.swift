import CConsole
import Glibc
import UIKitApplication

/// A graphics card that supports dumb buffers.
@MainActor
struct DRMCard {
  /// The device's path.
  let path: String
  let descriptor: Int32
  private let request: OutputRequest

  /// The paths of all cards, in the kernel's order.
  static var paths: [String] {
    guard let folder = opendir("/dev/dri") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix("card"), Int(name.dropFirst(4)) != nil { names.append(name) }
    }
    return names.sorted { ($0.count, $0) < ($1.count, $1) }.map { "/dev/dri/\($0)" }
  }

  /// Opens a card and becomes its DRM master, the only program that may set modes.
  ///
  /// - Parameters:
  ///   - path: The device's path.
  ///   - request: The opener of the device.
  /// - Throws: `DeviceProblem`.
  init(path: String, request: OutputRequest) throws {
    if let reason = console_load_drm() { throw DeviceProblem(path, String(cString: reason)) }
    self.path = path
    self.request = request
    descriptor = request.open(path)
    guard descriptor >= 0 else { throw DeviceProblem(path, code: -descriptor, group: "video") }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var hasBuffers: UInt64 = 0
    guard drmGetCap(descriptor, UInt64(DRM_CAP_DUMB_BUFFER), &hasBuffers) == 0, hasBuffers == 1
    else {
      close()
      throw DeviceProblem(path, "its driver has no buffers of plain memory")
    }
    if !becomeMaster() {
      let reason = errno
      close()
      throw DeviceProblem(path, code: reason == EACCES ? EBUSY : reason, group: "video")
    }
  }

  /// Becomes the card's DRM master.
  ///
  /// - Returns: Whether the program is the master; otherwise `errno` holds the reason.
  func becomeMaster() -> Bool {
    // The first program to open a card becomes its master automatically; seat managers make their
    // clients the master.
    drmIsMaster(descriptor) != 0 || drmSetMaster(descriptor) == 0
  }

  /// Whether the card prefers a depth of 16 bits, as cards on slow buses do.
  var prefersSixteenBits: Bool {
    var depth: UInt64 = 0
    return drmGetCap(descriptor, UInt64(DRM_CAP_DUMB_PREFERRED_DEPTH), &depth) == 0 && depth == 16
  }

  /// Closes the card, which must not be used afterwards.
  func close() { request.close(descriptor) }

  /// Finds the first connected screen and a CRTC for it.
  ///
  /// - Parameter mode: The requested mode; `nil` for the screen's preferred mode.
  /// - Returns: The connector, its CRTC and its mode; `nil` if no screen is connected.
  /// - Throws: `DeviceProblem` if the card does not support screens.
  func findPipe(mode: ScreenMode?) throws -> DRMPipe? {
    guard let resources = drmModeGetResources(descriptor) else {
      throw DeviceProblem(path, "it has no screens")
    }
    defer { drmModeFreeResources(resources) }
    let connectors = UnsafeBufferPointer(
      start: resources.pointee.connectors,
      count: Int(resources.pointee.count_connectors)
    )
    // For some connectors, such as composite video, the kernel cannot detect a connection.
    for connection in [DRM_MODE_CONNECTED, DRM_MODE_UNKNOWNCONNECTION] {
      for identifier in connectors {
        guard let connector = drmModeGetConnector(descriptor, identifier) else { continue }
        defer { drmModeFreeConnector(connector) }
        guard connector.pointee.connection == connection,
          let matchingMode = DRMPipe.mode(of: connector.pointee, requested: mode),
          let crtc = findController(connector.pointee, resources.pointee)
        else { continue }
        return DRMPipe(connector: identifier, controller: crtc, mode: matchingMode)
      }
    }
    return nil
  }

  /// Returns the CRTC that drives a connector, or else one that can.
  private func findController(
    _ connector: drmModeConnector,
    _ resources: drmModeRes
  ) -> UInt32? {
    if let encoder = drmModeGetEncoder(descriptor, connector.encoder_id) {
      defer { drmModeFreeEncoder(encoder) }
      if encoder.pointee.crtc_id != 0 { return encoder.pointee.crtc_id }
    }
    let encoders = UnsafeBufferPointer(
      start: connector.encoders,
      count: Int(connector.count_encoders)
    )
    for identifier in encoders {
      guard let encoder = drmModeGetEncoder(descriptor, identifier) else { continue }
      defer { drmModeFreeEncoder(encoder) }
      let possible = encoder.pointee.possible_crtcs
      for index in 0..<Int(resources.count_crtcs) where possible & (1 << UInt32(index)) != 0 {
        return resources.crtcs[index]
      }
    }
    return nil
  }
}

/// A display pipe: a connector, its CRTC and their mode.
struct DRMPipe {
  let connector: UInt32
  let controller: UInt32
  var mode: drmModeModeInfo

  /// Selects a mode of a connector.
  ///
  /// - Parameters:
  ///   - connector: The connector, with the modes of its screen.
  ///   - requested: The requested size and refresh rate; `nil` for none.
  /// - Returns: The mode of that size with the highest refresh rate up to the requested one, else
  ///   the preferred mode, else the first. Interlaced modes are used only if there are no others.
  ///   `nil` if the connector has no modes.
  static func mode(of connector: drmModeConnector, requested: ScreenMode?) -> drmModeModeInfo? {
    let allModes = UnsafeBufferPointer(start: connector.modes, count: Int(connector.count_modes))
    let excludedFlags = UInt32(DRM_MODE_FLAG_INTERLACE | DRM_MODE_FLAG_DBLSCAN)
    let progressive = allModes.filter { $0.flags & excludedFlags == 0 }
    let modes = progressive.isEmpty ? Array(allModes) : progressive
    if let requested {
      let fitting = modes.filter { mode in
        Int(mode.hdisplay) == requested.width && Int(mode.vdisplay) == requested.height
          && Int(mode.vrefresh) <= requested.framesPerSecond ?? .max
      }
      if let best = fitting.max(by: { $0.vrefresh < $1.vrefresh }) { return best }
    }
    return modes.first { $0.type & UInt32(DRM_MODE_TYPE_PREFERRED) != 0 } ?? modes.first
  }
}

extension DRMPipe: Equatable {
  /// Returns whether both pipes have the same connector, CRTC and mode.
  static func == (lhs: DRMPipe, rhs: DRMPipe) -> Bool {
    let (leftMode, rightMode) = (lhs.mode, rhs.mode)
    return lhs.connector == rhs.connector && lhs.controller == rhs.controller
      && (leftMode.hdisplay, leftMode.vdisplay) == (rightMode.hdisplay, rightMode.vdisplay)
      && (leftMode.vrefresh, leftMode.clock, leftMode.flags) == (
        rightMode.vrefresh, rightMode.clock, rightMode.flags
      )
  }
}
