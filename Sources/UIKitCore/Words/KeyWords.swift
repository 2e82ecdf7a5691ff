/// The names of keys as the keyboards of a language have them; data only.
struct KeyWords: Sendable {
  let control: String
  let alternate: String
  let shift: String
  let escape: String
  let pageUp: String
  let pageDown: String
  let home: String
  let end: String
  let delete: String
  let enter: String
  let space: String
  let tab: String

  /// Those of keyboards in English, which many other languages have, too.
  static let english = KeyWords()

  init(
    control: String = "Ctrl",
    alternate: String = "Alt",
    shift: String = "Shift",
    escape: String = "Esc",
    pageUp: String = "Page Up",
    pageDown: String = "Page Down",
    home: String = "Home",
    end: String = "End",
    delete: String = "Delete",
    enter: String = "Return",
    space: String = "Space",
    tab: String = "Tab"
  ) {
    (self.control, self.alternate, self.shift, self.escape) = (control, alternate, shift, escape)
    (self.pageUp, self.pageDown, self.home, self.end) = (pageUp, pageDown, home, end)
    (self.delete, self.enter, self.space, self.tab) = (delete, enter, space, tab)
  }
}
