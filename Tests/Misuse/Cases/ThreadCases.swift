import BackgroundCalls
import Foundation
import UIKitCore

extension CaseList {
  /// Adds calls on a background thread, most of which are permitted on the main thread only.
  mutating func addThreads() {
    for call in BackgroundCall.all {
      let end = call.sentence.map { End.stops($0) } ?? .continues
      add("In the background: \(call.name)", end) { fixture in
        let objects = BackgroundObjects(
          table: fixture.table,
          label: fixture.label,
          view: fixture.view,
          imageView: fixture.imageView,
          controller: fixture.keep(UIViewController()),
          navigation: fixture.navigation
        )
        let work = BackgroundWork(call: call, objects: objects)
        if let problem = work.runInBackground() { print(problem) }
      }
    }
  }
}

/// A call that another thread makes while the main thread waits.
private final class BackgroundWork: @unchecked Sendable {
  private let call: BackgroundCall
  private let objects: BackgroundObjects
  private var problem: String?

  init(call: BackgroundCall, objects: BackgroundObjects) {
    self.call = call
    self.objects = objects
  }

  /// Makes the call on a new thread and returns the problem with its result.
  func runInBackground() -> String? {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [self] in
      problem = call.body(objects)
      done.signal()
    }
    done.wait()
    return problem
  }
}
