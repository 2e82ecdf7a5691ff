import Testing

@testable import rolltop

/// Tests for `Contact`.
@Suite struct ContactTests {
  @Test func newEntriesGetAnUnusedLabel() {
    var contact = Contact.example
    #expect(contact[.phone].map(\.label) == ["mobile", "home"])
    for _ in 0..<3 { contact.add(.phone) }
    #expect(contact[.phone].map(\.label) == ["mobile", "home", "work", "other", "other"])
    contact.remove(.phone, at: 0)
    contact.add(.phone)
    #expect(contact[.phone].last?.label == "mobile")
    #expect(Set(contact[.phone].map(\.id)).count == contact[.phone].count)
  }

  @Test func aValueStaysWithItsEntry() {
    var contact = Contact.example
    let id = contact[.phone][1].id
    contact.remove(.phone, at: 0)
    contact.set("1", ofEntry: id)
    #expect(contact[.phone].map(\.value) == ["1"])
    contact.remove(.phone, at: 0)
    let remaining = contact
    contact.set("2", ofEntry: id)
    #expect(contact == remaining)
  }
}
