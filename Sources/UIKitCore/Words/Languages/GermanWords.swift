extension SystemWords {
  /// German.
  static let german = SystemWords(
    edit: "Bearbeiten",
    done: "Fertig",
    cancel: "Abbrechen",
    save: "Sichern",
    undo: "Widerrufen",
    redo: "Wiederholen",
    back: "Zurück",
    cut: "Ausschneiden",
    copy: "Kopieren",
    paste: "Einsetzen",
    selectAll: "Alles auswählen",
    delete: "Löschen",
    search: "Suchen",
    tabs: TabWords(
      more: "Mehr",
      favorites: "Favoriten",
      featured: "Empfohlen",
      topRated: "Topbewertet",
      recents: "Zuletzt",
      contacts: "Kontakte",
      history: "Verlauf",
      bookmarks: "Lesezeichen",
      downloads: "Downloads",
      mostRecent: "Neueste",
      mostViewed: "Meistgesehen"
    ),
    spoken: SpokenWords(
      insert: "Einfügen",
      reorder: "Verschieben",
      moveUp: "Nach oben",
      moveDown: "Nach unten",
      sectionIndex: "Abschnittsindex",
      editMenu: "Menü „Bearbeiten“",
      inProgress: "In Arbeit",
      visibleRows: "Zeilen {first} bis {last} von {count}"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "Dieser Bildschirm",
      list: "Liste",
      focus: "Fokus",
      window: "Fenster",
      rows: "Nächste und vorige Zeile",
      page: "Seite",
      ends: "Erste und letzte Zeile",
      choose: "Auswählen",
      selectMore: "Bis hierher oder alles auswählen",
      find: "Suchen durch Tippen",
      deleteRename: "Löschen, umbenennen",
      moveRow: "Zeile beim Bearbeiten bewegen",
      rowMenu: "Menü der Zeile",
      places: "Nächste und vorige Stelle",
      changeValue: "Wert ändern",
      backClose: "Zurück, schließen",
      undoRedo: "Widerrufen, wiederholen",
      thisList: "Diese Übersicht",
      fullScreen: "Vollbild",
      closeQuit: "Schließen, beenden"
    )
  )
}
