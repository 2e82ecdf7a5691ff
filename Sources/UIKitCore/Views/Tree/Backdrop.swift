import Foundation
import UIKitGraphics

/// The blur of the views behind a view.
struct Backdrop: Equatable {
  /// The standard deviation of the blur, in points; 0 hides the views behind.
  var blur: CGFloat
  /// The colour drawn over the blurred pixels.
  var tint: UIColor
}

/// The views with a backdrop in the windows of a host.
@MainActor
struct BackdropViews {
  private struct Entry {
    weak var view: UIView?
  }

  private var entries: [Entry] = []

  /// Adds or removes a view.
  mutating func set(_ view: UIView, isPresent: Bool) {
    entries.removeAll { $0.view == nil || $0.view === view }
    if isPresent { entries.append(Entry(view: view)) }
  }

  /// Adds views to a dirty region that intersects them.
  ///
  /// A blurred pixel depends on all pixels behind the view.
  ///
  /// - Parameters:
  ///   - damage: The dirty region.
  ///   - blits: The regions of the frame whose pixels are moved.
  func extend(_ damage: inout Damage, moving blits: [PixelRect]) {
    var isComplete = entries.isEmpty
    while !isComplete {
      isComplete = true
      for entry in entries {
        guard let extent = entry.view?.recordedExtent, !extent.isEmpty, !damage.contains(extent),
          damage.touches(extent) || blits.contains(where: { $0.intersects(extent) })
        else { continue }
        damage.add(extent)
        isComplete = false
      }
    }
  }
}
