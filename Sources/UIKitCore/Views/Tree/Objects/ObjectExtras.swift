/// Things that few objects have: texts for assistive technology, associated objects, observers.
///
/// It is made when the first of them is set, so that other objects have nothing but an empty reference.
final class ObjectExtras {
  var accessibility = AccessibilityProperties()
  var associations: Associations?
  var observers: ValueObservers?
}
