extension SystemWords {
  /// Dutch.
  static let dutch = SystemWords(
    edit: "Wijzig",
    done: "Gereed",
    cancel: "Annuleer",
    save: "Bewaar",
    undo: "Herstel",
    redo: "Opnieuw",
    back: "Terug",
    cut: "Knip",
    copy: "Kopieer",
    paste: "Plak",
    selectAll: "Selecteer alles",
    delete: "Verwijder",
    search: "Zoek",
    tabs: TabWords(
      more: "Meer",
      favorites: "Favorieten",
      featured: "Aanbevolen",
      topRated: "Best beoordeeld",
      recents: "Recent",
      contacts: "Contacten",
      history: "Geschiedenis",
      bookmarks: "Bladwijzers",
      downloads: "Downloads",
      mostRecent: "Meest recent",
      mostViewed: "Meest bekeken"
    ),
    spoken: SpokenWords(
      insert: "Voeg in",
      reorder: "Wijzig volgorde",
      moveUp: "Verplaats omhoog",
      moveDown: "Verplaats omlaag",
      sectionIndex: "Sectie-index",
      editMenu: "Wijzig-menu",
      inProgress: "Bezig",
      visibleRows: "Rijen {first} tot en met {last} van {count}"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "Dit scherm",
      list: "Lijst",
      focus: "Focus",
      window: "Venster",
      rows: "Volgende en vorige rij",
      page: "Pagina",
      ends: "Eerste en laatste rij",
      choose: "Kies",
      selectMore: "Selecteer tot hier of alles",
      find: "Zoek door te typen",
      deleteRename: "Verwijder, wijzig naam",
      moveRow: "Verplaats de rij bij het wijzigen",
      rowMenu: "Menu van de rij",
      places: "Volgende en vorige onderdeel",
      changeValue: "Wijzig een waarde",
      backClose: "Terug, sluit",
      undoRedo: "Herstel, opnieuw",
      thisList: "Deze lijst",
      fullScreen: "Volledig scherm",
      closeQuit: "Sluit, stop"
    )
  )
}
