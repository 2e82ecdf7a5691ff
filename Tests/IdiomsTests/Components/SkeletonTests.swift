import Testing
import UIKit
import UIKitTesting

private var skeletonKey: UInt8 = 0

/// Grey bars instead of texts during loading, with a moving highlight.
extension UIView {
  fileprivate var skeleton: CAGradientLayer? {
    get { objc_getAssociatedObject(self, &skeletonKey) as? CAGradientLayer }
    set {
      objc_setAssociatedObject(self, &skeletonKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  fileprivate var skeletonables: [UIView] {
    subviews.flatMap { $0 is UILabel || $0 is UIImageView ? [$0] : $0.skeletonables }
  }

  fileprivate func showSkeleton() {
    layoutIfNeeded()
    for view in skeletonables where view.skeleton == nil {
      let bar = CAGradientLayer()
      bar.frame = view.bounds
      bar.colors = [#colorLiteral(red: 0.8, green: 0.8, blue: 0.8, alpha: 1), UIColor.white].map(
        \.cgColor)
      bar.startPoint = CGPoint(x: 0, y: 0.5)
      bar.endPoint = CGPoint(x: 1, y: 0.5)
      let slide = CABasicAnimation(keyPath: "locations")
      slide.fromValue = [-1, 0]
      slide.toValue = [1, 2]
      slide.duration = 1
      slide.repeatCount = .infinity
      bar.add(slide, forKey: "slide")
      view.layer.addSublayer(bar)
      view.skeleton = bar
    }
  }

  fileprivate func hideSkeleton() {
    for view in skeletonables {
      view.skeleton?.removeFromSuperlayer()
      view.skeleton = nil
    }
  }
}

/// Tests for skeleton views.
@MainActor
struct SkeletonTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100))
  private let root = UIView()
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let title = UILabel(frame: CGRect(x: 10, y: 10, width: 120, height: 20))
  private let imageView = UIImageView(frame: CGRect(x: 140, y: 10, width: 40, height: 40))

  init() {
    root.backgroundColor = .white
    root.addSubview(card)
    card.addSubview(title)
    card.addSubview(imageView)
    stage.show(root)
    stage.settle()
  }

  @Test func theBarsShimmerUntilTheyAreHidden() {
    root.showSkeleton()
    stage.advance(by: 0.3)
    let pointOfTitle = CGPoint(x: 30, y: 20)
    let firstColor = stage.color(at: pointOfTitle)
    stage.advance(by: 0.4)
    #expect(stage.color(at: pointOfTitle) != firstColor)
    #expect(!stage.isSettled)
    root.hideSkeleton()
    #expect(stage.settle(timeout: 2))
    #expect(stage.color(at: pointOfTitle) == .white)
    #expect(title.skeleton == nil)
  }

  @Test func showingTheSkeletonTwiceAddsOneLayer() {
    root.showSkeleton()
    root.showSkeleton()
    #expect(title.layer.sublayers?.count == 1)
    #expect(imageView.layer.sublayers?.count == 1)
    root.hideSkeleton()
    #expect(title.layer.sublayers == nil)
  }
}
