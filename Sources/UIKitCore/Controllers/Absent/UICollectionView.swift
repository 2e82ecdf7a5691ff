public import Foundation
import UIKitSupport

// Stubs of UIKit's collection views. Sources about tables may mention them in extensions,
// constraints and casts, which compile. Creating one is an error with a message.

/// A header, footer or cell of a collection view.
///
/// Collection views are not supported on Linux.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Unavailable, because collection views are not supported on Linux.
  ///
  /// - Parameter frame: A rectangle.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public override init(frame: CGRect) {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }

  /// Unavailable, because collection views are not supported on Linux.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public convenience init() {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }

  /// Unavailable, because collection views are not supported on Linux.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public required init?(coder: NSCoder) {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }
}

/// A cell of a collection view.
///
/// Collection views are not supported on Linux.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that has the cell's content, as large as the cell.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()
}

/// A layout of a collection view.
///
/// Collection views are not supported on Linux.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Unavailable, because collection views are not supported on Linux.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public override init() {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }
}

/// A flow layout of a collection view.
///
/// Collection views are not supported on Linux.
open class UICollectionViewFlowLayout: UICollectionViewLayout {}

/// A view with a two-dimensional arrangement of items.
///
/// Collection views are not supported on Linux.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Unavailable, because collection views are not supported on Linux.
  ///
  /// - Parameters:
  ///   - frame: A rectangle.
  ///   - layout: A layout.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }

  /// Unavailable, because collection views are not supported on Linux.
  ///
  /// - Parameter frame: A rectangle.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public override init(frame: CGRect) {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }

  /// Unavailable, because collection views are not supported on Linux.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public convenience init() {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }

  /// Unavailable, because collection views are not supported on Linux.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public required init?(coder: NSCoder) {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }
}

/// A controller of a collection view.
///
/// Collection views are not supported on Linux.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController {
  /// Unavailable, because collection views are not supported on Linux.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }

  /// Unavailable, because collection views are not supported on Linux.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }

  /// Unavailable, because collection views are not supported on Linux.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public convenience init() {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }

  /// Unavailable, because collection views are not supported on Linux.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public required init?(coder: NSCoder) {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }
}

/// The data source of a collection view.
///
/// Collection views are not supported on Linux.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {}

/// The delegate of a collection view.
///
/// Collection views are not supported on Linux.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

/// The delegate of a flow layout.
///
/// Collection views are not supported on Linux.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// A diffable data source of a collection view.
///
/// Collection views are not supported on Linux.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Unavailable, because collection views are not supported on Linux.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public override init() {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }
}
