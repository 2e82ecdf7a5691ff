/// A person in an address book.
struct Contact: Equatable, Sendable {
  /// A phone number or an email address.
  struct Entry: Equatable, Sendable, Identifiable {
    let id: Int
    /// The label, such as "home".
    var label: String
    var value: String
  }

  /// A group of people, possibly nested.
  struct Group: Equatable, Sendable {
    var name: String
    /// The nesting level; 0 for a top-level group.
    var level: Int
    var isMember: Bool
  }

  /// A kind of entry; a contact may have several entries of each kind.
  enum Kind: Int, CaseIterable, Sendable {
    case phone, email

    /// The labels of entries, in the order in which they are assigned.
    var labels: [String] {
      switch self {
      case .phone: ["mobile", "home", "work", "other"]
      case .email: ["home", "work", "other"]
      }
    }
  }

  var name: String
  var company: String
  var groups: [Group]
  private var entries: [Kind: [Entry]] = [:]
  private var lastID = 0
}

extension Contact {
  /// The sample contact.
  static let example: Contact = {
    var contact = Contact(
      name: "Ada Lovelace",
      company: "Analytical Engines",
      groups: [
        Group(name: "Friends", level: 0, isMember: true),
        Group(name: "London", level: 1, isMember: true),
        Group(name: "Chess", level: 2, isMember: false),
        Group(name: "Work", level: 0, isMember: false),
        Group(name: "Mathematics", level: 1, isMember: true),
      ]
    )
    for number in ["+44 20 7946 0018", "+44 20 7946 0815"] { contact.add(.phone, value: number) }
    contact.add(.email, value: "ada@example.org")
    return contact
  }()

  private init(name: String, company: String, groups: [Group]) {
    self.name = name
    self.company = company
    self.groups = groups
  }

  /// Returns the entries of a kind, in the user's order.
  subscript(kind: Kind) -> [Entry] { entries[kind] ?? [] }

  /// Appends an entry with the first unused label, or else with the last label of its kind.
  mutating func add(_ kind: Kind, value: String = "") {
    let usedLabels = Set(self[kind].map(\.label))
    let label = kind.labels.first { !usedLabels.contains($0) } ?? kind.labels[kind.labels.count - 1]
    lastID += 1
    entries[kind, default: []].append(Entry(id: lastID, label: label, value: value))
  }

  /// Removes an entry.
  mutating func remove(_ kind: Kind, at index: Int) {
    entries[kind]?.remove(at: index)
  }

  /// Changes an entry's value; no effect if the entry was removed.
  mutating func set(_ value: String, ofEntry id: Int) {
    for kind in Kind.allCases {
      guard let index = self[kind].firstIndex(where: { $0.id == id }) else { continue }
      entries[kind]?[index].value = value
    }
  }
}
