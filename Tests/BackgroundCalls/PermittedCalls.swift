import Foundation
import UIKitCore
import UIKitGraphics

extension BackgroundCall {
  /// The calls that the documentation permits on background threads.
  static var permitted: [BackgroundCall] {
    images + encodings + colors + texts + values + reads
  }

  private static let drawing = Data(
    #"<svg width="9" height="9"><circle cx="4" cy="4" r="3"/></svg>"#.utf8
  )

  private static var images: [BackgroundCall] {
    [
      permits("UIImage(data:) of a picture") { objects in
        objects.image.pngData().flatMap(UIImage.init(data:))?.size == objects.image.size
      },
      permits("UIImage(data:) of a drawing") { _ in
        UIImage(data: drawing)?.size == CGSize(width: 9, height: 9)
      },
      permits("UIImage(contentsOfFile:)") { _ in
        let path = "/tmp/rolltop-background-\(ProcessInfo.processInfo.processIdentifier).svg"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try? drawing.write(to: URL(fileURLWithPath: path))
        return UIImage(contentsOfFile: path)?.size == CGSize(width: 9, height: 9)
      },
      permits("UIImage(named:)") { _ in UIImage(named: "no-such-image") == nil },
      permits("UIImage(systemName:)") { _ in UIImage(systemName: "plus") != nil },
      permits("UIImage.withTintColor(_:)") { objects in
        objects.image.withTintColor(.red).size == objects.image.size
      },
      permits("UIImage.withRenderingMode(_:)") { objects in
        objects.image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate
      },
    ]
  }

  private static var encodings: [BackgroundCall] {
    [
      permits("UIImage.pngData()") { $0.image.pngData()?.isEmpty == false },
      permits("UIImage.jpegData(compressionQuality:)") {
        $0.image.jpegData(compressionQuality: 0.5)?.isEmpty == false
      },
      permits("UIImage.pngData() of a drawing") { _ in
        UIImage(data: drawing)?.pngData()?.isEmpty == false
      },
    ]
  }

  private static var colors: [BackgroundCall] {
    [
      permits("UIColor(red:green:blue:alpha:)") { _ in
        UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red
      },
      permits("UIColor.resolvedColor(with:)") { _ in
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        return UIColor.label.resolvedColor(with: traits).cgColor.alpha == 1
      },
      permits("UITraitCollection.current") { _ in
        var isDark = false
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
          isDark = UITraitCollection.current.userInterfaceStyle == .dark
        }
        return isDark
      },
    ]
  }

  private static var texts: [BackgroundCall] {
    [
      permits("UIFont.systemFont(ofSize:weight:)") { _ in
        UIFont.systemFont(ofSize: 15, weight: .semibold).lineHeight > 15
      },
      permits("UIFont.preferredFont(forTextStyle:)") { _ in
        UIFont.preferredFont(forTextStyle: .body).ascender > 0
      },
      permits("NSAttributedString") { _ in
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = NSMutableAttributedString(
          string: "a",
          attributes: [.paragraphStyle: style, .foregroundColor: UIColor.systemBlue]
        )
        let font = UIFont.systemFont(ofSize: 9)
        text.append(NSAttributedString(string: "b", attributes: [.font: font]))
        return text.length == 2
      },
    ]
  }

  private static var values: [BackgroundCall] {
    [
      permits("UIBezierPath") { _ in
        let rect = CGRect(x: 0, y: 0, width: 9, height: 9)
        return UIBezierPath(roundedRect: rect, cornerRadius: 2).contains(CGPoint(x: 4, y: 4))
      },
      permits("IndexPath(row:section:)") { _ in IndexPath(row: 3, section: 2).row == 3 },
      permits("NSDiffableDataSourceSnapshot") { _ in
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2], toSection: 0)
        return snapshot.numberOfItems == 2
      },
    ]
  }

  private static var reads: [BackgroundCall] {
    [
      permits("UILabel.text read") { $0.label.text?.isEmpty == false },
      permits("UITableView.isEditing read") { !$0.table.isEditing },
      permits("UIView.frame read") { $0.view.frame.width > 0 },
      permits("the last reference to a controller") { objects in
        objects.last = nil
        return true
      },
    ]
  }
}
