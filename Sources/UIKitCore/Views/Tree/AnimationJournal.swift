import Foundation
import UIKitGraphics

/// The changes of an animator, recorded so that they can be reverted completely or partially.
@MainActor
final class AnimationJournal {
  /// The view and property of a change, with the part of the animator that made it.
  private struct Key: Hashable {
    let view: ObjectIdentifier
    let property: AnimatedProperty
    let progress: ObjectIdentifier
  }

  private struct Entry {
    weak var view: UIView?
    let property: AnimatedProperty
    /// The old value minus the new value.
    var difference: AnimationVector
    /// The previous background colour; dynamic colours have no fixed components.
    let color: UIColor?
    /// The progress of the animator's part that made the change.
    let progress: TransitionProgress
  }

  /// The value to store when the changes are reverted.
  private struct FinalValue {
    let view: UIView
    let property: AnimatedProperty
    var value: AnimationVector
    var color: UIColor?
  }

  /// The part whose closure is running.
  var progress = TransitionProgress()
  private var entries: [Entry] = []
  private var entryIndices: [Key: Int] = [:]

  /// The clock of the first view's window; `nil` outside of windows.
  var clock: FrameClock? {
    for case let view? in entries.map(\.view) {
      if let host = view.windowStorage?.host { return host }
    }
    return nil
  }

  /// Records a change that is about to be stored.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - property: The view's property.
  ///   - difference: The old value minus the new value.
  func record(_ view: UIView, _ property: AnimatedProperty, _ difference: AnimationVector) {
    guard property != .transition else { return }
    let key = Key(
      view: ObjectIdentifier(view),
      property: property,
      progress: ObjectIdentifier(progress)
    )
    // The index may belong to a view that was deallocated.
    if let index = entryIndices[key], entries[index].view === view {
      entries[index].difference += difference
      return
    }
    entryIndices[key] = entries.count
    entries.append(
      Entry(
        view: view,
        property: property,
        difference: difference,
        color: property == .backgroundColor ? view.backgroundColor : nil,
        progress: progress
      )
    )
  }

  /// Stores the presented values at the current progress of the parts.
  ///
  /// The values are stored in the order in which the properties were first changed.
  func storeShownValues() {
    var finalValues: [FinalValue] = []
    var indices: [Key: Int] = [:]
    // The changes of all parts have the same key here.
    let sharedProgress = ObjectIdentifier(self)
    for entry in entries {
      guard let view = entry.view else { continue }
      let remainingDifference = entry.difference * (1 - entry.progress.value)
      // The first entry has the colour before all changes.
      let isAtStart = entry.progress.value == 0
      let key = Key(
        view: ObjectIdentifier(view),
        property: entry.property,
        progress: sharedProgress
      )
      if let index = indices[key] {
        finalValues[index].value += remainingDifference
        if !isAtStart { finalValues[index].color = nil }
      } else {
        indices[key] = finalValues.count
        finalValues.append(
          FinalValue(
            view: view,
            property: entry.property,
            value: view.storedValue(of: entry.property) + remainingDifference,
            color: isAtStart ? entry.color : nil
          )
        )
      }
    }
    UIView.runWithoutAnimation {
      for finalValue in finalValues {
        if let color = finalValue.color {
          finalValue.view.backgroundColor = color
        } else {
          finalValue.view.store(finalValue.value, in: finalValue.property)
        }
      }
    }
  }

  /// Invalidates the drawing of the views.
  func setNeedsDisplay() {
    for case let view? in entries.map(\.view) {
      if let animations = view.animations { view.setPending(animations.passes) }
    }
  }

  /// Removes animations that have ended from the views immediately.
  ///
  /// - Parameter time: Seconds on the loop's clock.
  func dropEndedAnimations(at time: TimeInterval) {
    setNeedsDisplay()
    var endedGroups: [AnimationGroup] = []
    for case let view? in entries.map(\.view) {
      endedGroups += view.animations?.advance(to: time) ?? []
    }
    for group in endedGroups { group.end(finished: true) }
  }
}

extension UIView {
  /// Returns the stored components of a property.
  fileprivate final func storedValue(of property: AnimatedProperty) -> AnimationVector {
    switch property {
    case .geometry: .geometry(origin: origin, bounds: boundsStorage)
    case .transform: transformStorage.vector
    case .alpha: .scalar(alphaStorage)
    case .backgroundColor:
      .color(backgroundColorStorage?.pixelColor(in: traitCollection) ?? .clear)
    case .cornerRadius: .scalar(layer.cornerRadius)
    case .shadowOpacity: .scalar(CGFloat(layer.shadowOpacity))
    case .transition: .zero
    }
  }

  /// Stores the components of a property.
  fileprivate final func store(_ value: AnimationVector, in property: AnimatedProperty) {
    switch property {
    case .geometry:
      setGeometry(
        origin: CGPoint(x: value[0], y: value[1]),
        bounds: CGRect(x: value[4], y: value[5], width: value[2], height: value[3])
      )
    case .transform: setTransform(CGAffineTransform(value))
    case .alpha: setAlpha(value[0])
    case .backgroundColor:
      let color = value.pixelColor
      setBackgroundColor(
        color == .clear
          ? nil
          : UIColor(
            red: CGFloat(color.red) / 255,
            green: CGFloat(color.green) / 255,
            blue: CGFloat(color.blue) / 255,
            alpha: CGFloat(color.alpha) / 255
          )
      )
    case .cornerRadius: layer.cornerRadius = max(0, value[0])
    case .shadowOpacity: layer.shadowOpacity = Float(max(0, value[0]))
    case .transition: break
    }
  }
}
