import UIKit

/// Rows with random words, which hardly occur in other rows.
@MainActor
final class NewWordRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let count: Int
  private let scripts: [NewWords.Script]

  /// Creates a data source.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - scripts: The scripts of a row's words, in order.
  init(count: Int, scripts: [NewWords.Script]) {
    self.count = count
    self.scripts = scripts
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.font = .systemFont(ofSize: 16)
    cell.textLabel?.text = NewWords.text(number: indexPath.row, scripts: scripts)
    return cell
  }
}

/// Words of four to seven random letters.
enum NewWords {
  /// The letters of a script.
  struct Script {
    var letters: [Character]

    fileprivate init(_ letters: String) { self.letters = Array(letters) }
  }

  static let latin = Script("abcdefghijklmnopqrstuvwxyz")
  /// Eight scripts, and emoji.
  static let everyScript = [
    latin,
    Script("абвгдежзиклмнопрстуфхцчшщыьэюя"),
    Script("αβγδεζηθικλμνξοπρστυφχψω"),
    Script("אבגדהוזחטיכלמנסעפצקרשת"),
    Script("ابتثجحخدذرزسشصضطظعغفقكلمنهوي"),
    Script("กขคงจฉชซญดตถทธนบปผฝพฟภมยรลวสหอ"),
    Script("कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह"),
    Script("日本語文字漢山川田中大小上下人口手足目耳"),
    Script("😀😁😂😃😄😅😆😇😈😉😊😋😌😍😎😏"),
  ]

  /// Returns a text with a word of each script; it depends only on the number and the scripts.
  static func text(number: Int, scripts: [Script]) -> String {
    var state = UInt64(truncatingIfNeeded: number) &+ 1
    func randomInteger(below limit: Int) -> Int {
      state = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      state = (state ^ state >> 27) &* 0x94D0_49BB_1331_11EB &+ 0x9E37_79B9_7F4A_7C15
      return Int(state >> 33) % limit
    }
    return scripts.map { script in
      String(
        (0..<4 + randomInteger(below: 4)).map { _ in
          script.letters[randomInteger(below: script.letters.count)]
        }
      )
    }.joined(separator: " ")
  }
}
