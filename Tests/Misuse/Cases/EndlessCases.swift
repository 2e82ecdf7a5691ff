import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

/// Callbacks that trigger themselves.
extension CaseList {
  mutating func addEndlessCallbacks() {
    addEndlessViews()
    addEndlessQuestions()
    addEndlessControllers()
    addEndlessAppearances()
    addEndlessTables()
    addEndlessTexts()
    addEndlessControls()
    addEndlessScrolls()
  }

  mutating func addEndless(
    _ name: String,
    _ end: End = .stops("without end"),
    body: @escaping @MainActor (Fixture) -> Void
  ) {
    add("Endless: \(name)", end) { fixture in
      body(fixture)
      fixture.stage.settle()
    }
  }

  private mutating func addEndlessViews() {
    addEndless("layoutSubviews lays out its superview") { fixture in
      let view = Endless(fixture)
      view.onLayout = {
        $0.superview?.setNeedsLayout()
        $0.setNeedsLayout()
        $0.superview?.layoutIfNeeded()
      }
    }
    addEndless("traitCollectionDidChange sets the override") { fixture in
      let view = Endless(fixture)
      view.onTraits = {
        $0.overrideUserInterfaceStyle = $0.overrideUserInterfaceStyle == .dark ? .light : .dark
      }
      view.overrideUserInterfaceStyle = .dark
    }
    addEndless("tintColorDidChange sets the tint") { fixture in
      let view = Endless(fixture)
      view.onTint = { $0.tintColor = $0.tintColor == .red ? .blue : .red }
      view.tintColor = .red
    }
    addEndless("layoutMarginsDidChange sets the margins") { fixture in
      let view = Endless(fixture)
      view.onMargins = { $0.layoutMargins.top += 1 }
      view.layoutMargins.top = 20
    }
    addEndless("safeAreaInsetsDidChange sets the additional insets") { fixture in
      let view = Endless(fixture)
      fixture.pushed.additionalSafeAreaInsets.top = 1
      view.onSafeArea = { _ in fixture.pushed.additionalSafeAreaInsets.top += 1 }
      fixture.pushed.additionalSafeAreaInsets.top = 9
    }
    addEndless("didMoveToWindow adds the view again") { fixture in
      let view = Endless(fixture)
      let place = fixture.pushed.view
      view.onWindow = {
        if $0.superview == nil { place?.addSubview($0) } else { $0.removeFromSuperview() }
      }
      view.removeFromSuperview()
    }
  }

  private mutating func addEndlessQuestions() {
    addEndless("draw(_:) asks for a snapshot of itself", .goesOn) { fixture in
      fixture.canvas.drawing = { _ = fixture.canvas.snapshotView(afterScreenUpdates: true) }
    }
    addEndless("draw(_:) renders its own layer", .goesOn) { fixture in
      fixture.canvas.drawing = {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        fixture.canvas.layer.render(in: context)
      }
    }
    addEndless("hitTest asks the window") { fixture in
      let view = Endless(fixture)
      view.onHit = { _ = $0.window?.hitTest(CGPoint(x: 165, y: 255), with: nil) }
      fixture.stage.tap(at: CGPoint(x: 165, y: 255))
    }
    addEndless("sizeThatFits asks sizeToFit") { fixture in
      let view = Endless(fixture)
      view.onFit = { $0.sizeToFit() }
      view.sizeToFit()
    }
    addEndless("intrinsicContentSize asks for the fitting size", .goesOn) { fixture in
      let view = Endless(fixture)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.onIntrinsic = { _ = $0.systemLayoutSizeFitting(.zero) }
      _ = view.systemLayoutSizeFitting(.zero)
    }
    addEndless("updateConstraints updates constraints") { fixture in
      let view = Endless(fixture)
      view.onConstraints = {
        $0.setNeedsUpdateConstraints()
        $0.updateConstraintsIfNeeded()
      }
      view.setNeedsUpdateConstraints()
    }
    addEndless("an animation's completion animates without duration", .goesOn) { fixture in
      fixture.keep(Repeater()).animate(fixture.first)
    }
  }
}

/// Callbacks of controllers that trigger themselves.
extension CaseList {
  mutating func addEndlessControllers() {
    addEndless("viewDidLayoutSubviews lays out again") { fixture in
      let controller = EndlessController()
      controller.onLayout = {
        $0.view.setNeedsLayout()
        $0.view.layoutIfNeeded()
      }
      fixture.navigation.pushViewController(controller, animated: false)
    }
    addEndless("viewWillLayoutSubviews lays out again") { fixture in
      let controller = EndlessController()
      controller.onWillLayout = {
        $0.view.setNeedsLayout()
        $0.view.layoutIfNeeded()
      }
      fixture.navigation.pushViewController(controller, animated: false)
    }
    addEndless("viewDidLoad unloads the view") { fixture in
      let controller = EndlessController()
      controller.onLoad = {
        $0.view = nil
        _ = $0.view
      }
      _ = controller.view
    }
  }

  private mutating func addEndlessAppearances() {
    addEndless("viewDidAppear presents another of its class") { fixture in
      EndlessController.onAppear = { $0.present(EndlessController(), animated: false) }
      fixture.pushed.present(EndlessController(), animated: false)
    }
    addEndless("viewWillAppear presents and dismisses", .goesOn) { fixture in
      EndlessController.onWillAppear = { controller in
        controller.present(UIViewController(), animated: false)
        controller.dismiss(animated: false)
      }
      fixture.pushed.present(EndlessController(), animated: false)
    }
    addEndless("viewWillDisappear dismisses", .goesOn) { fixture in
      let controller = EndlessController()
      controller.onDisappear = { $0.dismiss(animated: false) }
      fixture.pushed.present(controller, animated: false)
      fixture.stage.settle()
      controller.dismiss(animated: false)
    }
    addEndless("viewDidDisappear presents itself again", .goesOn) { fixture in
      let controller = EndlessController()
      controller.onGone = { fixture.pushed.present($0, animated: false) }
      fixture.pushed.present(controller, animated: false)
      fixture.stage.settle()
      controller.onAppeared = { $0.dismiss(animated: false) }
      controller.dismiss(animated: false)
    }
    addEndless("navigationController(_:didShow:) pops and pushes") { fixture in
      let delegate = fixture.keep(NavigationPusher())
      fixture.navigation.delegate = delegate
      fixture.navigation.pushViewController(UIViewController(), animated: false)
    }
    addEndless("willMove(toParent:) adds itself again") { fixture in
      let controller = EndlessController()
      controller.onParent = { fixture.pushed.addChild($0) }
      fixture.pushed.addChild(controller)
    }
    addEndless("updateSearchResults sets the text") { fixture in
      let search = UISearchController()
      let updater = fixture.keep(SearchSetter())
      search.searchResultsUpdater = updater
      fixture.pushed.navigationItem.searchController = search
      fixture.stage.settle()
      search.searchBar.text = "a"
      search.isActive = true
    }
    addEndless("updateViewConstraints updates constraints") { fixture in
      let controller = EndlessController()
      controller.onConstraints = {
        $0.view.setNeedsUpdateConstraints()
        $0.view.updateConstraintsIfNeeded()
      }
      fixture.navigation.pushViewController(controller, animated: false)
      controller.view.setNeedsUpdateConstraints()
    }
  }
}
