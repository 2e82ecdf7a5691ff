import CConsole
import Glibc
import UIKitGraphics

/// Atomic mode setting: a commit changes connector, CRTC and plane together, or fails without a
/// change.
@MainActor
struct AtomicModeSetting: ModeSetting {
  let card: Int32
  let pipe: DRMPipe
  let isAtomic = true
  private let plane: UInt32
  /// The ID of the connector's property `CRTC_ID`.
  private let connectorCRTCProperty: UInt32
  /// The IDs of the CRTC's properties `MODE_ID` and `ACTIVE`.
  private let controllerModeProperty: UInt32
  private let controllerActiveProperty: UInt32
  private let planeProperties: DRMProperties
  /// The ID of the connector's `link-status` property, which requests a new link training after a
  /// failure; `nil` for connectors without the property.
  private let linkStatusProperty: UInt32?

  /// Finds the primary plane of a pipe and the IDs of the properties to set.
  ///
  /// `nil` if the driver does not support atomic mode setting or lacks a required property.
  ///
  /// - Parameters:
  ///   - card: The card's file descriptor.
  ///   - pipe: The connector, the CRTC and the mode.
  init?(card: Int32, pipe: DRMPipe) {
    guard drmSetClientCap(card, UInt64(DRM_CLIENT_CAP_UNIVERSAL_PLANES), 1) == 0,
      drmSetClientCap(card, UInt64(DRM_CLIENT_CAP_ATOMIC), 1) == 0
    else { return nil }
    let connector = DRMProperties(card, pipe.connector, DRM_MODE_OBJECT_CONNECTOR)
    let controller = DRMProperties(card, pipe.controller, DRM_MODE_OBJECT_CRTC)
    guard let plane = AtomicModeSetting.plane(card: card, controller: pipe.controller),
      let connectorCRTCProperty = connector["CRTC_ID"],
      let controllerModeProperty = controller["MODE_ID"],
      let controllerActiveProperty = controller["ACTIVE"]
    else { return nil }
    let planeProperties = DRMProperties(card, plane, DRM_MODE_OBJECT_PLANE)
    guard
      AtomicModeSetting.planeSettings(framebuffer: 0, pipe: pipe).allSatisfy({
        planeProperties[$0.name] != nil
      })
    else { return nil }
    self.card = card
    self.pipe = pipe
    self.plane = plane
    self.connectorCRTCProperty = connectorCRTCProperty
    self.controllerModeProperty = controllerModeProperty
    self.controllerActiveProperty = controllerActiveProperty
    self.planeProperties = planeProperties
    linkStatusProperty = connector["link-status"]
  }

  /// Returns the primary plane of a CRTC; `nil` if there is none.
  private static func plane(card: Int32, controller: UInt32) -> UInt32? {
    guard let resources = drmModeGetResources(card) else { return nil }
    defer { drmModeFreeResources(resources) }
    let count = Int(resources.pointee.count_crtcs)
    guard
      let controllerIndex = (0..<count).first(where: { resources.pointee.crtcs[$0] == controller }),
      let planes = drmModeGetPlaneResources(card)
    else { return nil }
    defer { drmModeFreePlaneResources(planes) }
    for index in 0..<Int(planes.pointee.count_planes) {
      guard let plane = drmModeGetPlane(card, planes.pointee.planes[index]) else { continue }
      defer { drmModeFreePlane(plane) }
      let properties = DRMProperties(card, plane.pointee.plane_id, DRM_MODE_OBJECT_PLANE)
      if plane.pointee.possible_crtcs & (1 << UInt32(controllerIndex)) != 0,
        properties.value("type") == UInt64(DRM_PLANE_TYPE_PRIMARY)
      {
        return plane.pointee.plane_id
      }
    }
    return nil
  }

  /// Returns the properties of a plane that shows a whole framebuffer.
  ///
  /// Source coordinates are fixed-point values with 16 fractional bits.
  private static func planeSettings(
    framebuffer: UInt32,
    pipe: DRMPipe
  ) -> [(name: String, value: UInt64)] {
    let (width, height) = (UInt64(pipe.mode.hdisplay), UInt64(pipe.mode.vdisplay))
    return [
      ("FB_ID", UInt64(framebuffer)), ("CRTC_ID", UInt64(pipe.controller)),
      ("SRC_X", 0), ("SRC_Y", 0), ("SRC_W", width << 16), ("SRC_H", height << 16),
      ("CRTC_X", 0), ("CRTC_Y", 0), ("CRTC_W", width), ("CRTC_H", height),
    ]
  }

  /// Tests whether the card can show a framebuffer, without a change of the screen.
  func canShow(_ framebuffer: UInt32) -> Bool {
    set(framebuffer, flags: DRM_MODE_ATOMIC_TEST_ONLY)
  }

  func show(_ framebuffer: UInt32) -> Bool { set(framebuffer, flags: 0) }

  private func set(_ framebuffer: UInt32, flags: Int32) -> Bool {
    var mode = pipe.mode
    var blob: UInt32 = 0
    let size = MemoryLayout<drmModeModeInfo>.size
    guard drmModeCreatePropertyBlob(card, &mode, size, &blob) == 0 else { return false }
    // The kernel keeps a reference to the mode blob while the mode is set.
    defer { drmModeDestroyPropertyBlob(card, blob) }
    return commit(flags: flags | DRM_MODE_ATOMIC_ALLOW_MODESET) { request in
      drmModeAtomicAddProperty(
        request,
        pipe.connector,
        connectorCRTCProperty,
        UInt64(pipe.controller)
      )
      if let linkStatusProperty {
        drmModeAtomicAddProperty(
          request,
          pipe.connector,
          linkStatusProperty,
          UInt64(DRM_MODE_LINK_STATUS_GOOD)
        )
      }
      drmModeAtomicAddProperty(request, pipe.controller, controllerModeProperty, UInt64(blob))
      drmModeAtomicAddProperty(request, pipe.controller, controllerActiveProperty, 1)
      for setting in AtomicModeSetting.planeSettings(framebuffer: framebuffer, pipe: pipe) {
        guard let property = planeProperties[setting.name] else { continue }
        drmModeAtomicAddProperty(request, plane, property, setting.value)
      }
    }
  }

  func flip(to framebuffer: UInt32, written: [PixelRect]) -> Bool {
    guard planeProperties["FB_DAMAGE_CLIPS"] != nil, let damage = makeDamage(written) else {
      return flip([("FB_ID", framebuffer)])
    }
    defer { drmModeDestroyPropertyBlob(card, damage) }
    // If the driver rejects the damage clips, the framebuffer is shown without them.
    return flip([("FB_ID", framebuffer), ("FB_DAMAGE_CLIPS", damage)])
      || flip([("FB_ID", framebuffer)])
  }

  private func flip(_ settings: [(name: String, value: UInt32)]) -> Bool {
    commit(flags: DRM_MODE_PAGE_FLIP_EVENT | DRM_MODE_ATOMIC_NONBLOCK) { request in
      for setting in settings {
        guard let property = planeProperties[setting.name] else { continue }
        drmModeAtomicAddProperty(request, plane, property, UInt64(setting.value))
      }
    }
  }

  /// Creates a property blob of damage clips; `nil` if the kernel rejects it, which makes the whole
  /// framebuffer count as damaged.
  private func makeDamage(_ written: [PixelRect]) -> UInt32? {
    var clips = written.map { rect in
      drm_mode_rect(
        x1: Int32(rect.minX),
        y1: Int32(rect.minY),
        x2: Int32(rect.maxX),
        y2: Int32(rect.maxY)
      )
    }
    var blob: UInt32 = 0
    let size = clips.count * MemoryLayout<drm_mode_rect>.stride
    return drmModeCreatePropertyBlob(card, &clips, size, &blob) == 0 ? blob : nil
  }

  func turnOff() {
    _ = commit(flags: DRM_MODE_ATOMIC_ALLOW_MODESET) { request in
      drmModeAtomicAddProperty(request, pipe.controller, controllerActiveProperty, 0)
    }
  }

  private func commit(flags: Int32, _ fill: (drmModeAtomicReqPtr) -> Void) -> Bool {
    guard let request = drmModeAtomicAlloc() else { return false }
    defer { drmModeAtomicFree(request) }
    fill(request)
    return drmModeAtomicCommit(card, request, UInt32(bitPattern: flags), nil) == 0
  }
}

/// The properties of a DRM object.
struct DRMProperties {
  private var propertiesByName: [String: (identifier: UInt32, value: UInt64)] = [:]

  /// Reads the properties; the result is empty if the kernel does not report them.
  ///
  /// - Parameters:
  ///   - card: The card's file descriptor.
  ///   - object: The object's ID.
  ///   - type: The object's type, such as `DRM_MODE_OBJECT_PLANE`.
  init(_ card: Int32, _ object: UInt32, _ type: UInt32) {
    guard let properties = drmModeObjectGetProperties(card, object, type) else { return }
    defer { drmModeFreeObjectProperties(properties) }
    for index in 0..<Int(properties.pointee.count_props) {
      guard let property = drmModeGetProperty(card, properties.pointee.props[index]) else {
        continue
      }
      defer { drmModeFreeProperty(property) }
      let name = withUnsafeBytes(of: &property.pointee.name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      propertiesByName[name] = (property.pointee.prop_id, properties.pointee.prop_values[index])
    }
  }

  /// Returns the ID of a property; `nil` if the object has no property of that name.
  subscript(name: String) -> UInt32? { propertiesByName[name]?.identifier }

  /// Returns the value of a property at the time of reading.
  func value(_ name: String) -> UInt64? { propertiesByName[name]?.value }
}
