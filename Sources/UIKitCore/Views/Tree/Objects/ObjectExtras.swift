/// Rare state of an object: accessibility properties, associated objects and observers.
///
/// The object is created when the first value is set, so that other objects only contain a `nil`
/// reference.
final class ObjectExtras {
  var accessibility = AccessibilityProperties()
  var associations: Associations?
  var observers: ValueObservers?
}
