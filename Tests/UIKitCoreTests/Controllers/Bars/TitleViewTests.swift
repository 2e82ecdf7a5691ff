import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the sizes of custom views in navigation bars.
@MainActor
struct TitleViewTests {
  private final class IntrinsicSizeView: UIView {
    var content = CGSize(width: 120, height: 20) {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { content }
  }

  enum Kind: CaseIterable {
    case sized, label, stack, constrained, constrainedInside, intrinsic, fitting, button
  }

  private final class FittingView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 120, height: 20) }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 300))
  private let controller = UIViewController()

  init() {
    stage.checksDamage = true
    controller.view.backgroundColor = .systemBackground
    stage.show(UINavigationController(rootViewController: controller))
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  /// Creates a view of about 120 × 20 points.
  private func makeView(_ kind: Kind) -> UIView {
    let intrinsicSizeView = IntrinsicSizeView()
    switch kind {
    case .sized: return UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
    case .label: return label("Some long title")
    case .button: return UIButton(configuration: .plain())
    case .stack: return UIStackView(arrangedSubviews: [label("Some"), label("title of two")])
    case .intrinsic: return intrinsicSizeView
    case .fitting: return FittingView()
    case .constrained:
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 120).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      return view
    case .constrainedInside:
      let view = UIView()
      view.addSubview(intrinsicSizeView)
      intrinsicSizeView.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        intrinsicSizeView.topAnchor.constraint(equalTo: view.topAnchor),
        intrinsicSizeView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        intrinsicSizeView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        intrinsicSizeView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      return view
    }
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func resize(_ width: CGFloat) {
    stage.loop.screen.resize(to: CGSize(width: width, height: 300), scale: 1)
    stage.settle()
  }

  @Test(arguments: Kind.allCases) func titleViewsHaveTheSizeOfTheirContent(_ kind: Kind) {
    let view = makeView(kind)
    (view as? UIButton)?.setTitle("A title here", for: .normal)
    controller.navigationItem.titleView = view
    stage.settle()
    let originalFrame = frame(view)
    #expect((80...160).contains(originalFrame.width) && (15...44).contains(originalFrame.height))
    #expect(abs(originalFrame.midX - 200) <= 1 && abs(originalFrame.midY - 22) <= 1)
    // The view shrinks with its window, and grows again with it.
    resize(100)
    #expect(frame(view).width == 68)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    resize(90)
    #expect(frame(view).width < 40)
    controller.navigationItem.rightBarButtonItem = nil
    resize(400)
    #expect(frame(view) == originalFrame)
  }

  @Test(arguments: Kind.allCases) func customViewsOfItemsHaveTheSizeOfTheirContent(_ kind: Kind) {
    let view = makeView(kind)
    (view as? UIButton)?.setTitle("A title here", for: .normal)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    stage.settle()
    #expect((80...160).contains(frame(view).width) && (15...44).contains(frame(view).height))
    #expect(abs(frame(view).maxX - 384) <= 1)
  }

  @Test func titleViewsGrowWithTheirContentAndByTheProgram() {
    let view = IntrinsicSizeView()
    controller.navigationItem.titleView = view
    stage.settle()
    view.content.width = 200
    stage.settle()
    #expect(frame(view) == CGRect(x: 100, y: 12, width: 200, height: 20))
    let wordLabel = label("Short")
    let stack = UIStackView(arrangedSubviews: [wordLabel])
    controller.navigationItem.titleView = stack
    stage.settle()
    let width = frame(stack).width
    wordLabel.text = "Much longer than that"
    stage.settle()
    #expect(frame(stack).width > width + 50 && frame(wordLabel).width == frame(stack).width)
    let sized = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    controller.navigationItem.titleView = sized
    stage.settle()
    sized.frame.size.width = 150
    controller.navigationController?.navigationBar.setNeedsLayout()
    resize(390)
    #expect(frame(sized) == CGRect(x: 120, y: 7, width: 150, height: 30))
  }

  @Test func searchBarsFillTheWidth() {
    let bar = UISearchBar()
    controller.navigationItem.titleView = bar
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    stage.settle()
    let frameBesideCancel = frame(bar)
    #expect(frameBesideCancel.minX > 60 && frameBesideCancel.maxX == 384)
    #expect(frameBesideCancel.height == 44)
    #expect(frame(bar.searchTextField).height == 36)
    controller.navigationItem.leftBarButtonItem = nil
    stage.settle()
    #expect(frame(bar) == CGRect(x: 16, y: 0, width: 368, height: 44))
    resize(200)
    resize(400)
    #expect(frame(bar) == CGRect(x: 16, y: 0, width: 368, height: 44))
  }

  @Test func snapshotsMatch() {
    let subtitle = label("Two lines below each other")
    subtitle.font = .systemFont(ofSize: 11)
    let title = label("Stack")
    title.font = .boldSystemFont(ofSize: 17)
    let stack = UIStackView(arrangedSubviews: [title, subtitle])
    stack.axis = .vertical
    stack.alignment = .center
    controller.navigationItem.titleView = stack
    stage.settle()
    assertSnapshot(of: stage, named: "stack")
    let bar = UISearchBar()
    bar.showsCancelButton = true
    controller.navigationItem.titleView = bar
    stage.settle()
    assertSnapshot(of: stage, named: "search-bar")
  }
}
