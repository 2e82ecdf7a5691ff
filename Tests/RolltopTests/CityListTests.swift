import Foundation
import Testing

@testable import rolltop

/// Tests for `CityList`.
@Suite struct CityListTests {
  private let cities = ["Asia/Tokyo", "Europe/Rome", "America/Lima"].compactMap(City.init)

  @Test func aCityIsAddedOnce() throws {
    var list = CityList(cities + cities)
    #expect(list.cities == cities)
    let isAdded = list.add(cities[1])
    #expect(!isAdded)
    #expect(list.cities == cities)
    let oslo = try #require(City(identifier: "Europe/Oslo"))
    let isOsloAdded = list.add(oslo)
    #expect(isOsloAdded)
    #expect(list.cities == cities + [oslo])
  }

  @Test func movesNameTheFinalIndex() {
    for source in cities.indices {
      for destination in cities.indices {
        var list = CityList(cities)
        list.move(from: source, to: destination)
        #expect(list.cities[destination] == cities[source])
        #expect(
          list.cities.filter { $0 != cities[source] } == cities.filter { $0 != cities[source] }
        )
      }
    }
  }

  @Test func theLastDeletionIsUndoneOnce() {
    for index in cities.indices {
      var list = CityList(cities)
      list.remove(at: index)
      #expect(!list.contains(cities[index]))
      let restoredIndex = list.undoDeletion()
      #expect(restoredIndex == index)
      #expect(list == CityList(cities))
      let secondRestoredIndex = list.undoDeletion()
      #expect(secondRestoredIndex == nil)
      #expect(list == CityList(cities))
    }
  }

  @Test func anUndoneCityReturnsToTheClosestValidIndex() {
    var list = CityList(cities)
    list.remove(at: 0)
    list.remove(at: 1)
    #expect(list.lastDeletion == CityList.Deletion(city: cities[2], index: 1))
    list.move(from: 0, to: 0)
    let restoredIndex = list.undoDeletion()
    #expect(restoredIndex == 1)
    #expect(list.cities == [cities[1], cities[2]])
  }

  @Test func addingADeletedCityClearsItsUndo() {
    var list = CityList(cities)
    list.remove(at: 0)
    let isAdded = list.add(cities[0])
    #expect(isAdded)
    let clearedIndex = list.undoDeletion()
    #expect(clearedIndex == nil)
    list.remove(at: 0)
    let restoredIndex = list.undoDeletion()
    #expect(restoredIndex == 0)
  }

  @Test func theStandardCitiesExist() {
    #expect(CityList.standard.cities.count == 6)
  }
}
