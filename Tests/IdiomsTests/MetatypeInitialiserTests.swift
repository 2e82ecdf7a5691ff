import Testing
import UIKit

/// Tests for views and controllers created from types that are known only at run time.
@MainActor
struct MetatypeInitialiserTests {
  private class Badge: UIView {
    let kind: String

    override init(frame: CGRect) {
      kind = "badge"
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class PlainLabel: UILabel {}

  private final class Page: UIViewController {
    var number = 1
  }

  private final class NumberedView: UIView {
    init(number: Int) { super.init(frame: CGRect(x: number, y: 0, width: 1, height: 1)) }
    required init?(coder: NSCoder) { nil }
  }

  private func makeView<Content: UIView>(_ type: Content.Type) -> Content { Content() }

  @Test func genericCodeCreatesViewsFromTheirType() {
    #expect(makeView(Badge.self).kind == "badge")
    #expect(makeView(PlainLabel.self).text == nil)
    #expect(makeView(UIButton.self).frame == .zero)
  }

  @Test func viewsAndControllersAreCreatedFromTheirMetatype() {
    let views: [UIView.Type] = [Badge.self, PlainLabel.self, UITableView.self, UITextView.self]
    for type in views {
      let view = type.init()
      #expect(Swift.type(of: view) == type)
    }
    let controllers: [UIViewController.Type] = [Page.self, UITableViewController.self]
    for type in controllers {
      let controller = type.init()
      #expect(Swift.type(of: controller) == type)
    }
  }

  @Test func otherInitialisersStillWork() {
    #expect(Badge(frame: CGRect(x: 0, y: 0, width: 3, height: 3)).frame.width == 3)
    #expect(NumberedView(number: 2).frame.minX == 2)
    #expect(Page().number == 1 && UIView().frame == .zero)
  }
}
