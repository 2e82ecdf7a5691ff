import CSelections
import CXServer
import Glibc

/// A window of another program that accepts drags.
struct XDNDTarget {
  /// The maximum search depth of nested windows.
  private static let maximumDepth = 32

  let window: UInt32
  /// The window that receives its messages.
  let receiver: UInt32
  /// The latest protocol version that both sides support.
  let version: UInt32

  /// Finds the outermost window at a position that accepts drags; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - x: The horizontal position on the screen.
  ///   - y: The vertical position on the screen.
  ///   - outermost: The root or its child at the position.
  ///   - connection: The connection.
  init?(at x: Int16, _ y: Int16, in outermost: UInt32, _ connection: SelectionsConnection) {
    let root = connection.root
    var window = outermost
    for _ in 0..<XDNDTarget.maximumDepth where window != 0 {
      let version = connection.requestNumber(
        XDND_AWARE,
        type: XCB_ATOM_ATOM.rawValue,
        of: window
      )
      let proxy = connection.requestNumber(
        XDND_PROXY,
        type: XCB_ATOM_WINDOW.rawValue,
        of: window
      )
      let childRequest = xcb_translate_coordinates(connection.xcbConnection, root, window, x, y)
      let target = XDNDTarget(
        window,
        version: connection.takeNumber(version),
        proxy: connection.takeNumber(proxy),
        connection
      )
      let reply = xcb_translate_coordinates_reply(connection.xcbConnection, childRequest, nil)
      defer { free(reply) }
      if let target {
        self = target
        return
      }
      window = reply?.pointee.child ?? 0
    }
    return nil
  }

  /// Reads the properties of a window's proxy; `nil` if the window does not accept drags.
  private init?(
    _ window: UInt32,
    version: UInt32,
    proxy: UInt32,
    _ connection: SelectionsConnection
  ) {
    var (version, receiver) = (version, window)
    if proxy != 0 {
      // A proxy window must name itself as its own proxy; a stale ID does not.
      let (type, versionType) = (XCB_ATOM_WINDOW.rawValue, XCB_ATOM_ATOM.rawValue)
      let proxyOfProxy = connection.requestNumber(XDND_PROXY, type: type, of: proxy)
      let proxyVersion = connection.requestNumber(XDND_AWARE, type: versionType, of: proxy)
      let isValid = connection.takeNumber(proxyOfProxy) == proxy
      let versionOfProxy = connection.takeNumber(proxyVersion)
      if isValid { (version, receiver) = (versionOfProxy, proxy) }
    }
    guard version >= XDND.minimumVersion else { return nil }
    (self.window, self.receiver) = (window, receiver)
    self.version = min(version, XDND.version)
  }

  /// Returns the child of the root that contains a window; window managers reparent windows.
  static func frame(of window: UInt32, _ connection: SelectionsConnection) -> UInt32 {
    var window = window
    for _ in 0..<maximumDepth {
      let request = xcb_query_tree(connection.xcbConnection, window)
      let reply = xcb_query_tree_reply(connection.xcbConnection, request, nil)
      defer { free(reply) }
      guard let parent = reply?.pointee.parent, parent != 0, parent != connection.root
      else { break }
      window = parent
    }
    return window
  }
}
