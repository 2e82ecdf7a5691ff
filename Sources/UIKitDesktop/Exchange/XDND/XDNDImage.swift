import CSelections
import CXServer
import Glibc

/// The image at the pointer of a drag outside of the program's windows.
///
/// The image is an override-redirect window of the connection, which the server destroys when the
/// program ends. The image is the window's background, so that no redrawing is necessary.
@MainActor
final class XDNDImage {
  /// The maximum side in pixels.
  private static let maximumSide = 8192
  /// The bytes of pixels per request, and the maximum number of opaque runs; servers accept
  /// requests of at least 256 KB.
  private static let (maximumPartSize, maximumRuns) = (200_000, 20_000)
  /// The minimum alpha, of 255, of a pixel that is visible without compositing.
  private static let minimumOpaqueAlpha: UInt32 = 128

  /// The window of an image.
  private struct Panel {
    let id: UInt32
    /// The colour map of a transparent window; 0 for an opaque one.
    let colors: UInt32
    /// The depth: 32 with a compositing manager.
    let depth: UInt8
    var isMapped = false
  }

  private let connection: SelectionsConnection
  private var panel: Panel?
  /// The pointer's position in the image.
  private var hotSpot: (x: Int32, y: Int32) = (0, 0)

  /// Creates an image that is not displayed.
  init(_ connection: SelectionsConnection) { self.connection = connection }

  /// Returns whether an image can be displayed, given its size in pixels.
  static func fits(width: Int, height: Int) -> Bool {
    1...maximumSide ~= width && 1...maximumSide ~= height
  }

  private var server: OpaquePointer { connection.xcbConnection }

  private var screen: UnsafeMutablePointer<xcb_screen_t>? {
    var screens = xcb_setup_roots_iterator(xcb_get_setup(server))
    while screens.rem > 0 {
      if screens.data.pointee.root == connection.root { return screens.data }
      xcb_screen_next(&screens)
    }
    return nil
  }

  /// Whether the server can display images.
  var isSupported: Bool {
    guard let shape = xcb_get_extension_data(server, x_server_shape()),
      shape.pointee.present != 0, let screen
    else { return false }
    return screen.pointee.root_depth == 24 || screen.pointee.root_depth == 32
  }

  /// Returns the visual of transparent windows, which need a compositing manager; `nil` if there is
  /// none.
  private func transparentVisual(_ screen: UnsafeMutablePointer<xcb_screen_t>) -> UInt32? {
    guard selections_owner(connection.pointer, connection.atom(named: "_NET_WM_CM_S0")) != 0 else {
      return nil
    }
    var depths = xcb_screen_allowed_depths_iterator(screen)
    while depths.rem > 0 {
      var visuals = xcb_depth_visuals_iterator(depths.data)
      while depths.data.pointee.depth == 32, visuals.rem > 0 {
        let visual = visuals.data.pointee
        if UInt32(visual._class) == XCB_VISUAL_CLASS_TRUE_COLOR.rawValue,
          visual.red_mask == 0xFF0000
        {
          return visual.visual_id
        }
        xcb_visualtype_next(&visuals)
      }
      xcb_depth_next(&depths)
    }
    return nil
  }

  /// Creates the window, which is transparent to pointer input.
  private func makePanel(_ screen: UnsafeMutablePointer<xcb_screen_t>) -> Panel {
    let visual = transparentVisual(screen)
    let panel = Panel(
      id: xcb_generate_id(server),
      colors: visual == nil ? 0 : xcb_generate_id(server),
      depth: visual == nil ? screen.pointee.root_depth : 32
    )
    let root = connection.root
    if let visual { xcb_create_colormap(server, 0, panel.colors, root, visual) }
    // In the order of the mask's bits; windows with a visual other than the root's require the
    // first and the last value.
    let values: [UInt32] = [0, 1, panel.colors]
    var mask = XCB_CW_BORDER_PIXEL.rawValue | XCB_CW_OVERRIDE_REDIRECT.rawValue
    if visual != nil { mask |= XCB_CW_COLORMAP.rawValue }
    let (windowClass, depth) = (
      UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), visual == nil ? 0 : UInt8(32)
    )
    xcb_create_window(
      server,
      depth,
      panel.id,
      root,
      0,
      0,
      1,
      1,
      0,
      windowClass,
      visual ?? 0,
      mask,
      values
    )
    let type = connection.atom(named: "_NET_WM_WINDOW_TYPE_DND")
    let property = connection.atom(named: "_NET_WM_WINDOW_TYPE")
    connection.setNumbers([type], property, type: XCB_ATOM_ATOM.rawValue, of: panel.id)
    setShape(UInt8(ShapeInput), of: panel, nil, count: 0)
    return panel
  }

  /// Restricts a window's visible or input shape to rectangles.
  private func setShape(
    _ kind: UInt8,
    of panel: Panel,
    _ rectangles: UnsafePointer<xcb_rectangle_t>?,
    count: Int
  ) {
    var request = xShapeRectanglesReq()
    request.destKind = kind
    request.dest = panel.id
    let (opcode, size) = (UInt8(X_ShapeRectangles), Int(sz_xShapeRectanglesReq))
    let listSize = count * MemoryLayout<xcb_rectangle_t>.stride
    _ = x_server_send(
      server,
      x_server_shape(),
      opcode,
      &request,
      size,
      rectangles,
      listSize,
      false
    )
  }

  /// Sets the image's pixels; the window is displayed by `map`.
  ///
  /// - Parameters:
  ///   - pixels: ARGB pixels without padding between rows.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - hotSpot: The pointer's position in the image.
  /// - Returns: `false` if the server cannot display images or there are too few pixels.
  func show(_ pixels: [UInt32], width: Int, height: Int, hotSpot: (x: Int32, y: Int32)) -> Bool {
    guard isSupported, pixels.count >= width * height, let screen else { return false }
    let panel = self.panel ?? makePanel(screen)
    (self.panel, self.hotSpot) = (panel, hotSpot)
    let mask = XCB_CONFIG_WINDOW_WIDTH.rawValue | XCB_CONFIG_WINDOW_HEIGHT.rawValue
    xcb_configure_window(server, panel.id, UInt16(mask), [UInt32(width), UInt32(height)])
    paint(pixels, width, height, on: panel)
    if panel.depth != 32 { clip(pixels, width, height, from: panel) }
    xcb_clear_area(server, 0, panel.id, 0, 0, 0, 0)
    return true
  }

  /// Sets the image as the window's background.
  private func paint(_ pixels: [UInt32], _ width: Int, _ height: Int, on panel: Panel) {
    let (pixmap, context) = (xcb_generate_id(server), xcb_generate_id(server))
    xcb_create_pixmap(server, panel.depth, pixmap, panel.id, UInt16(width), UInt16(height))
    xcb_create_gc(server, context, pixmap, 0, nil)
    let rows = XDNDImage.maximumPartSize / (4 * width)
    let rowBuffer = UnsafeMutablePointer<UInt32>.allocate(capacity: rows * width)
    defer { rowBuffer.deallocate() }
    var y = 0
    while y < height {
      let count = min(rows, height - y)
      for index in 0..<count * width {
        let pixel = pixels[y * width + index]
        rowBuffer[index] =
          panel.depth == 32 ? XDNDImage.premultiplied(pixel) : pixel | 0xFF00_0000
      }
      let (format, size) = (UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), UInt32(count * width * 4))
      let bytes = UnsafeRawPointer(rowBuffer).assumingMemoryBound(to: UInt8.self)
      let (imageWidth, imageHeight) = (UInt16(width), UInt16(count))
      xcb_put_image(
        server,
        format,
        pixmap,
        context,
        imageWidth,
        imageHeight,
        0,
        Int16(y),
        0,
        panel.depth,
        size,
        bytes
      )
      y += count
    }
    xcb_change_window_attributes(server, panel.id, XCB_CW_BACK_PIXMAP.rawValue, [pixmap])
    xcb_free_gc(server, context)
    xcb_free_pixmap(server, pixmap)
  }

  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let red = (pixel >> 16 & 0xFF) * alpha / 255
    let green = (pixel >> 8 & 0xFF) * alpha / 255
    let blue = (pixel & 0xFF) * alpha / 255
    return alpha << 24 | red << 16 | green << 8 | blue
  }

  /// Clips transparent pixels if there is no compositing.
  private func clip(_ pixels: [UInt32], _ width: Int, _ height: Int, from panel: Panel) {
    let runs = UnsafeMutablePointer<xcb_rectangle_t>.allocate(capacity: XDNDImage.maximumRuns)
    defer { runs.deallocate() }
    var count = 0
    for y in 0..<height {
      var x = 0
      while x < width, count < XDNDImage.maximumRuns {
        let start = x
        while x < width, pixels[y * width + x] >> 24 >= XDNDImage.minimumOpaqueAlpha { x += 1 }
        if x > start {
          let (left, top, length) = (Int16(start), Int16(y), UInt16(x - start))
          runs[count] = xcb_rectangle_t(x: left, y: top, width: length, height: 1)
          count += 1
        }
        x += 1
      }
    }
    setShape(UInt8(ShapeBounding), of: panel, runs, count: count)
  }

  /// Moves the image to the pointer.
  ///
  /// - Parameters:
  ///   - x: The pointer's horizontal position on the screen.
  ///   - y: The pointer's vertical position on the screen.
  func move(toPointerAt x: Int16, _ y: Int16) {
    guard let panel else { return }
    let (left, top) = (Int32(x) &- hotSpot.x, Int32(y) &- hotSpot.y)
    let mask =
      XCB_CONFIG_WINDOW_X.rawValue | XCB_CONFIG_WINDOW_Y.rawValue
      | XCB_CONFIG_WINDOW_STACK_MODE.rawValue
    let values = [
      UInt32(bitPattern: left), UInt32(bitPattern: top), XCB_STACK_MODE_ABOVE.rawValue,
    ]
    xcb_configure_window(server, panel.id, UInt16(mask), values)
  }

  /// Displays the window.
  func map() {
    guard let panel, !panel.isMapped else { return }
    self.panel?.isMapped = true
    xcb_map_window(server, panel.id)
  }

  /// Destroys the window.
  func hide() {
    guard let panel else { return }
    xcb_destroy_window(server, panel.id)
    if panel.colors != 0 { xcb_free_colormap(server, panel.colors) }
    self.panel = nil
  }
}
