import Foundation
import UIKitGraphics

/// The blur of the views behind a view.
struct Backdrop: Equatable {
  /// The standard deviation of the blur, in points; 0 hides the views behind.
  var blur: CGFloat
  /// Drawn over the blurred pixels.
  var tint: UIColor
}

/// The views with a backdrop that are in windows of one host.
@MainActor
struct BackdropViews {
  private struct Entry {
    weak var view: UIView?
  }

  private var entries: [Entry] = []

  /// Adds a view, or removes it.
  mutating func set(_ view: UIView, isPresent: Bool) {
    entries.removeAll { $0.view == nil || $0.view === view }
    if isPresent { entries.append(Entry(view: view)) }
  }

  /// Adds the views to a dirty region that touches them.
  ///
  /// A blurred pixel depends on all pixels behind the view.
  ///
  /// - Parameters:
  ///   - damage: The dirty region.
  ///   - blits: Parts of the frame whose pixels are moved.
  func extend(_ damage: inout Damage, moving blits: [PixelRect]) {
    var isComplete = entries.isEmpty
    while !isComplete {
      isComplete = true
      for entry in entries {
        guard let extent = entry.view?.shownExtent, !extent.isEmpty, !damage.contains(extent),
          damage.touches(extent) || blits.contains(where: { $0.intersects(extent) })
        else { continue }
        damage.add(extent)
        isComplete = false
      }
    }
  }
}
