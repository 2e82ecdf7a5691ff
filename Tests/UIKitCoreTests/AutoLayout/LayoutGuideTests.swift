import Foundation
import Testing
import UIKitGraphics
import UIKitStage

@testable import UIKitCore

/// Tests for layout guides: custom guides, margins, safe areas, and content of scroll views.
@MainActor
struct LayoutGuideTests {
  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func layoutGuidesOfAViewAreSolved() {
    let fixture = LayoutFixture()
    let view = fixture.add(40, 20)
    let guide = UILayoutGuide()
    fixture.root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
      guide.widthAnchor.constraint(equalTo: fixture.root.widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 60),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    fixture.stage.settle()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(view.frame == CGRect(x: 100, y: 20, width: 40, height: 20))
    #expect(fixture.root.layoutGuides == [guide] && guide.owningView === fixture.root)
    fixture.root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && fixture.root.constraints.isEmpty)
  }

  @Test func changedInsetsSolveOnlyDependentConstraints() {
    let fixture = LayoutFixture()
    let (independentView, insetView) = (fixture.add(40, 20), fixture.add(40, 20))
    NSLayoutConstraint.activate([
      independentView.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
      independentView.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      insetView.topAnchor.constraint(equalTo: fixture.root.safeAreaLayoutGuide.topAnchor),
      NSLayoutConstraint(
        item: insetView,
        attribute: .left,
        relatedBy: .equal,
        toItem: fixture.root,
        attribute: .leftMargin,
        multiplier: 1,
        constant: 0
      ),
    ])
    fixture.stage.settle()
    // The same call is made for each view of a reused cell.
    fixture.root.safeAreaDidChange()
    let stale = LayoutEngine.existing(for: fixture.root)?.staleConstants ?? []
    #expect(Set(stale.map(\.firstAttribute)) == [.left, .top])
    #expect(stale.allSatisfy { $0.firstItem === insetView })
  }

  @Test func marginsAndSafeAreaHaveGuides() {
    let fixture = LayoutFixture()
    let (view, safeAreaView) = (fixture.add(40, 20), fixture.add(40, 20))
    fixture.root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 20,
      bottom: 3,
      trailing: 4
    )
    pin(view, to: fixture.root.layoutMarginsGuide)
    pin(safeAreaView, to: fixture.root.safeAreaLayoutGuide)
    fixture.stage.settle()
    #expect(view.frame == CGRect(x: 20, y: 1, width: 376, height: 296))
    #expect(safeAreaView.frame == fixture.root.bounds)
    fixture.stage.window.rootViewController = nil
    fixture.root.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    fixture.stage.settle()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 380, height: 280))
    #expect(fixture.root.layoutMarginsGuide.layoutFrame == view.frame)
    NSLayoutConstraint(
      item: safeAreaView,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 400
    ).isActive = true
    fixture.stage.settle()
    #expect(safeAreaView.frame.width == 400)
  }

  @Test func controllersGiveTheirSafeArea() {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let controller = UIViewController()
    let view = SizedView(10, 10)
    controller.view.addSubview(view)
    pin(view, to: controller.view.safeAreaLayoutGuide)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 5, bottom: 0, right: 0)
    stage.show(controller)
    stage.settle()
    #expect(view.frame == CGRect(x: 5, y: 30, width: 395, height: 270))
    controller.additionalSafeAreaInsets.bottom = 20
    stage.settle()
    #expect(view.frame == CGRect(x: 5, y: 30, width: 395, height: 250))
    #expect(controller.view.layoutMargins.top == controller.view.safeAreaInsets.top + 8)
    controller.view.insetsLayoutMarginsFromSafeArea = false
    #expect(controller.view.layoutMargins.top == 8)
  }

  @Test func readableContentIsNotWiderThanText() {
    let fixture = LayoutFixture()
    let view = fixture.add(10, 10)
    pin(view, to: fixture.root.readableContentGuide)
    fixture.stage.settle()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 384, height: 284))
    fixture.root.frame.size.width = 1_000
    fixture.root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 164, y: 8, width: 672, height: 284))
    #expect(fixture.root.readableContentGuide.layoutFrame == view.frame)
    #expect(fixture.root.constraints.count == 4)
    fixture.root.traitOverrides.preferredContentSizeCategory = .extraSmall
    fixture.stage.settle()
    #expect(view.frame == CGRect(x: 224, y: 8, width: 553, height: 284))
  }

  @Test func contentOfAScrollViewHasTheSizeOfItsConstraints() {
    let fixture = LayoutFixture()
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    fixture.root.addSubview(scroll)
    pin(scroll, to: fixture.root.safeAreaLayoutGuide)
    let (content, pinned) = (SizedView(100, 900), SizedView(30, 30))
    scroll.addSubview(content)
    scroll.addSubview(pinned)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      pinned.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
    ])
    fixture.stage.settle()
    #expect(scroll.frame == fixture.root.bounds)
    #expect(scroll.contentSize == CGSize(width: 400, height: 920))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 400, height: 900))
    scroll.contentOffset.y = 100
    fixture.stage.settle()
    #expect(pinned.frame.minY == 105 && content.frame.minY == 10)
    content.size.height = 500
    fixture.stage.settle()
    #expect(scroll.contentSize.height == 520)
  }

  @Test func distancesBetweenAnchorsCanBeEqual() {
    let fixture = LayoutFixture()
    let (left, middle, right) = (fixture.add(10, 10), fixture.add(10, 10), fixture.add(10, 10))
    let root = fixture.root
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      right.rightAnchor.constraint(equalTo: root.rightAnchor),
      left.rightAnchor.anchorWithOffset(to: middle.leftAnchor).constraint(
        equalTo: middle.rightAnchor.anchorWithOffset(to: right.leftAnchor)
      ),
    ])
    fixture.stage.settle()
    #expect(middle.frame.minX == 195)
  }
}
