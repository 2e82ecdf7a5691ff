/// A behaviour that can be added to views, such as a tooltip.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view with the interaction; `nil` if there is none.
  var view: UIView? { get }

  /// Called before the interaction is added to a view or removed from one.
  ///
  /// - Parameter view: The new view; `nil` if the interaction is removed.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view or removed from one.
  ///
  /// - Parameter view: The new view; `nil` if the interaction was removed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The view's interactions.
  ///
  /// Default: empty. Setting the property removes interactions that are not in the new list.
  public final var interactions: [any UIInteraction] {
    get { interactionStorage }
    set {
      for interaction in interactionStorage where !newValue.contains(where: { $0 === interaction })
      {
        removeInteraction(interaction)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, and removes it from its previous view.
  ///
  /// - Parameter interaction: The interaction; strongly referenced. The method does nothing if the
  ///   view already has it.
  public final func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionStorage.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  ///
  /// - Parameter interaction: The interaction; the method does nothing if the view does not have
  ///   it.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interactionStorage.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionStorage.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// An interaction with a menu that the menu key opens while its view or a descendant has the focus.
@MainActor
protocol KeyMenuInteraction: UIInteraction {
  /// Opens the menu, if there is one.
  ///
  /// - Returns: Whether there is a menu.
  func openMenuByKey() -> Bool
}
