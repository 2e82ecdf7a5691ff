public import Foundation
import UIKitSupport

// The names of UIKit's collection views. Files about tables mention them in extensions,
// constraints and casts, which compile; making one is an error with a message.

/// A header, footer or cell of a collection view; there are none on Linux.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Not available.
  ///
  /// - Parameter frame: A rectangle.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public override init(frame: CGRect) {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }

  /// Not available.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public convenience init() {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }

  /// Not available.
  ///
  /// - Parameter coder: A coder.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public required init?(coder: NSCoder) {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }
}

/// A cell of a collection view; there are none on Linux.
open class UICollectionViewCell: UICollectionReusableView {}

/// A layout of a collection view; there are none on Linux.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Not available.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public override init() {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }
}

/// Lines of items; there are no collection views on Linux.
open class UICollectionViewFlowLayout: UICollectionViewLayout {}

/// Items in two dimensions; there are none on Linux.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Not available.
  ///
  /// - Parameters:
  ///   - frame: A rectangle.
  ///   - layout: A layout.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }

  /// Not available.
  ///
  /// - Parameter frame: A rectangle.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public override init(frame: CGRect) {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }

  /// Not available.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public convenience init() {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }

  /// Not available.
  ///
  /// - Parameter coder: A coder.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public required init?(coder: NSCoder) {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }
}

/// Shows a collection view; there are none on Linux.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController {
  /// Not available.
  ///
  /// - Parameter layout: A layout.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }

  /// Not available.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: A name.
  ///   - nibBundleOrNil: A bundle.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }

  /// Not available.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public convenience init() {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }

  /// Not available.
  ///
  /// - Parameter coder: A coder.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public required init?(coder: NSCoder) {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }
}

/// Gives a collection view its items; there are none on Linux, so that it is never queried.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {}

/// The delegate of a collection view; there are none on Linux.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

/// Gives a flow layout its sizes; there are no collection views on Linux.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// Gives a collection view the items of snapshots; there are none on Linux.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Not available.
  @available(*, unavailable, message: "UIKit for Linux has no collection views; use UITableView")
  public override init() {
    misuse("UIKit for Linux has no collection views; use UITableView")
  }
}
