extension UIViewController: UITraitChangeObservable {}
