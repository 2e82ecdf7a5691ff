import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for search bars without a search controller: their content and their delegate's calls.
@MainActor
final class SearchBarTests: NSObject, UISearchBarDelegate {
  private let stage = Stage(size: CGSize(width: 320, height: 160))
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private var calls: [String] = []
  private var allowsBeginning = true
  private var allowsEnding = true

  override init() {
    super.init()
    stage.checksDamage = true
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(bar)
    bar.delegate = self
    stage.show(root)
    stage.settle()
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("should begin")
    return allowsBeginning
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("should end")
    return allowsEnding
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
    calls.append("scope \(scope)")
  }

  @Test func thePlaceholderIsInTheUsersLanguage() {
    #expect(bar.placeholder == nil && bar.searchTextField.placeholder == "Search")
    bar.placeholder = ""
    #expect(bar.searchTextField.placeholder?.isEmpty ?? true)
    bar.placeholder = "Dishes"
    #expect(bar.searchTextField.placeholder == "Dishes")
    bar.placeholder = nil
    #expect(bar.searchTextField.placeholder == "Search")
    let german = Stage()
    german.setLanguages(["de"])
    #expect(UISearchBar().searchTextField.placeholder == "Suchen")
    let titles = [UITabBarItem.SystemItem.search, .history, .mostViewed].map {
      UITabBarItem(tabBarSystemItem: $0, tag: 0).title
    }
    #expect(titles == ["Suchen", "Verlauf", "Meistgesehen"])
  }

  @Test func buttonsAreInTheEmptyField() throws {
    bar.showsBookmarkButton = true
    stage.settle()
    assertSnapshot(of: stage, named: "search-bookmark")
    stage.tap(at: CGPoint(x: 295, y: 28))
    #expect(calls == ["bookmark"])
    bar.text = "Text"
    stage.settle()
    stage.tap(at: CGPoint(x: 295, y: 28))
    #expect(calls.count { $0 == "bookmark" } == 1)
    bar.text = nil
    bar.showsSearchResultsButton = true
    bar.isSearchResultsButtonSelected = true
    #expect(bar.isSearchResultsButtonSelected)
    stage.settle()
    calls = []
    stage.tap(at: CGPoint(x: 295, y: 28))
    #expect(calls == ["results"])
    bar.showsSearchResultsButton = false
    bar.showsBookmarkButton = false
    stage.settle()
    #expect(bar.searchTextField.rightView == nil)
  }

  @Test func iconsMayBeReplaced() throws {
    let image = try #require(UIImage(systemName: "star"))
    for icon in [UISearchBar.Icon.search, .clear, .bookmark, .resultsList] {
      #expect(bar.image(for: icon, state: .normal) == nil)
      bar.setImage(image, for: icon, state: .normal)
      #expect(bar.image(for: icon, state: .normal) === image)
    }
    #expect(bar.searchTextField.icon.image === image)
    bar.text = "Text"
    stage.settle()
    #expect(bar.searchTextField.clearButtonStorage?.image(for: .normal) === image)
    bar.showsBookmarkButton = true
    #expect((bar.searchTextField.rightView as? UIButton)?.image(for: .normal) === image)
    bar.setImage(nil, for: .search, state: .normal)
    #expect(bar.searchTextField.icon.image !== image)
  }

  @Test func aPromptIsAboveTheField() {
    bar.prompt = "Find a dish"
    #expect(bar.intrinsicContentSize.height == 76)
    bar.sizeToFit()
    stage.settle()
    #expect(bar.searchTextField.frame.minY == 30)
    assertSnapshot(of: stage, named: "search-prompt")
    bar.prompt = nil
    #expect(bar.intrinsicContentSize.height == 56)
  }

  @Test func theDelegateMayPreventBeginAndEnd() {
    allowsBeginning = false
    #expect(!bar.becomeFirstResponder() && calls == ["should begin"])
    allowsBeginning = true
    #expect(bar.becomeFirstResponder())
    #expect(calls == ["should begin", "should begin", "begin"])
    calls = []
    allowsEnding = false
    #expect(!bar.resignFirstResponder() && calls == ["should end"])
    #expect(bar.isFirstResponder)
    allowsEnding = true
    #expect(bar.resignFirstResponder())
    #expect(calls == ["should end", "should end", "end"])
  }

  @Test func aTappedScopeIsSelected() {
    bar.scopeButtonTitles = ["All", "Hot", "Cold"]
    bar.showsScopeBar = true
    bar.sizeToFit()
    #expect(bar.frame.height == 100)
    stage.settle()
    stage.tap(at: CGPoint(x: 160, y: 72))
    stage.settle()
    #expect(calls == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
    bar.selectedScopeButtonIndex = 2
    #expect(calls == ["scope 1"])
  }

  @Test func theInputAccessoryIsTheFieldsAccessory() {
    let view = UIView()
    bar.inputAccessoryView = view
    #expect(bar.searchTextField.inputAccessoryView === view)
  }
}
