import Glibc
import UIKit

/// The program: measures the workloads, prints a table, and fails when drawing was wrong.
@main
struct Bench {
  @MainActor
  static func main() {
    do {
      let yardstick = Yardstick()
      for workload in [
        ScrollWorkload(name: "scroll-7", step: 7, goal: .init(limit: 2.5, aim: 1.6)),
        ScrollWorkload(name: "scroll-60", step: 60, goal: .init(limit: 4, aim: 2.5)),
      ] {
        for _ in 0..<3 {
          let r = try workload.run(yardstick)
          print(workload.name, r.map { "\($0.name) \(($0.value * 1000).rounded() / 1000)" }.joined(separator: ", "))
        }
      }
    } catch {
      print("\(error)")
      exit(1)
    }
  }
}
