import UIKit

/// A contact, which is editable in editing mode.
///
/// Editing mode adds a row with a green plus to the lists of numbers and addresses; a red minus
/// deletes an entry.
final class FormViewController: ListViewController {
  private enum Section: Int, CaseIterable {
    case names, phones, emails, groups

    /// The kind of the entries; `nil` for sections without entries.
    var kind: Contact.Kind? {
      switch self {
      case .phones: .phone
      case .emails: .email
      case .names, .groups: nil
      }
    }

    var title: String? {
      switch self {
      case .names: nil
      case .phones: "Telephone"
      case .emails: "E-mail"
      case .groups: "Groups"
      }
    }
  }

  private(set) var contact = Contact.example
  private static let fieldIdentifier = "Field"
  private static let addIdentifier = "Add"
  private static let groupIdentifier = "Group"

  init() {
    super.init(style: .grouped, wrapsLargeTexts: true)
    title = "Form"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    tableView.allowsSelectionDuringEditing = true
    // The number pad has no key that dismisses it.
    tableView.keyboardDismissMode = .interactive
    navigationItem.rightBarButtonItem = editButtonItem
    addKeyCommand(
      UIKeyCommand(input: "e", modifierFlags: .control, discoverabilityTitle: "Edit") {
        [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) }
      }
    )
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    super.setEditing(editing, animated: animated)
    // A table that was never on screen has not loaded its rows yet.
    guard view.window != nil else { return }
    let rows = [Section.phones, .emails].map(indexPathOfAddRow)
    if editing {
      tableView.insertRows(at: rows, with: .top)
    } else {
      tableView.deleteRows(at: rows, with: .top)
    }
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int {
    Section.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section.allCases[section] {
    case .names: 2
    case .phones: contact[.phone].count + (isEditing ? 1 : 0)
    case .emails: contact[.email].count + (isEditing ? 1 : 0)
    case .groups: contact.groups.count
    }
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    Section.allCases[section].title
  }

  override func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    section(of: indexPath) == .groups ? contact.groups[indexPath.row].level : 0
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      switch section(of: indexPath) {
      case .names: nameCell(row: indexPath.row)
      case .phones: entryCell(of: .phone, row: indexPath.row)
      case .emails: entryCell(of: .email, row: indexPath.row)
      case .groups: groupCell(for: contact.groups[indexPath.row])
      }
    wrapTexts(of: cell)
    return cell
  }

  // MARK: Editing

  override func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    // Outside of editing mode a swipe would delete otherwise.
    guard isEditing, section(of: indexPath).kind != nil else { return .none }
    return isAddRow(indexPath) ? .insert : .delete
  }

  override func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    section(of: indexPath).kind != nil
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let kind = section(of: indexPath).kind else { return }
    switch editingStyle {
    case .insert: addEntry(of: kind)
    case .delete:
      contact.remove(kind, at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    case .none: break
    }
  }

  override func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    isAddRow(indexPath) || section(of: indexPath) == .groups
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let kind = section(of: indexPath).kind {
      if isAddRow(indexPath) { addEntry(of: kind) }
    } else if section(of: indexPath) == .groups {
      contact.groups[indexPath.row].isMember.toggle()
      let isMember = contact.groups[indexPath.row].isMember
      tableView.cellForRow(at: indexPath)?.editingAccessoryType = isMember ? .checkmark : .none
      tableView.cellForRow(at: indexPath)?.accessoryType = isMember ? .checkmark : .none
    }
  }
}

// MARK: Index paths

extension FormViewController {
  private func section(of indexPath: IndexPath) -> Section {
    Section.allCases[indexPath.section]
  }

  /// Returns the index path of the row with the green plus in editing mode.
  private func indexPathOfAddRow(in section: Section) -> IndexPath {
    IndexPath(row: section.kind.map { contact[$0].count } ?? 0, section: section.rawValue)
  }

  private func isAddRow(_ indexPath: IndexPath) -> Bool {
    let section = section(of: indexPath)
    return isEditing && section.kind != nil && indexPath == indexPathOfAddRow(in: section)
  }

  /// Adds an empty entry above the row with the green plus, and focuses its text field.
  private func addEntry(of kind: Contact.Kind) {
    let section: Section = kind == .phone ? .phones : .emails
    let indexPath = indexPathOfAddRow(in: section)
    contact.add(kind)
    tableView.insertRows(at: [indexPath], with: .automatic)
    tableView.scrollToRow(at: indexPath, at: .none, animated: true)
    (tableView.cellForRow(at: indexPath) as? FieldCell)?.focus()
  }
}

// MARK: Cells

extension FormViewController {
  private func fieldCell() -> FieldCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.fieldIdentifier) as? FieldCell
    return cell ?? FieldCell(style: .value2, reuseIdentifier: Self.fieldIdentifier)
  }

  private func nameCell(row: Int) -> UITableViewCell {
    let cell = fieldCell()
    if row == 0 {
      cell.show(caption: "name", text: contact.name, placeholder: "Name") { [weak self] in
        self?.contact.name = $0
      }
    } else {
      cell.show(caption: "company", text: contact.company, placeholder: "Company") {
        [weak self] in self?.contact.company = $0
      }
    }
    return cell
  }

  private func entryCell(of kind: Contact.Kind, row: Int) -> UITableViewCell {
    guard row < contact[kind].count else {
      return addCell(title: kind == .phone ? "add a number" : "add an address")
    }
    let entry = contact[kind][row]
    let cell = fieldCell()
    cell.show(
      caption: entry.label,
      text: entry.value,
      placeholder: kind == .phone ? "Number" : "Address",
      keyboardType: kind == .phone ? .phonePad : .emailAddress
    ) { [weak self] in self?.contact.set($0, ofEntry: entry.id) }
    return cell
  }

  private func addCell(title: String) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.addIdentifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: Self.addIdentifier)
    cell.textLabel?.text = title
    cell.adjustToTextSize(title: .subheadline)
    return cell
  }

  private func groupCell(for group: Contact.Group) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.groupIdentifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: Self.groupIdentifier)
    cell.textLabel?.text = group.name
    cell.accessoryType = group.isMember ? .checkmark : .none
    cell.editingAccessoryType = cell.accessoryType
    return cell
  }
}
