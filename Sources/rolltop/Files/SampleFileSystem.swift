import UIKit

/// Sample files, identical on every machine, for snapshots and tests.
struct SampleFileSystem: FileSystem {
  /// The directory in which Files begins.
  static let home = "/home/ada"
  /// A file whose metadata is displayed in snapshots.
  static let exampleFile = "/home/ada/analytical-engine.pdf"

  private let tree: [String: [FileEntry]]

  /// - Parameter now: The latest modification date; most files are older.
  init(now: Date) {
    tree = [
      "/": ["bin", "etc", "home", "lib", "root", "usr", "var"].map {
        FileEntry(name: $0, kind: .folder, modified: now, permissions: 0o755)
      },
      "/home": [FileEntry(name: "ada", kind: .folder, modified: now, permissions: 0o750)],
      "/home/ada": Self.homeEntries(now: now),
      "/home/ada/Documents": Self.files(named: Self.documentNames, now: now),
      "/home/ada/Empty": [],
    ]
  }

  func entries(of directory: String) throws(FileSystemError) -> [FileEntry] {
    guard let entries = tree[directory] else {
      let exists = (try? entry(at: directory)) != nil
      let reason = exists ? "Permission denied" : "No such file or directory"
      throw FileSystemError(path: directory, reason: reason)
    }
    return entries
  }

  func entry(at path: String) throws(FileSystemError) -> FileEntry {
    let name = (path as NSString).lastPathComponent
    let directory = (path as NSString).deletingLastPathComponent
    guard let entry = tree[directory]?.first(where: { $0.name == name }) else {
      throw FileSystemError(path: path, reason: "No such file or directory")
    }
    return entry
  }
}

extension SampleFileSystem {
  private static let folderNames = [
    "Documents", "Downloads", "Empty", "Letters", "Music", "Notes", "Pictures", "Private",
  ]

  private static let documentNames = ["Contract.pdf", "Invitation.odt", "Taxes 1843.ods"]

  private static let fileNames = """
    2001.txt analytical-engine.pdf Babbage.vcf bernoulli-numbers.csv bridge.png budget.ods \
    calendar.ics cards.svg castle.jpg Countess.txt curves.py diagram-1.svg diagram-2.svg \
    difference-engine.pdf Dubrovnik.jpg essay.odt Euler.txt experiment.log fairy.svg flight.csv \
    flyology.pdf gears.blend geometry.tex harp.ogg horses.csv index.html invitation.odt \
    Jacquard.png journal.txt keys.kdbx lace.svg lecture.mp4 looms.csv machine.py Menabrea.pdf \
    mill.svg Morgan.vcf nightingale.ogg notebook.md notes-a.md notes-g.md opera.flac \
    Ordinaries.csv patents.zip pendulum.py poems.txt primes.txt quadrille.mid quill.svg \
    receipts.ods rhymes.txt sketch.png Somerville.vcf store.db table-of-values.csv telescope.jpg \
    telegraph.wav trees.svg umbrella.png variables.txt voyage.gpx waltz.mid wheel.blend \
    x-axis.svg yarn.csv zodiac.txt
    """.split(separator: " ").map(String.init)

  private static func homeEntries(now: Date) -> [FileEntry] {
    let folders = folderNames.enumerated().map { index, name in
      FileEntry(
        name: name,
        kind: .folder,
        modified: now - TimeInterval(index * 83_117),
        permissions: 0o755
      )
    }
    let specialEntries = [
      FileEntry(name: ".profile", kind: .file, size: 807, modified: now, permissions: 0o644),
      FileEntry(
        name: "attic",
        kind: .brokenLink,
        linkTarget: "/mnt/attic",
        modified: now,
        permissions: 0o777
      ),
    ]
    return folders + files(named: fileNames, now: now) + specialEntries
  }

  /// Returns files whose sizes and dates are derived from their index in the list.
  private static func files(named names: [String], now: Date) -> [FileEntry] {
    names.enumerated().map { index, name in
      FileEntry(
        name: name,
        kind: .file,
        size: Int64((index * index * 7919 + index * 104_729 + 613) % 48_000_000),
        modified: now - TimeInterval(index * index * 5003 + 60),
        permissions: 0o644
      )
    }
  }
}
