import Testing
import UIKit
import UIKitTesting

/// A layout library with chained makers, which stores its constraints with the view.
private final class Maker {
  private let view: UIView
  private var attributes: [NSLayoutConstraint.Attribute] = []
  private(set) var constraints: [NSLayoutConstraint] = []

  init(_ view: UIView) { self.view = view }

  var leading: Maker { with(.leading) }
  var trailing: Maker { with(.trailing) }
  var top: Maker { with(.top) }
  var bottom: Maker { with(.bottom) }
  var width: Maker { with(.width) }
  var height: Maker { with(.height) }
  var centerX: Maker { with(.centerX) }
  var edges: Maker { top.leading.bottom.trailing }

  private func with(_ attribute: NSLayoutConstraint.Attribute) -> Maker {
    attributes.append(attribute)
    return self
  }

  /// Adds constraints to a view with a constant, or to a number.
  @discardableResult
  func equalTo(_ other: Any, _ constant: CGFloat = 0) -> Maker {
    for attribute in attributes {
      let isDimension = attribute == .width || attribute == .height
      let number = other as? Int
      constraints.append(
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal,
          toItem: number != nil && isDimension ? nil : other, attribute: attribute,
          multiplier: 1, constant: number.map { CGFloat($0) } ?? constant))
    }
    attributes = []
    return self
  }

  func equalToSuperview(_ constant: CGFloat = 0) { equalTo(view.superview!, constant) }
}

private var constraintsKey: UInt8 = 0

extension UIView {
  fileprivate var installedConstraints: [NSLayoutConstraint] {
    get { objc_getAssociatedObject(self, &constraintsKey) as? [NSLayoutConstraint] ?? [] }
    set {
      objc_setAssociatedObject(self, &constraintsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  fileprivate func make(_ closure: (Maker) -> Void) {
    translatesAutoresizingMaskIntoConstraints = false
    let maker = Maker(self)
    closure(maker)
    NSLayoutConstraint.activate(maker.constraints)
    installedConstraints += maker.constraints
  }

  fileprivate func remake(_ closure: (Maker) -> Void) {
    NSLayoutConstraint.deactivate(installedConstraints)
    installedConstraints = []
    make(closure)
  }
}

/// Tests for a layout library.
@MainActor
struct LayoutLibraryTests {
  private let stage = Stage(size: CGSize(width: 300, height: 200))
  private let root = UIView()
  private let child = UIView()

  init() {
    root.addSubview(child)
    stage.show(root)
  }

  @Test func aNumberBecomesTheConstantOfAConstraint() {
    child.make {
      $0.width.equalTo(50)
      $0.height.equalTo(20)
      $0.top.equalToSuperview(10)
      $0.centerX.equalToSuperview()
    }
    stage.settle()
    #expect(child.frame == CGRect(x: 125, y: 10, width: 50, height: 20))
  }

  @Test func remakingReplacesTheConstraints() {
    child.make { $0.edges.equalToSuperview() }
    stage.settle()
    #expect(child.frame == root.bounds)
    child.remake {
      $0.leading.equalToSuperview(5)
      $0.top.equalToSuperview()
      $0.width.height.equalTo(30)
    }
    stage.settle()
    #expect(child.installedConstraints.count == 4)
    #expect(child.frame == CGRect(x: 5, y: 0, width: 30, height: 30))
  }

  @Test func leadingDependsOnTheLayoutDirectionOfTheSuperview() {
    root.semanticContentAttribute = .forceRightToLeft
    child.make {
      $0.leading.equalToSuperview(20)
      $0.top.equalToSuperview()
      $0.width.height.equalTo(50)
    }
    stage.settle()
    #expect(child.frame.minX == 230)
  }
}
