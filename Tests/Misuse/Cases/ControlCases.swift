import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

extension CaseList {
  mutating func addControls() {
    add("UIPageControl.numberOfPages with images", Numbers.integers) { fixture, count in
      let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
      pages.preferredIndicatorImage = fixture.image
      pages.numberOfPages = 3
      pages.setIndicatorImage(fixture.image, forPage: 2)
      pages.numberOfPages = count
      fixture.show(pages)
    }
    add(
      "UIPageControl.setIndicatorImage(_:forPage:)",
      Numbers.integers,
      end: { $0 == 0 || $0 == 1 ? .continues : .stops("An indicator was asked for page") }
    ) { fixture, page in
      let pages = UIPageControl()
      pages.numberOfPages = 2
      pages.setIndicatorImage(fixture.image, forPage: page)
    }
    add("UIProgressView.observedProgress of no work") { fixture in
      let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
      bar.observedProgress = Progress(totalUnitCount: 0)
      fixture.show(bar)
    }
    add("UIImageView.preferredSymbolConfiguration", Numbers.lengths) { fixture, size in
      fixture.imageView.image = UIImage(systemName: "star")
      fixture.imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size)
    }
    add("UIPointerShape.roundedRect(_:radius:)", Numbers.lengths) { fixture, length in
      let button = UIButton(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      button.pointerStyleProvider = { _, effect, _ in
        let rect = CGRect(x: length, y: 0, width: length, height: 10)
        return UIPointerStyle(effect: effect, shape: .roundedRect(rect, radius: length))
      }
      fixture.show(button)
      fixture.stage.pointerMove(to: button.convert(CGPoint(x: 20, y: 20), to: nil))
      fixture.drawFrames()
    }
    add("UIButton.setPreferredSymbolConfiguration(_:forImageIn:)", Numbers.lengths) {
      fixture,
      size in
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      button.setPreferredSymbolConfiguration(
        UIImage.SymbolConfiguration(pointSize: size),
        forImageIn: .normal
      )
      button.sizeToFit()
      fixture.show(button)
    }
  }
}
