import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

/// Callbacks that trigger themselves.
extension CaseList {
  mutating func addCallbackLoops() {
    addViewLoops()
    addQueryLoops()
    addControllerLoops()
    addAppearanceLoops()
    addTableLoops()
    addTextLoops()
    addControlLoops()
    addScrollLoops()
  }

  /// Adds a case that settles the stage after its body.
  mutating func addLoop(
    _ name: String,
    _ end: End = .stops("without end"),
    body: @escaping @MainActor (Fixture) -> Void
  ) {
    add("Loop: \(name)", end) { fixture in
      body(fixture)
      fixture.stage.settle()
    }
  }

  private mutating func addViewLoops() {
    addLoop("layoutSubviews lays out its superview") { fixture in
      let view = LoopingView(fixture)
      view.onLayout = {
        $0.superview?.setNeedsLayout()
        $0.setNeedsLayout()
        $0.superview?.layoutIfNeeded()
      }
    }
    addLoop("traitCollectionDidChange sets the override") { fixture in
      let view = LoopingView(fixture)
      view.onTraitChange = {
        $0.overrideUserInterfaceStyle = $0.overrideUserInterfaceStyle == .dark ? .light : .dark
      }
      view.overrideUserInterfaceStyle = .dark
    }
    addLoop("tintColorDidChange sets the tint") { fixture in
      let view = LoopingView(fixture)
      view.onTintColorChange = { $0.tintColor = $0.tintColor == .red ? .blue : .red }
      view.tintColor = .red
    }
    addLoop("layoutMarginsDidChange sets the margins") { fixture in
      let view = LoopingView(fixture)
      view.onMargins = { $0.layoutMargins.top += 1 }
      view.layoutMargins.top = 20
    }
    addLoop("safeAreaInsetsDidChange sets the additional insets") { fixture in
      let view = LoopingView(fixture)
      fixture.pushed.additionalSafeAreaInsets.top = 1
      view.onSafeArea = { _ in fixture.pushed.additionalSafeAreaInsets.top += 1 }
      fixture.pushed.additionalSafeAreaInsets.top = 9
    }
    addLoop("didMoveToWindow adds the view again") { fixture in
      let view = LoopingView(fixture)
      let container = fixture.pushed.view
      view.onWindow = {
        if $0.superview == nil { container?.addSubview($0) } else { $0.removeFromSuperview() }
      }
      view.removeFromSuperview()
    }
  }

  private mutating func addQueryLoops() {
    addLoop("draw(_:) asks for a snapshot of itself", .continues) { fixture in
      fixture.canvas.drawing = { _ = fixture.canvas.snapshotView(afterScreenUpdates: true) }
    }
    addLoop("draw(_:) renders its own layer", .continues) { fixture in
      fixture.canvas.drawing = {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        fixture.canvas.layer.render(in: context)
      }
    }
    addLoop("hitTest asks the window") { fixture in
      let view = LoopingView(fixture)
      view.onHitTest = { _ = $0.window?.hitTest(CGPoint(x: 165, y: 255), with: nil) }
      fixture.stage.tap(at: CGPoint(x: 165, y: 255))
    }
    addLoop("sizeThatFits asks sizeToFit") { fixture in
      let view = LoopingView(fixture)
      view.onSizeThatFits = { $0.sizeToFit() }
      view.sizeToFit()
    }
    addLoop("intrinsicContentSize asks for the fitting size", .continues) { fixture in
      let view = LoopingView(fixture)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.onIntrinsicContentSize = { _ = $0.systemLayoutSizeFitting(.zero) }
      _ = view.systemLayoutSizeFitting(.zero)
    }
    addLoop("updateConstraints updates constraints") { fixture in
      let view = LoopingView(fixture)
      view.onConstraints = {
        $0.setNeedsUpdateConstraints()
        $0.updateConstraintsIfNeeded()
      }
      view.setNeedsUpdateConstraints()
    }
    addLoop("an animation's completion animates without duration", .continues) { fixture in
      fixture.keep(Repeater()).animate(fixture.first)
    }
  }
}

/// Callbacks of controllers that trigger themselves.
extension CaseList {
  mutating func addControllerLoops() {
    addLoop("viewDidLayoutSubviews lays out again") { fixture in
      let controller = LoopingController()
      controller.onLayout = {
        $0.view.setNeedsLayout()
        $0.view.layoutIfNeeded()
      }
      fixture.navigation.pushViewController(controller, animated: false)
    }
    addLoop("viewWillLayoutSubviews lays out again") { fixture in
      let controller = LoopingController()
      controller.onWillLayout = {
        $0.view.setNeedsLayout()
        $0.view.layoutIfNeeded()
      }
      fixture.navigation.pushViewController(controller, animated: false)
    }
    addLoop("viewDidLoad unloads the view") { fixture in
      let controller = LoopingController()
      controller.onLoad = {
        $0.view = nil
        _ = $0.view
      }
      _ = controller.view
    }
  }

  private mutating func addAppearanceLoops() {
    addLoop("viewDidAppear presents another of its class") { fixture in
      LoopingController.onEveryDidAppear = { $0.present(LoopingController(), animated: false) }
      fixture.pushed.present(LoopingController(), animated: false)
    }
    addLoop("viewWillAppear presents and dismisses", .continues) { fixture in
      LoopingController.onEveryWillAppear = { controller in
        controller.present(UIViewController(), animated: false)
        controller.dismiss(animated: false)
      }
      fixture.pushed.present(LoopingController(), animated: false)
    }
    addLoop("viewWillDisappear dismisses", .continues) { fixture in
      let controller = LoopingController()
      controller.onWillDisappear = { $0.dismiss(animated: false) }
      fixture.pushed.present(controller, animated: false)
      fixture.stage.settle()
      controller.dismiss(animated: false)
    }
    addLoop("viewDidDisappear presents itself again", .continues) { fixture in
      let controller = LoopingController()
      controller.onDidDisappear = { fixture.pushed.present($0, animated: false) }
      fixture.pushed.present(controller, animated: false)
      fixture.stage.settle()
      controller.onDidAppear = { $0.dismiss(animated: false) }
      controller.dismiss(animated: false)
    }
    addLoop("navigationController(_:didShow:) pops and pushes") { fixture in
      let delegate = fixture.keep(NavigationPusher())
      fixture.navigation.delegate = delegate
      fixture.navigation.pushViewController(UIViewController(), animated: false)
    }
    addLoop("willMove(toParent:) adds itself again") { fixture in
      let controller = LoopingController()
      controller.onWillMoveToParent = { fixture.pushed.addChild($0) }
      fixture.pushed.addChild(controller)
    }
    addLoop("updateSearchResults sets the text") { fixture in
      let search = UISearchController()
      let updater = fixture.keep(SearchSetter())
      search.searchResultsUpdater = updater
      fixture.pushed.navigationItem.searchController = search
      fixture.stage.settle()
      search.searchBar.text = "a"
      search.isActive = true
    }
    addLoop("updateViewConstraints updates constraints") { fixture in
      let controller = LoopingController()
      controller.onConstraints = {
        $0.view.setNeedsUpdateConstraints()
        $0.view.updateConstraintsIfNeeded()
      }
      fixture.navigation.pushViewController(controller, animated: false)
      controller.view.setNeedsUpdateConstraints()
    }
  }
}
