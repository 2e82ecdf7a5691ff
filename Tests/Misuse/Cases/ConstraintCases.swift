import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

extension CaseList {
  mutating func addConstraints() {
    let finite: (CGFloat) -> End = {
      abs($0) <= 1e7 ? .continues : .stops("is a finite number between")
    }
    add("NSLayoutConstraint.constant", Numbers.positions, end: finite) { fixture, value in
      fixture.activateWidthConstraint().constant = value
    }
    add("NSLayoutDimension.constraint(equalToConstant:)", Numbers.positions, end: finite) {
      $0.first.widthAnchor.constraint(equalToConstant: $1).isActive = true
    }
    add("NSLayoutDimension.constraint(multiplier:)", Numbers.positions, end: finite) {
      $0.first.widthAnchor.constraint(equalTo: $0.view.widthAnchor, multiplier: $1).isActive = true
    }
    let priority: (CGFloat) -> End = {
      $0 > 0 && $0 <= 1_000 ? .continues : .stops("priority is more than 0 and at most 1000")
    }
    add("NSLayoutConstraint.priority", Numbers.factors, end: priority) {
      $0.first.widthAnchor.constraint(equalToConstant: 5).priority = UILayoutPriority(Float($1))
    }
    add("UIView.setContentHuggingPriority", Numbers.factors, end: priority) {
      $0.label.setContentHuggingPriority(UILayoutPriority(Float($1)), for: .vertical)
    }
    add("NSLayoutConstraint.priority of an active one", .stops("Mutating a priority")) {
      $0.activateWidthConstraint().priority = .defaultLow
    }
    add("NSLayoutConstraint.isActive without a common view", .stops("no common ancestor")) {
      let stranger = UIView()
      $0.first.leftAnchor.constraint(equalTo: stranger.leftAnchor).isActive = true
      _ = stranger.frame
    }
    add("NSLayoutConstraint.isActive of a removed view", .stops("no common ancestor")) { fixture in
      let constraint = fixture.first.leftAnchor.constraint(equalTo: fixture.view.leftAnchor)
      fixture.first.removeFromSuperview()
      constraint.isActive = true
    }
    addConstraintItems()
    addStacks()
    addFormats()
  }

  private mutating func addConstraintItems() {
    let pairing = End.stops("Invalid pairing of layout attributes")
    let pairs: [(String, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      ("leading and top", .leading, .top), ("leading and left", .leading, .left),
      ("width and left", .width, .left), ("nothing and left", .notAnAttribute, .left),
    ]
    for (name, first, second) in pairs {
      add("NSLayoutConstraint.isActive of \(name)", pairing) { fixture in
        let constraint = NSLayoutConstraint(
          item: fixture.first,
          attribute: first,
          relatedBy: .equal,
          toItem: fixture.view,
          attribute: second,
          multiplier: 1,
          constant: 0
        )
        constraint.isActive = true
      }
    }
    add("NSLayoutConstraint.init of a left edge alone", pairing) { fixture in
      _ = NSLayoutConstraint(
        item: fixture.first,
        attribute: .left,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 0
      )
    }
    add("NSLayoutConstraint.init of a controller", .stops("between views and layout guides")) {
      _ = NSLayoutConstraint(
        item: $0.root,
        attribute: .left,
        relatedBy: .equal,
        toItem: $0.view,
        attribute: .left,
        multiplier: 1,
        constant: 0
      )
    }
    add("UIView.addConstraint(_:) of views outside", .stops("not prepared for the constraint")) {
      $0.first.addConstraint($0.second.leftAnchor.constraint(equalTo: $0.view.leftAnchor))
    }
    add("UIView.removeConstraint(_:) of another view") {
      $0.second.removeConstraint($0.activateWidthConstraint())
    }
    add("UIView.addLayoutGuide(_:) a view's own", .stops("is a view's own guide")) {
      $0.first.addLayoutGuide($0.view.safeAreaLayoutGuide)
    }
    add("UIView.removeLayoutGuide(_:) of another view") { $0.first.removeLayoutGuide(.init()) }
    add("UIView.systemLayoutSizeFitting(_:)", Shapes.sizes) { fixture, size in
      _ = fixture.activateWidthConstraint()
      _ = fixture.view.systemLayoutSizeFitting(size)
    }
    add("UIView.exerciseAmbiguityInLayout() without constraints") {
      $0.label.exerciseAmbiguityInLayout()
    }
  }

  private mutating func addStacks() {
    add(
      "UIStackView.insertArrangedSubview(_:at:)",
      Numbers.integers,
      end: { _ in .stops("out of bounds for arranged subview") }
    ) { UIStackView(arrangedSubviews: [$0.first]).insertArrangedSubview($0.second, at: $1) }
    let finite: (CGFloat) -> End = { $0.isFinite ? .continues : .stops("has to be finite") }
    add("UIStackView.spacing", Numbers.unlimited, end: finite) { UIStackView().spacing = $1 }
    add("UIStackView.setCustomSpacing(_:after:)", Numbers.unlimited, end: finite) {
      UIStackView(arrangedSubviews: [$0.first]).setCustomSpacing($1, after: $0.first)
    }
    add("UIStackView.removeArrangedSubview(_:) a stranger") {
      UIStackView().removeArrangedSubview($0.first)
    }
  }

  private mutating func addFormats() {
    let malformed = End.stops("Unable to parse constraint format")
    for format in ["", "[first", "|-[first]-", "[first(@)]", "[other]", "[first(>=)]", "H:x"] {
      add("NSLayoutConstraint.constraints(withVisualFormat:) \"\(format)\"", malformed) { fixture in
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: format,
          views: ["first": fixture.first]
        )
      }
    }
    add("NSLayoutConstraint.constraints(withVisualFormat:) without superview", .stops("superview"))
    {
      _ = NSLayoutConstraint.constraints(withVisualFormat: "|[v]", views: ["v": $0.stage.window])
    }
  }
}

extension Fixture {
  /// Activates a width constraint of the first view and returns it.
  fileprivate func activateWidthConstraint() -> NSLayoutConstraint {
    first.translatesAutoresizingMaskIntoConstraints = false
    let constraint = first.widthAnchor.constraint(equalToConstant: 30)
    constraint.isActive = true
    return constraint
  }
}
