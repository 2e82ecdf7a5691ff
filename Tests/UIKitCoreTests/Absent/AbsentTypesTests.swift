import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests that iOS sources which mention unsupported types, such as collection views, still compile.
@MainActor
struct AbsentTypesTests {
  @Test func propertiesOfAbsentTypesAreNil() {
    let adapter = ListAdapter(table: UITableView())
    #expect(adapter.collectionView == nil)
    #expect(adapter.layout == nil)
    #expect(adapter.controller?.storyboard == nil)
    #expect(adapter.diffable == nil)
  }

  @Test func castsToAbsentTypesFail() {
    let adapter = ListAdapter(table: UITableView())
    #expect(adapter.kind == "table")
    let cell: UIView = UITableViewCell()
    #expect(!(cell is UICollectionReusableView))
    #expect((cell as? UICollectionViewCell) == nil)
  }

  @Test func extensionsAndConstraintsCompile() {
    #expect(UICollectionViewCell.defaultReuseIdentifier == "UICollectionViewCell")
    #expect(name(of: UICollectionView.self) == "UICollectionView")
    #expect(UITableViewCell.defaultReuseIdentifier == "UITableViewCell")
  }

  @Test func absentProtocolsCanBeConformedTo() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let delegate = CollectionDelegate()
    scrollView.delegate = delegate
    scrollView.contentOffset.y = 5
    #expect(delegate.offset == 5)
    #expect((delegate as AnyObject) is any UICollectionViewDelegateFlowLayout)
  }

  @Test func controllersMayPrepareForSegues() {
    let controller = SegueController()
    #expect(controller.storyboard == nil)
    #expect(controller.destination == nil)
  }

  private func name<View: UICollectionView>(of type: View.Type) -> String {
    String(describing: type)
  }
}

/// The common interface of table view cells and collection view cells.
@MainActor
private protocol Reusable: AnyObject {}

extension Reusable {
  static var defaultReuseIdentifier: String { String(describing: self) }
}

extension UITableViewCell: Reusable {}
extension UICollectionReusableView: Reusable {}

/// A helper for both kinds of cells, as layout libraries have it.
extension UICollectionViewCell {
  func addContent(_ view: UIView) {
    contentView.addSubview(view)
  }
}

extension UICollectionView {
  fileprivate var isEmptyList: Bool { subviews.isEmpty }
}

extension UIStoryboard {
  fileprivate static let mainName = "Main"
}

/// An adapter of a table view or a collection view.
@MainActor
private final class ListAdapter {
  weak var collectionView: UICollectionView?
  var layout: UICollectionViewFlowLayout?
  var controller: UICollectionViewController?
  var diffable: UICollectionViewDiffableDataSource<Int, String>?
  private let list: UIScrollView

  init(table: UITableView) {
    list = table
  }

  var kind: String {
    switch list {
    case let collection as UICollectionView: collection.isEmptyList ? "empty" : "collection"
    case is UITableView: "table"
    default: "none"
    }
  }
}

/// A data source of a collection view, with the delegate methods common to both kinds of lists.
private final class CollectionDelegate: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var offset: CGFloat = 0

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offset = scrollView.contentOffset.y
  }
}

/// A view controller formerly created by a storyboard.
private final class SegueController: UIViewController {
  var destination: UIViewController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if UIStoryboard.mainName == "Main" { destination = self }
  }
}
