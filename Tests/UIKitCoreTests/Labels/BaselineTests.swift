import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for baselines: texts side by side share one pixel row.
@MainActor
struct BaselineTests {
  private nonisolated static let scales: [CGFloat] = [1, 1.25, 1.5, 1.75, 2, 3]
  private nonisolated static let sizes = 11...24

  /// Creates views with the letter H, whose lower edge is the baseline.
  private func makeViews(_ font: UIFont) -> [UIView] {
    let (label, wrapped) = (UILabel(), UILabel())
    wrapped.numberOfLines = 0
    for label in [label, wrapped] {
      label.text = "H"
      label.font = font
    }
    let (field, framed, hint) = (UITextField(), UITextField(), UITextField())
    framed.borderStyle = .line
    hint.placeholder = "H"
    for field in [field, framed] { field.text = "H" }
    for field in [field, framed, hint] { field.font = font }
    let button = UIButton(type: .system)
    button.setTitle("H", for: .normal)
    button.titleLabel?.font = font
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("H", attributes: .init([.font: font]))
    return [label, wrapped, field, framed, hint, button, UIButton(configuration: configuration)]
  }

  private func makeStack(_ views: [UIView], _ alignment: UIStackView.Alignment) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.alignment = alignment
    row.distribution = .fillEqually
    return row
  }

  /// Returns the lowest pixel rows with text inside the views' frames.
  private func baselines(of views: [UIView], on stage: Stage) -> [Int] {
    stage.settle()
    let (pixels, scale) = (stage.pixels(), stage.loop.screen.scale)
    return views.map { view in
      // Excludes the border of a text field.
      let frame = view.convert(view.bounds, to: nil).insetBy(dx: 4, dy: 2)
      let columns = Int(frame.minX * scale)..<Int(frame.maxX * scale)
      let rows = max(0, Int(frame.minY * scale))..<min(pixels.height, Int(frame.maxY * scale))
      let row = rows.last { y in
        columns.contains { x in
          let color = pixels.pixel(x: x, y: y)
          return min(color.red, color.green, color.blue) < 225
        }
      }
      return row ?? -1
    }
  }

  private func makeStage(scale: CGFloat) -> Stage {
    let stage = Stage(size: CGSize(width: 350, height: 60), scale: scale)
    stage.window.backgroundColor = .white
    return stage
  }

  @Test(arguments: scales)
  func labelsOfEqualHeightShareABaseline(scale: CGFloat) {
    for size in Self.sizes {
      let (stage, views) = (makeStage(scale: scale), makeViews(.systemFont(ofSize: CGFloat(size))))
      for (index, view) in views.enumerated() {
        view.frame = CGRect(x: 50 * CGFloat(index), y: 0, width: 50, height: 44)
        stage.window.addSubview(view)
      }
      let measuredBaselines = baselines(of: views, on: stage)
      #expect(Set(measuredBaselines).count == 1, "\(size) points: \(measuredBaselines)")
    }
  }

  @Test(.separateProcess, arguments: scales)
  func textsAreAlignedByTheirBaselines(scale: CGFloat) {
    for size in Self.sizes {
      let smallFont = UIFont.systemFont(ofSize: 13)
      let views = makeViews(.systemFont(ofSize: CGFloat(size))) + makeViews(smallFont).dropLast()
      let stage = makeStage(scale: scale)
      let row = makeStack(views, .firstBaseline)
      row.frame = CGRect(x: 0, y: 0, width: 650, height: 50)
      stage.window.addSubview(row)
      stage.loop.screen.resize(to: CGSize(width: 650, height: 60), scale: scale)
      let measuredBaselines = baselines(of: views, on: stage)
      #expect(Set(measuredBaselines).count == 1, "\(size) points: \(measuredBaselines)")
    }
  }

  @Test(arguments: [1, 2, 3], [44, 50])
  func centredTextsHaveOneBaseline(scale: CGFloat, height: CGFloat) {
    for size in Self.sizes {
      let (stage, views) = (makeStage(scale: scale), makeViews(.systemFont(ofSize: CGFloat(size))))
      let row = makeStack(views, .center)
      row.frame = CGRect(x: 0, y: 0, width: 350, height: height)
      stage.window.addSubview(row)
      let measuredBaselines = baselines(of: views, on: stage)
      #expect(Set(measuredBaselines).count == 1, "\(size) points: \(measuredBaselines)")
    }
  }

  @Test(arguments: scales)
  func barsHaveOneBaseline(scale: CGFloat) throws {
    let stage = Stage(size: CGSize(width: 390, height: 300), scale: scale)
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "HHH"
    second.title = "HH"
    let items = [UIBarButtonItem.Style.plain, .done].map {
      UIBarButtonItem(title: "HH", style: $0, target: nil, action: nil)
    }
    second.navigationItem.rightBarButtonItems = items
    let controller = UINavigationController(rootViewController: first)
    controller.pushViewController(second, animated: false)
    stage.show(controller)
    stage.settle()
    let bar = controller.navigationBar
    func labels(_ view: UIView) -> [UILabel] {
      (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    let visibleLabels = labels(bar).filter { $0.text?.hasPrefix("HH") == true && !$0.isHidden }
    #expect(visibleLabels.count == 4)
    let measuredBaselines = baselines(of: visibleLabels, on: stage)
    #expect(Set(measuredBaselines).count == 1, "\(measuredBaselines)")
  }

  @Test(arguments: scales)
  func cellsAndFieldsHaveOneBaseline(scale: CGFloat) {
    for usesConfiguration in [true, false] {
      let stage = makeStage(scale: scale)
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 350, height: 44)
      let font = UIFont.systemFont(ofSize: 17)
      if usesConfiguration {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "H"
        configuration.textProperties.font = font
        cell.contentConfiguration = configuration
      } else {
        cell.textLabel?.text = "H"
        cell.textLabel?.font = font
      }
      let field = UITextField(frame: CGRect(x: 150, y: 0, width: 100, height: 44))
      field.text = "H"
      field.font = font
      cell.contentView.addSubview(field)
      stage.window.addSubview(cell)
      stage.settle()
      let label = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 43))
      let measuredBaselines = baselines(of: [label, field], on: stage)
      #expect(Set(measuredBaselines).count == 1, "\(measuredBaselines)")
    }
  }
}
