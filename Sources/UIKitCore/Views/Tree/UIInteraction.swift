/// A behaviour that is added to views, such as a tooltip.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that has the interaction; `nil` without one.
  var view: UIView? { get }

  /// Called before the interaction is added to a view or removed from one.
  ///
  /// - Parameter view: The view that is to have it; `nil` when it is removed.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view or removed from one.
  ///
  /// - Parameter view: The view that has it; `nil` when it was removed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The view's interactions.
  ///
  /// Default: none. Setting it removes those that are not in the new list.
  public final var interactions: [any UIInteraction] {
    get { interactionStorage }
    set {
      for old in interactionStorage where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction; another view that has it loses it.
  ///
  /// - Parameter interaction: Retained; nothing happens when the view has it already.
  public final func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionStorage.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  ///
  /// - Parameter interaction: Nothing happens when the view does not have it.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interactionStorage.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionStorage.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// An interaction whose menu the menu key opens, while its view or something inside has the focus.
@MainActor
protocol KeyMenuInteraction: UIInteraction {
  /// Opens the menu.
  ///
  /// - Returns: Whether there is one.
  func openMenuByKey() -> Bool
}
