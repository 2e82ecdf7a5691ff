import UIKit

extension FilesViewController {
  private typealias Listing = Result<[FileSection], FileSystemError>

  /// The loading time after which an activity indicator appears, in seconds.
  private static let indicatorDelay: TimeInterval = 0.25
  /// The delay from a change to reloading, in seconds; changes in the meantime are included.
  private static let reloadDelay: TimeInterval = 0.5

  /// Reads the directory, which may have thousands of entries or be on a slow disk.
  func load() {
    let (fileSystem, path) = (world.fileSystem, path)
    isStale = false
    reloadTimer?.invalidate()
    reloadTimer = nil
    // The watch begins before reading, so that changes during reading cause a reload.
    watch = fileSystem.watch(path) { [weak self] in self?.directoryDidChange() }
    loadingTask?.cancel()
    loadingTask = world.perform {
      Listing { () throws(FileSystemError) in
        FileSection.sections(of: try fileSystem.entries(of: path))
      }
    } then: { [weak self] listing in
      self?.show(listing)
    }
    if loadingTask != nil, sections.isEmpty { scheduleActivityIndicator() }
  }

  private func scheduleActivityIndicator() {
    indicatorTimer?.invalidate()
    indicatorTimer = startTimer(after: Self.indicatorDelay) { $0.showActivityIndicator() }
  }

  private func showActivityIndicator() {
    tableView.backgroundView = WaitingView()
  }

  private func show(_ listing: Listing) {
    indicatorTimer?.invalidate()
    loadingTask = nil
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
    if isStale { scheduleReload() }
  }

  private func directoryDidChange() {
    isStale = true
    // A slow load is completed even if the directory keeps changing.
    if loadingTask == nil { scheduleReload() }
  }

  /// Schedules a reload if the list is on screen and none is scheduled; a frozen world reloads
  /// immediately.
  private func scheduleReload() {
    guard viewIfLoaded?.window != nil, reloadTimer == nil else { return }
    guard !world.isFrozen else { return load() }
    reloadTimer = startTimer(after: Self.reloadDelay) { $0.load() }
  }

  /// Starts a timer that fires once, unless the list is deallocated before.
  private func startTimer(
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
