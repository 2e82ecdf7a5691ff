import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for buttons and image views: transformers, line breaks, indicators, roles and symbols.
@MainActor
struct ButtonDetailsTests {
  private let stage = Stage(size: CGSize(width: 320, height: 300))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))

  init() {
    stage.checksDamage = true
    view.backgroundColor = .white
    stage.show(view)
  }

  private func add(_ button: UIButton, y: CGFloat = 20) -> UIButton {
    button.sizeToFit()
    button.frame.origin = CGPoint(x: 20, y: y)
    view.addSubview(button)
    stage.settle()
    return button
  }

  private func contentViews<Content: UIView>(
    _ type: Content.Type,
    in button: UIButton
  ) -> [Content] {
    button.subviews.flatMap(\.subviews).compactMap { $0 as? Content }
  }

  @Test func transformersChangeAttributes() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    configuration.baseForegroundColor = .green
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var changed = $0
      #expect($0.foregroundColor == .green && $0.font != nil)
      changed.font = .boldSystemFont(ofSize: 30)
      return changed
    }
    configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var changed = $0
      changed.foregroundColor = .red
      return changed
    }
    let button = add(UIButton(configuration: configuration))
    let title = contentViews(UILabel.self, in: button).first { $0.text == "Title" }?.attributedText
    let subtitle = button.subtitleLabel?.attributedText
    #expect(
      title?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 30)
    )
    #expect(title?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
    #expect(subtitle?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(button.bounds.height > 50)
    // Attributes that the title itself sets are kept.
    var blueTitle = AttributedString("Own")
    blueTitle.foregroundColor = .blue
    button.configuration?.attributedTitle = blueTitle
    stage.settle()
    let ownTitle = contentViews(UILabel.self, in: button).first { $0.text == "Own" }?.attributedText
    #expect(ownTitle?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
    #expect(
      ownTitle?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == .boldSystemFont(ofSize: 30)
    )
  }

  @Test func truncatedTitlesHaveOneLine() {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "A title of several words that does not fit"
    let button = add(UIButton(configuration: configuration))
    button.frame.size = CGSize(width: 120, height: 100)
    stage.settle()
    let title = contentViews(UILabel.self, in: button)[0]
    #expect(title.bounds.height > 60)
    button.configuration?.titleLineBreakMode = .byTruncatingMiddle
    stage.settle()
    #expect(title.bounds.height < 30 && title.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func popupButtonsShowArrows() {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "One"
    let button = add(UIButton(configuration: configuration))
    let width = button.intrinsicContentSize.width
    #expect(contentViews(UIImageView.self, in: button).allSatisfy { $0.image == nil })
    button.menu = UIMenu(children: [UIAction(title: "One", state: .on) { _ in }])
    button.showsMenuAsPrimaryAction = true
    #expect(button.intrinsicContentSize.width == width)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.intrinsicContentSize.width > width + 5)
    button.sizeToFit()
    stage.settle()
    let arrows = contentViews(UIImageView.self, in: button).first { $0.image != nil }
    let title = contentViews(UILabel.self, in: button)[0]
    #expect(arrows.map { $0.frame.minX == title.frame.maxX + 5 } == true)
    button.configuration?.indicator = UIButton.Configuration.Indicator.none
    stage.settle()
    #expect(button.intrinsicContentSize.width == width && arrows?.superview == nil)
    button.configuration?.indicator = .popup
    button.configuration?.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .red }
    button.showsMenuAsPrimaryAction = false
    stage.settle()
    let imageViews = contentViews(UIImageView.self, in: button)
    #expect(imageViews.contains { $0.image != nil && $0.tintColor == .red })
  }

  @Test func activityIndicatorsHaveTheirColour() {
    var configuration = UIButton.Configuration.gray()
    configuration.showsActivityIndicator = true
    configuration.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .red }
    let button = add(UIButton(configuration: configuration))
    #expect(contentViews(UIActivityIndicatorView.self, in: button).first?.color == .red)
  }

  @Test func rolesChangeTheAppearance() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Delete"
    let button = add(UIButton(configuration: configuration))
    let middleY = 20 + button.bounds.midY
    let originalColor = stage.hex(at: 26, middleY)
    button.role = .destructive
    stage.settle()
    #expect(stage.hex(at: 26, middleY) == "FF3B30" && originalColor != "FF3B30")
    let title = contentViews(UILabel.self, in: button)[0]
    let font = title.font
    button.role = .primary
    #expect(title.font == font.map { .boldSystemFont(ofSize: $0.pointSize) })
    button.role = .normal
    #expect(title.font == font)
  }

  @Test func symbolConfigurationsDependOnTheState() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let originalSize = button.intrinsicContentSize
    let large = UIImage.SymbolConfiguration(pointSize: 51)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.intrinsicContentSize.height > originalSize.height * 2)
    #expect(button.currentPreferredSymbolConfiguration == large)
    #expect(button.preferredSymbolConfigurationForImage(in: .disabled) == large)
    #expect(
      add(button).imageView?.frame.height == 3 * (UIImage(systemName: "star")?.size.height ?? 0)
    )
  }

  @Test func imageViewsHaveAPreferredSize() {
    let star = UIImage(systemName: "star")
    let imageView = UIImageView(image: star)
    let size = imageView.intrinsicContentSize
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(
      imageView.intrinsicContentSize == CGSize(width: size.width * 2, height: size.height * 2)
    )
    #expect(imageView.sizeThatFits(.zero) == imageView.intrinsicContentSize)
    #expect(imageView.image === star)
    let configuration: UIImage.Configuration = UIImage.SymbolConfiguration(pointSize: 34)
    let large = UIImage(systemName: "star", withConfiguration: configuration)
    #expect(large?.size == imageView.intrinsicContentSize)
    #expect(star?.withConfiguration(configuration).size == large?.size)
    imageView.image = plainImage(width: 20, height: 10)
    #expect(imageView.intrinsicContentSize == CGSize(width: 20, height: 10))
  }

  @Test func snapshotsMatch() {
    var y: CGFloat = 10
    for (baseConfiguration, role) in [
      (UIButton.Configuration.gray(), UIButton.Role.primary), (.tinted(), .destructive),
      (.filled(), .destructive),
    ] {
      var configuration = baseConfiguration
      configuration.title = "Choose"
      configuration.indicator = .popup
      let button = UIButton(configuration: configuration)
      button.role = role
      _ = add(button, y: y)
      y += 50
    }
    let pages = UIPageControl(frame: CGRect(x: 150, y: 20, width: 120, height: 26))
    pages.numberOfPages = 5
    pages.currentPage = 1
    pages.backgroundStyle = .prominent
    pages.setIndicatorImage(UIImage(systemName: "house.fill"), forPage: 0)
    view.addSubview(pages)
    let stars = UIPageControl(frame: CGRect(x: 150, y: 60, width: 120, height: 26))
    stars.numberOfPages = 4
    stars.preferredIndicatorImage = UIImage(systemName: "star.fill")
    stars.direction = .rightToLeft
    view.addSubview(stars)
    stage.settle()
    assertSnapshot(of: stage, named: "details")
  }
}
