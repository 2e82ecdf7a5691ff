import Foundation
import Synchronization

/// Searches the lines that match a query, on all cores.
///
/// A new query cancels the previous search after a line. Each line has a rank of four bytes: when
/// lines are added, earlier ones are not searched again, and when a word is extended, only the
/// previous matches are searched.
package final class LineSearch: @unchecked Sendable {
  /// The searched text and the order of the matches.
  package struct Options: Sendable {
    /// The presentation of lines, and the searched fields.
    package var form = LineForm()
    /// The number of initial lines that form the header instead of rows.
    package var headerCount = 0
    /// Whether the best matches come first; otherwise matches keep the order of the input.
    package var isSorted = true
    /// Whether later lines come before earlier ones.
    package var isReversed = false
    /// The number of the field by which rows are grouped into sections, starting at 1; `nil` for
    /// none.
    package var groupField: Int?

    /// Creates the default options.
    package init() {}
  }

  private let store: LineStore
  private let options: Options
  private let queue = DispatchQueue(label: "search", qos: .userInitiated)
  /// The number of the last requested query.
  private let latestNumber = Atomic<Int>(0)

  private let grouping: Grouping?
  /// The milliseconds until the first matches are delivered, unless all are found earlier.
  let firstReportDelay: Int64

  // The following properties are only used on the queue.
  /// The rank of each line.
  private let ranks: ReservedMemory<UInt32>
  /// The query of the current ranks, and the end of the ranked lines.
  private var ranked: (query: Query, end: Int)?
  /// A query that only ranked lines can match, and the end of the lines to which this applies.
  private var basis: (query: Query, end: Int)?

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - store: The lines; lines may be appended meanwhile.
  ///   - options: The options of the search.
  /// - Throws: `StoreError.outOfMemory`.
  package convenience init(
    store: LineStore,
    options: Options = Options()
  ) throws(StoreError) {
    try self.init(store: store, options: options, firstReportDelay: 8)
  }

  init(store: LineStore, options: Options, firstReportDelay: Int64) throws(StoreError) {
    self.store = store
    self.options = options
    self.firstReportDelay = firstReportDelay
    ranks = try ReservedMemory(byteCount: 1 << 34)
    grouping = options.groupField.map { Grouping(field: $0, delimiter: options.form.delimiter) }
  }

  /// Searches the current lines.
  ///
  /// - Parameters:
  ///   - query: The query, which cancels the search for any other.
  ///   - deliver: Called on another thread with the matches found so far, first after a few
  ///     milliseconds and then at growing intervals, and finally with all matches. May be called
  ///     once more after the next call of this method.
  package func start(_ query: Query, deliver: @escaping @Sendable (Matches) -> Void) {
    let number = latestNumber.add(1, ordering: .relaxed).newValue
    queue.async { [self] in
      let isCurrent: @Sendable () -> Bool = { self.latestNumber.load(ordering: .relaxed) == number }
      guard let matches = run(query, isCurrent: isCurrent, onPartialMatches: deliver), isCurrent()
      else { return }
      deliver(matches)
    }
  }

  /// Searches the current lines synchronously.
  ///
  /// - Parameter query: The query, which cancels the search for any other.
  /// - Returns: All matches.
  package func matches(of query: Query) -> Matches {
    latestNumber.add(1, ordering: .relaxed)
    return queue.sync { run(query, isCurrent: { true }, onPartialMatches: nil) ?? .empty }
  }
}

extension LineSearch {
  /// Runs a search.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - isCurrent: Returns whether the search has not been cancelled; called on any thread.
  ///   - onPartialMatches: Called on any thread with the matches found so far; `nil` for no partial
  ///     results.
  /// - Returns: All matches; `nil` if the search was cancelled.
  private func run(
    _ query: Query,
    isCurrent: @escaping @Sendable () -> Bool,
    onPartialMatches: (@Sendable (Matches) -> Void)?
  ) -> Matches? {
    guard isCurrent() else { return nil }
    let count = store.count
    let lines = min(options.headerCount, count)..<count
    guard !query.isEmpty else {
      guard grouping != nil else { return Matches(all: lines, isReversed: options.isReversed) }
      return makeRanksUsable(count) ? allGrouped(lines) : nil
    }
    guard makeRanksUsable(count),
      rank(lines, query, isCurrent: isCurrent, onPartialMatches: onPartialMatches)
    else { return nil }
    return matches(of: query, in: lines, isComplete: true)
  }

  /// Ranks lines that have no rank for the query yet.
  ///
  /// - Returns: Whether all lines have a rank.
  private func rank(
    _ lines: Range<Int>,
    _ query: Query,
    isCurrent: @escaping @Sendable () -> Bool,
    onPartialMatches: (@Sendable (Matches) -> Void)?
  ) -> Bool {
    let start = ranked?.query == query ? ranked?.end ?? lines.lowerBound : lines.lowerBound
    let narrowedEnd = narrow(to: query) ?? lines.lowerBound
    if start == lines.lowerBound { ranked = nil }
    let remainingLines = max(start, lines.lowerBound)..<lines.upperBound
    let pass = SearchPass(lines: remainingLines, byteCount: store.byteCount(of: remainingLines))
    let (store, form, ranks) = (store, options.form, ranks)
    let reports = ReportTimes(firstDelay: firstReportDelay)
    pass.run(isWanted: isCurrent) {
      let matcher = Matcher(query: query, form: form)
      return { slice in
        for line in slice where line >= narrowedEnd || ranks.base[line] != Rank.none {
          // Long lines and queries are slow, and the next key need not wait for the whole slice.
          guard isCurrent() else { return }
          ranks.base[line] = matcher.rank(of: store[line], isASCII: store.isASCII(line))
        }
      }
    } onSlice: { end in
      // The second slice may be finished before the first one; then there is no partial result.
      guard let onPartialMatches, lines.lowerBound < end, end < lines.upperBound, isCurrent(),
        reports.isDue()
      else { return }
      onPartialMatches(self.matches(of: query, in: lines.lowerBound..<end, isComplete: false))
    }
    guard isCurrent() else { return false }
    ranked = (query, lines.upperBound)
    basis = ranked
    return true
  }

  /// Determines which ranks of earlier queries remain valid.
  ///
  /// - Returns: The end of the lines of which those without a rank need not be searched; `nil` if
  ///   all lines must be searched.
  private func narrow(to query: Query) -> Int? {
    guard let basis, query.narrows(basis.query) else {
      self.basis = nil
      return nil
    }
    // This holds even if the search is cancelled before all lines have a rank of the new query.
    self.basis = (query, basis.end)
    return basis.end
  }

  /// Groups all lines, without ranks.
  private func allGrouped(_ lines: Range<Int>) -> Matches {
    ranked = nil
    basis = nil
    (ranks.base + lines.lowerBound).update(repeating: 0, count: lines.count)
    return matches(of: Query(""), in: lines, isComplete: true)
  }

  /// Commits the memory for the ranks of lines below a number.
  ///
  /// - Returns: Whether the memory is available.
  private func makeRanksUsable(_ count: Int) -> Bool {
    // Without memory for ranks there are no matches, and the visible rows stay.
    (try? ranks.makeUsable(max(1, count))) != nil
  }

  /// Sorts ranked lines; called on any thread while the queue waits.
  private func matches(of query: Query, in lines: Range<Int>, isComplete: Bool) -> Matches {
    let ranking = Ranking(
      ranks: UnsafePointer(ranks.base + lines.lowerBound),
      lines: lines,
      isReversed: options.isReversed
    )
    let isSorted = options.isSorted && query.ranksMatches
    let (list, count) = isSorted ? ranking.bestFirst() : ranking.inOrder()
    let sections = grouping?.group(list, count: count, of: store)
    return Matches(
      list: list,
      count: count,
      searchedCount: lines.count,
      isComplete: isComplete,
      sections: sections ?? []
    )
  }
}
