import UIKit

extension FilesViewController {
  /// Opens a folder, or the metadata of a file.
  func open(_ entry: FileEntry) {
    let entryPath = path(of: entry)
    let controller =
      entry.kind == .folder
      ? FilesViewController(path: entryPath, world: world)
      : FileFactsViewController(path: entryPath, world: world)
    navigationController?.pushViewController(controller, animated: true)
  }

  /// Returns the context menu of an entry.
  func menu(for entry: FileEntry) -> UIContextMenuConfiguration {
    let entryPath = path(of: entry)
    let isFolder = entry.kind == .folder
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      let openAction = UIAction(
        title: isFolder ? "Open" : "Show Facts",
        image: UIImage(systemName: isFolder ? "folder" : "info.circle")
      ) { _ in self?.open(entry) }
      let copyAction = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
        UIPasteboard.general.url = FileName.url(of: entryPath)
      }
      let copyNameAction = UIAction(title: "Copy Name") { _ in
        UIPasteboard.general.string = FileName.displayText(entry.name)
      }
      let copyPathAction = UIAction(title: "Copy Path") { _ in
        UIPasteboard.general.string = FileName.displayText(entryPath)
      }
      return UIMenu(children: [
        openAction,
        UIMenu(
          options: .displayInline,
          children: [copyAction, copyNameAction, copyPathAction]
        ),
      ])
    }
  }

  private func path(of entry: FileEntry) -> String {
    (path as NSString).appendingPathComponent(entry.name)
  }
}
