import CWayland
import Foundation

/// The primary selection: the selected text for the middle mouse button.
extension CompositorExchange {
  var primaryText: String? {
    guard rolltop_wayland_has_primary(data) else { return nil }
    if rolltop_wayland_primary_is_held(data) { return selectedText }
    let types = CompositorExchange.collect { rolltop_wayland_primary_types(data, $0, $1) }
    return SelectionTypes.text(offered: types) { read($0, rolltop_wayland_primary_read) } ?? ""
  }

  func offerPrimaryText(_ text: String) -> Bool {
    guard rolltop_wayland_has_primary(data) else { return false }
    selectedText = text
    let types = text.isEmpty ? [] : SelectionTypes.offered([SelectionTypes.text]) { _ in nil }
    // Without any input so far, no compositor accepts the offer.
    _ = withNames(types) { rolltop_wayland_primary_offer(data, $0, $1) }
    return true
  }
}
