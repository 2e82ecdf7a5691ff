import CWayland
import Foundation

/// The primary selection: the selected text for the middle mouse button.
extension CompositorExchange {
  var primaryText: String? {
    guard rolltop_wayland_has_primary(data) else { return nil }
    if rolltop_wayland_selection_is_held(data, WAYLAND_PRIMARY) { return selectedText }
    let types = types(WAYLAND_PRIMARY)
    return SelectionTypes.text(offered: types) { data($0, WAYLAND_PRIMARY) } ?? ""
  }

  func offerPrimaryText(_ text: String) -> Bool {
    guard rolltop_wayland_has_primary(data) else { return false }
    selectedText = text
    let types = text.isEmpty ? [] : SelectionTypes.offered([SelectionTypes.utf8Text]) { _ in nil }
    // Without any input so far, no compositor accepts the offer.
    _ = withNames(types) { rolltop_wayland_selection_offer(data, WAYLAND_PRIMARY, $0, $1) }
    return true
  }
}
