import UIKit

extension FilesViewController {
  private typealias Listing = Result<[FileSection], FileSystemError>

  /// The loading time after which an activity indicator appears, in seconds.
  private static let timeout: TimeInterval = 0.25
  /// The delay from a change to reloading, in seconds; changes in the meantime are included.
  private static let delay: TimeInterval = 0.5

  /// Reads the directory, which may have thousands of entries or be on a slow disk.
  func load() {
    let (fileSystem, path) = (world.fileSystem, path)
    isStale = false
    readingTimer?.invalidate()
    readingTimer = nil
    // Later changes cause reloading.
    watch = fileSystem.watch(path) { [weak self] in self?.directoryDidChange() }
    loading?.cancel()
    loading = world.perform {
      Listing { () throws(FileSystemError) in
        FileSection.sections(of: try fileSystem.entries(of: path))
      }
    } then: { [weak self] listing in
      self?.show(listing)
    }
    if loading != nil, sections.isEmpty { waitForListing() }
  }

  private func waitForListing() {
    waitingTimer?.invalidate()
    waitingTimer = timer(after: Self.timeout) { $0.showWaiting() }
  }

  private func showWaiting() {
    tableView.backgroundView = WaitingView()
  }

  private func show(_ listing: Listing) {
    waitingTimer?.invalidate()
    loading = nil
    switch listing {
    case .success(let sections):
      allSections = sections
      showEntries()
    case .failure(let error):
      clearEntries()
      tableView.backgroundView = MessageView(
        title: "This folder cannot be shown",
        detail: error.reason
      )
    }
    if isStale { readSoon() }
  }

  private func directoryDidChange() {
    isStale = true
    // A slow load is completed even if the directory keeps changing.
    if loading == nil { readSoon() }
  }

  /// Schedules reloading if the directory is on screen.
  private func readSoon() {
    guard viewIfLoaded?.window != nil, readingTimer == nil else { return }
    guard !world.isFrozen else { return load() }
    readingTimer = timer(after: Self.delay) { $0.load() }
  }

  private func timer(
    after delay: TimeInterval,
    _ action: @escaping @MainActor (FilesViewController) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { if let self { action(self) } }
    }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
}
