import Testing
import UIKit
import UIKitTesting

// A list that loads the next page near its end, and shows a spinner meanwhile.

protocol FeedLoading: AnyObject {
  func loadPage(_ page: Int, completion: @escaping (Result<[String], Error>) -> Void)
}

final class FeedViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let loader: FeedLoading
  private let pageSize: Int
  private var items = [String]()
  private var isLoading = false
  private var nextPage = 0
  private var hasMore = true

  let tableView = UITableView()
  private let spinner = UIActivityIndicatorView(style: .gray)

  init(loader: FeedLoading, pageSize: Int = 20) {
    self.loader = loader
    self.pageSize = pageSize
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
    spinner.frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 44)
    tableView.tableFooterView = spinner
    loadNextPage()
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
  }

  private func loadNextPage() {
    guard !isLoading, hasMore else { return }
    isLoading = true
    spinner.startAnimating()
    loader.loadPage(nextPage) { [weak self] result in
      guard let self = self else { return }
      self.isLoading = false
      self.spinner.stopAnimating()
      switch result {
      case .success(let page):
        self.append(page)
      case .failure:
        self.hasMore = false
      }
    }
  }

  private func append(_ page: [String]) {
    nextPage += 1
    hasMore = page.count == pageSize
    let start = items.count
    items.append(contentsOf: page)
    let indexPaths = (start..<items.count).map { IndexPath(row: $0, section: 0) }
    tableView.beginUpdates()
    tableView.insertRows(at: indexPaths, with: .none)
    tableView.endUpdates()
    if !hasMore { tableView.tableFooterView = UIView() }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if indexPath.row == items.count - 5 { loadNextPage() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let distance =
      scrollView.contentSize.height - scrollView.contentOffset.y - scrollView.frame.size.height
    if distance < 100 { loadNextPage() }
  }
}

private final class FakeLoader: FeedLoading {
  var requests: [(page: Int, completion: (Result<[String], Error>) -> Void)] = []

  func loadPage(_ page: Int, completion: @escaping (Result<[String], Error>) -> Void) {
    requests.append((page, completion))
  }

  func deliver(_ count: Int) {
    let (page, completion) = requests.removeFirst()
    completion(.success((0..<count).map { "Item \(page)-\($0)" }))
  }
}

/// Tests for pagination.
@MainActor
struct PaginationTests {
  @Test func scrollingToTheEndLoadsTheNextPage() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let loader = FakeLoader()
    let controller = FeedViewController(loader: loader)
    stage.show(controller)
    #expect(loader.requests.map(\.page) == [0])
    loader.deliver(20)
    stage.settle()
    #expect(controller.tableView.numberOfRows(inSection: 0) == 20)
    #expect(loader.requests.isEmpty)
    for _ in 0..<4 {
      stage.drag(
        from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100), duration: 0.2, hold: 0.2)
    }
    stage.settle()
    #expect(loader.requests.map(\.page) == [1])
    let offset = controller.tableView.contentOffset
    loader.deliver(7)
    stage.settle()
    #expect(controller.tableView.contentOffset == offset)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 27)
    #expect(controller.tableView.tableFooterView is UIActivityIndicatorView == false)
  }
}
