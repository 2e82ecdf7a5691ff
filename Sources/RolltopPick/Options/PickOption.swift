/// A command-line option, for the help and the shell completions.
struct PickOption: Sendable {
  /// The name including its dashes.
  let name: String
  /// The short name, such as `-q`; `nil` if there is none.
  let short: String?
  /// The name of the value in the help; `nil` if the option has no value.
  let value: String?
  /// The explanation, as lines that fit the help's width.
  let help: [String]

  private init(
    _ name: String,
    _ short: String? = nil,
    value: String? = nil,
    help: String...
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }

  /// All options by group, in the order of the help.
  static let all: [(title: String, options: [PickOption])] = [
    ("What matches", searching), ("Which lines", reading), ("The window", showing),
    ("What is printed", printing),
  ]

  private static let searching = [
    PickOption(
      "--filter",
      "-f",
      value: "QUERY",
      help: "print the lines that match, without a window"
    ),
    PickOption("--query", "-q", value: "QUERY", help: "begin with this in the search field"),
    PickOption("--exact", "-e", help: "words stand as they are; 'word is fuzzy then"),
    PickOption(
      "--ignore-case",
      "-i",
      help: "capital letters match small ones, too, and the reverse"
    ),
    PickOption("--no-sort", help: "matches keep the order of the input"),
    PickOption("--tac", help: "the last line comes first"),
    PickOption(
      "--delimiter",
      "-d",
      value: "TEXT",
      help: "what stands between fields (default: spaces and tabs)"
    ),
    PickOption(
      "--nth",
      "-n",
      value: "FIELDS",
      help: "search these fields of the shown text only,",
      "such as 2, -1, 2.. or 1,3..5"
    ),
  ]

  private static let reading = [
    PickOption(
      "--with-nth",
      value: "FIELDS",
      help: "show these fields only; the whole line is printed"
    ),
    PickOption("--header-lines", value: "N", help: "the first N lines are a header"),
    PickOption("--ansi", help: "escape sequences colour the text"),
    PickOption("--read0", help: "lines end with a zero byte"),
  ]

  private static let showing = [
    PickOption("--multi", "-m", help: "choose several; Tab, Ctrl+A, Shift, clicks mark"),
    PickOption("--select", value: "TEXT", help: "begin at the first line that starts with this"),
    PickOption("--columns", help: "fields stand below each other"),
    PickOption(
      "--icons",
      value: "N",
      help: "field N is a symbol's name or a picture's path,",
      "and is shown as such"
    ),
    PickOption("--group-by", value: "N", help: "lines with an equal field N stand below a heading"),
    PickOption(
      "--preview",
      value: "COMMAND",
      help: "show what a shell command prints for the current line,",
      "text or a picture; {} is the line, {2} a field,",
      "{q} the query, {n} the line's number"
    ),
    PickOption("--header", value: "TEXT", help: "show this above the lines"),
    PickOption("--prompt", "-p", value: "TEXT", help: "show this before the search field"),
    PickOption("--placeholder", value: "TEXT", help: "show this in the empty search field"),
    PickOption("--title", value: "TEXT", help: "the window's title"),
    PickOption("--size", value: "WxH", help: "the window's size in points (default 640x480)"),
    PickOption("--height", value: "ROWS", help: "the window's height in rows"),
    PickOption(
      "--theme",
      value: "NAME",
      help: "automatic, light, dark, or classic, that of 2011"
    ),
  ]

  private static let printing = [
    PickOption(
      "--expect",
      value: "KEYS",
      help: "these keys choose, too, such as ctrl-v,alt-enter,f2;",
      "print the key first, or an empty line"
    ),
    PickOption("--print0", help: "print a zero byte behind each line"),
    PickOption("--print-query", help: "print the query first"),
    PickOption("--print-index", help: "print the number of a line instead, from 0"),
    PickOption("--help", "-h", help: "print this"),
  ]
}
