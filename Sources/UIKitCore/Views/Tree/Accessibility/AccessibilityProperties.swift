import Foundation
import UIKitGraphics

/// The accessibility properties set by the application for an object.
struct AccessibilityProperties {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var language: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var isModal: Bool?
  var hidesElements = false
  var groupsChildren = false
  var respondsToInteraction: Bool?
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var inputLabels: [String] = []
  var elements: [Any]?
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
}
