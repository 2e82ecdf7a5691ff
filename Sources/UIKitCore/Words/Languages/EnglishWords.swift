extension SystemWords {
  /// English.
  static let english = SystemWords(
    edit: "Edit",
    done: "Done",
    cancel: "Cancel",
    save: "Save",
    undo: "Undo",
    redo: "Redo",
    back: "Back",
    cut: "Cut",
    copy: "Copy",
    paste: "Paste",
    selectAll: "Select All",
    delete: "Delete",
    search: "Search",
    tabs: TabWords(
      more: "More",
      favorites: "Favorites",
      featured: "Featured",
      topRated: "Top Rated",
      recents: "Recents",
      contacts: "Contacts",
      history: "History",
      bookmarks: "Bookmarks",
      downloads: "Downloads",
      mostRecent: "Most Recent",
      mostViewed: "Most Viewed"
    ),
    spoken: SpokenWords(
      insert: "Insert",
      reorder: "Reorder",
      moveUp: "Move up",
      moveDown: "Move down",
      sectionIndex: "Section index",
      editMenu: "Edit menu",
      inProgress: "In progress",
      visibleRows: "Rows {first} to {last} of {count}"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "This screen",
      list: "List",
      focus: "Focus",
      window: "Window",
      rows: "Next and previous row",
      page: "Page",
      ends: "First and last row",
      choose: "Choose",
      selectMore: "Select to here, select all",
      find: "Find by typing",
      deleteRename: "Delete, rename",
      moveRow: "Move the row in editing mode",
      rowMenu: "Menu of the row",
      places: "Next and previous place",
      changeValue: "Change a value",
      backClose: "Back, close",
      undoRedo: "Undo, redo",
      thisList: "This list",
      fullScreen: "Full screen",
      closeQuit: "Close, quit"
    )
  )
}
