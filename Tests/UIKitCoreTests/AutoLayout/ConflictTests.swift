import Foundation
import Testing
import UIKitGraphics
import UIKitStage

@testable import UIKitCore

/// Tests for contradicting and ambiguous constraints.
// Serialized, because the reporter is global.
@MainActor
@Suite(.serialized)
struct ConflictTests {
  /// Returns the messages of the layout engine while a closure runs.
  private func reports(_ body: () -> Void) -> [String] {
    var texts: [String] = []
    let previousReporter = LayoutEngine.reporter
    LayoutEngine.reporter = { texts.append($0) }
    body()
    LayoutEngine.reporter = previousReporter
    return texts
  }

  @Test func theLastOfContradictingConstraintsIsBrokenAndNamed() {
    let fixture = LayoutFixture()
    let view = fixture.add(40, 20)
    let (first, second) = (
      view.widthAnchor.constraint(equalToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 200)
    )
    first.identifier = "narrow"
    second.identifier = "wide"
    let texts = reports {
      NSLayoutConstraint.activate([first, second])
      fixture.stage.settle()
    }
    #expect(texts.count == 1)
    let text = texts.first ?? ""
    #expect(text.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"))
    let parts = text.components(separatedBy: "Will attempt to recover by breaking constraint")
    #expect(parts.first?.contains("'narrow'") == true && parts.first?.contains("'wide'") == true)
    #expect(parts.last?.contains("'wide'") == true && parts.last?.contains("'narrow'") == false)
    #expect(view.frame.width == 100 && second.isActive)
    first.isActive = false
    fixture.stage.settle()
    #expect(view.frame.width == 200)
  }

  @Test func aConstantChangedIntoAConflictBreaksTheOtherConstraint() {
    let fixture = LayoutFixture()
    let view = fixture.add(40, 20)
    let minimum = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
    let maximum = view.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
    NSLayoutConstraint.activate([minimum, maximum])
    fixture.stage.settle()
    #expect(view.frame.width == 50)
    let texts = reports {
      minimum.constant = 120
      fixture.stage.settle()
    }
    #expect(texts.count == 1 && view.frame.width == 120)
    minimum.constant = 60
    fixture.stage.settle()
    #expect(view.frame.width == 60)
  }

  @Test func theWindowsSizeIsPartOfAConflict() {
    let fixture = LayoutFixture()
    let view = fixture.add(40, 20)
    let texts = reports {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
        view.rightAnchor.constraint(equalTo: fixture.root.rightAnchor),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 500),
      ])
      fixture.stage.settle()
    }
    #expect(texts.count == 1 && texts.first?.contains("UIView-Encapsulated-Layout-Width") == true)
    fixture.root.frame.size.width = 600
    fixture.root.layoutIfNeeded()
    #expect(view.frame.width == 600)
  }

  @Test func exercisingAmbiguityShowsAnotherSolution() {
    let fixture = LayoutFixture()
    let (first, second) = (UIView(), UIView())
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      fixture.root.addSubview(view)
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor),
      second.rightAnchor.constraint(equalTo: fixture.root.rightAnchor),
    ])
    fixture.stage.settle()
    #expect(first.hasAmbiguousLayout && second.hasAmbiguousLayout)
    let width = first.frame.width
    first.exerciseAmbiguityInLayout()
    fixture.stage.settle()
    #expect(first.frame.width != width && first.frame.width + second.frame.width == 400)
    first.widthAnchor.constraint(equalToConstant: 100).isActive = true
    fixture.stage.settle()
    #expect(!first.hasAmbiguousLayout && !second.hasAmbiguousLayout)
    #expect(first.constraintsAffectingLayout(for: .horizontal).count == 3)
    #expect(first.constraintsAffectingLayout(for: .vertical).count == 2)
  }

  @Test func aBrokenConstraintIsRestoredWhenAFrameGrows() {
    let fixture = LayoutFixture()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = fixture.add(40, 20)
    fixture.root.addSubview(box)
    let texts = reports {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: box.leftAnchor),
        view.rightAnchor.constraint(equalTo: box.rightAnchor),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
      ])
      fixture.stage.settle()
      box.frame.size.width = 300
      fixture.stage.settle()
    }
    #expect(texts.count == 1 && view.frame.width == 300)
  }

  @Test func measuringBreaksNoConstraintOfTheLayout() {
    let fixture = LayoutFixture()
    let outer = fixture.add(300, 100)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    let texts = reports {
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 100),
        inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
        inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
      ])
      fixture.stage.settle()
      for view in [fixture.root, outer] {
        _ = view.systemLayoutSizeFitting(
          CGSize(width: 50, height: 0),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        )
      }
      outer.frame.size.width = 400
      fixture.stage.settle()
    }
    #expect(inner.frame.minX == 100 && inner.frame.width >= 150, "\(texts)")
  }
}
