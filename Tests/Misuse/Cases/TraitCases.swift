import Foundation
import UIKitCore
import UIKitGraphics

extension CaseList {
  mutating func addTraits() {
    add("UIView.registerForTraitChanges(_:handler:) no traits") { fixture in
      fixture.view.registerForTraitChanges([]) { (_: UIView, _) in }
      fixture.view.overrideUserInterfaceStyle = .dark
    }
    add("UIView.registerForTraitChanges(_:handler:) ends another") { fixture in
      let ended = fixture.first.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIView, _) in
      }
      fixture.first.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (view: UIView, _) in
        view.unregisterForTraitChanges(ended)
      }
      fixture.view.overrideUserInterfaceStyle = .dark
      fixture.view.overrideUserInterfaceStyle = .light
    }
    add("UIView.registerForTraitChanges(_:handler:) removes the view") { fixture in
      fixture.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
        view.removeFromSuperview()
      }
      fixture.view.overrideUserInterfaceStyle = .dark
    }
    add("UIView.unregisterForTraitChanges(_:) of another view") { fixture in
      let other = fixture.first.registerForTraitChanges([UITraitDisplayScale.self]) {
        (_: UIView, _) in
      }
      fixture.view.unregisterForTraitChanges(other)
    }
    add("UITraitCollection.init(displayScale:)", Numbers.lengths) { _, scale in
      _ = UITraitCollection(displayScale: scale).containsTraits(in: UITraitCollection())
    }
    addProxies()
    addStrings()
  }

  private mutating func addProxies() {
    add("UILabel.appearance().numberOfLines", Numbers.integers) { fixture, lines in
      UILabel.appearance().numberOfLines = lines
      fixture.show(UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    }
    add("UISlider.appearance() in no containers") { fixture in
      UISlider.appearance(whenContainedInInstancesOf: []).tintColor = .red
      fixture.show(UISlider())
    }
    add("UIView.appearance() that hides all") { fixture in
      UIView.appearance().isHidden = true
      fixture.show(UISlider())
    }
  }

  private mutating func addStrings() {
    add("String.draw(at:)", Shapes.points) { fixture, point in
      fixture.canvas.drawing = { "words".draw(at: point) }
    }
    add("String.draw(in:)", Shapes.rects) { fixture, rect in
      fixture.canvas.drawing = { "some words".draw(in: rect) }
    }
    add("String.draw(in:) outside of draw(_:)") { _ in
      "words".draw(in: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    add("String.size(withAttributes:) of", Texts.all) { _, text in _ = text.size() }
    add("String.boundingRect(with:)", Shapes.sizes) { _, size in
      let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
      _ = "some words\nmore".boundingRect(with: size, options: options, context: nil)
    }
    add("NSStringDrawingOptions", Numbers.integers) { _, bits in
      let options = NSStringDrawingOptions(rawValue: bits)
      _ = "words".boundingRect(with: CGSize(width: 9, height: 9), options: options, context: nil)
    }
  }
}
