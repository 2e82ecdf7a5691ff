import Foundation
import UIKit

/// A list of faults; tapping a row triggers its fault.
///
/// `Tests/Console/play` runs the program on a console and checks the state of the console
/// afterwards.
final class FaultController: UITableViewController {
  enum Fault: String, CaseIterable {
    case precondition = "A precondition that does not hold"
    case index = "An index beyond the end of an array"
    case misuse = "A mistake that the library names"
    case hang = "A main loop that hangs"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Fault.allCases.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = Fault.allCases[indexPath.row].rawValue
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch Fault.allCases[indexPath.row] {
    case .precondition: precondition(indexPath.isEmpty, "this does not hold")
    case .index: print([1][indexPath.row + 1])
    case .misuse: _ = tableView.dequeueReusableCell(withIdentifier: "none", for: indexPath)
    case .hang: while true { sleep(1) }
    }
  }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = FaultController(style: .plain)
    window.makeKeyAndVisible()
    return true
  }
}
