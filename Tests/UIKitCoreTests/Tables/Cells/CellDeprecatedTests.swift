import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for deprecated members, which old applications use (TC-041, TC-043, TD-032).
///
/// Warnings are errors, and each use of these members is a warning. The tests are therefore
/// deprecated themselves, and are called through a protocol that is not.
@MainActor
struct CellDeprecatedTests {
  private let checks: any DeprecatedChecks = DeprecatedMembers()

  @Test func theDeprecatedInitialiserTakesAnIdentifier() { checks.initialiser() }

  @Test func deprecatedPropertiesForwardToLabelAndImage() { checks.contents() }

  @Test func hidesAccessoryWhenEditingMayBeFalse() { checks.accessoryWhileEditing() }

  @Test func theDelegateMayChooseAccessories() {
    let delegate = AccessoryDelegate()
    let fixture = CellFixture([3]) { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .detailButton
      return cell
    }
    #expect(fixture.cell(1).accessoryType == .detailButton)
    fixture.table.delegate = delegate
    fixture.table.reloadData()
    fixture.stage.update()
    // TD-032.1
    #expect((0..<3).map { fixture.cell($0).accessoryType } == [.none, .checkmark, .none])
    #expect(fixture.cell(1).accessory?.type == .checkmark)  // TD-032.1
  }

  @Test func aTableControllerMayChooseAccessories() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let plain = OneRowController(style: .plain)
    stage.show(plain)
    let row = IndexPath(row: 0, section: 0)
    // A controller that does not override the method leaves cells as they are.
    #expect(plain.tableView.cellForRow(at: row)?.accessoryType == .detailButton)
    let choosing = AccessoryController(style: .plain)
    stage.show(choosing)
    #expect(choosing.tableView.cellForRow(at: row)?.accessoryType == .checkmark)  // TD-032.1
  }

  @Test func subclassesMayDeclareTheDeprecatedNames() {
    let cell = PictureCell(style: .default, reuseIdentifier: nil)
    cell.text = 3
    cell.image.image = nil
    #expect(cell.text == 3 && cell.textLabel?.text == nil)
  }
}

@MainActor
private protocol DeprecatedChecks {
  func initialiser()
  func contents()
  func accessoryWhileEditing()
}

@MainActor
private struct DeprecatedMembers: DeprecatedChecks {
  @available(*, deprecated)
  func initialiser() {
    let cell = UITableViewCell(
      frame: CGRect(x: 1, y: 2, width: 30, height: 40),
      reuseIdentifier: "old"
    )
    #expect(cell.reuseIdentifier == "old")  // TC-041.1
    #expect(cell.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(cell.textLabel != nil && cell.detailTextLabel == nil)
  }

  @available(*, deprecated)
  func contents() {
    let cell = UITableViewCell(frame: .zero, reuseIdentifier: nil)
    let image = plainImage(width: 4, height: 4)
    let selectedImage = plainImage(width: 5, height: 5, .blue)
    #expect(cell.text == nil && cell.image == nil && cell.selectedImage == nil)  // TC-043.1
    cell.text = "Title"
    cell.font = .systemFont(ofSize: 30)
    cell.textColor = .red
    cell.textAlignment = .right
    cell.lineBreakMode = .byTruncatingMiddle
    cell.selectedTextColor = .blue
    cell.image = image
    cell.selectedImage = selectedImage
    #expect(cell.textLabel?.text == "Title" && cell.text == "Title")  // TC-043.1
    #expect(cell.textLabel?.font == .systemFont(ofSize: 30) && cell.font?.pointSize == 30)
    #expect(cell.textLabel?.textColor == .red && cell.textColor == .red)  // TC-043.1
    #expect(cell.textLabel?.textAlignment == .right && cell.textAlignment == .right)
    #expect(cell.textLabel?.lineBreakMode == .byTruncatingMiddle)  // TC-043.1
    #expect(cell.lineBreakMode == .byTruncatingMiddle)
    #expect(cell.textLabel?.highlightedTextColor == .blue)  // TC-043.1
    #expect(cell.selectedTextColor == .blue)
    #expect(cell.imageView?.image === image && cell.image === image)  // TC-043.1
    #expect(cell.imageView?.highlightedImage === selectedImage)  // TC-043.1
    #expect(cell.selectedImage === selectedImage)
  }

  @available(*, deprecated)
  func accessoryWhileEditing() {
    let cell = UITableViewCell(frame: .zero, reuseIdentifier: nil)
    cell.accessoryType = .checkmark
    #expect(cell.hidesAccessoryWhenEditing)  // TC-043.1
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(cell.accessory == nil)
    cell.hidesAccessoryWhenEditing = false
    #expect(cell.accessory?.type == .checkmark)  // TC-043.1
    cell.editingAccessoryType = .detailButton
    #expect(cell.accessory?.type == .detailButton)
    cell.editingAccessoryType = .none
    cell.hidesAccessoryWhenEditing = true
    #expect(cell.accessory == nil)  // TC-043.1
  }
}

private final class AccessoryDelegate: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    accessoryTypeForRowWith indexPath: IndexPath
  ) -> UITableViewCell.AccessoryType { indexPath.row == 1 ? .checkmark : .none }
}

private class OneRowController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .detailButton
    return cell
  }
}

private final class AccessoryController: OneRowController {
  override func tableView(
    _ tableView: UITableView,
    accessoryTypeForRowWith indexPath: IndexPath
  ) -> UITableViewCell.AccessoryType { .checkmark }
}

/// A cell whose properties have the names of deprecated ones, but other types.
private final class PictureCell: UITableViewCell {
  var text = 0
  let image = UIImageView()
}
