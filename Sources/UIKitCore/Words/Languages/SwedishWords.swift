extension SystemWords {
  /// Swedish.
  static let swedish = SystemWords(
    edit: "Redigera",
    done: "Klar",
    cancel: "Avbryt",
    save: "Spara",
    undo: "Ångra",
    redo: "Gör om",
    back: "Tillbaka",
    cut: "Klipp ut",
    copy: "Kopiera",
    paste: "Klistra in",
    selectAll: "Markera allt",
    delete: "Radera",
    search: "Sök",
    tabs: TabWords(
      more: "Mer",
      favorites: "Favoriter",
      featured: "Utvalt",
      topRated: "Högst betyg",
      recents: "Senaste",
      contacts: "Kontakter",
      history: "Historik",
      bookmarks: "Bokmärken",
      downloads: "Hämtningar",
      mostRecent: "Nyaste",
      mostViewed: "Mest visade"
    ),
    spoken: SpokenWords(
      insert: "Infoga",
      reorder: "Ändra ordning",
      moveUp: "Flytta upp",
      moveDown: "Flytta ned",
      sectionIndex: "Avsnittsindex",
      editMenu: "Redigeringsmeny",
      inProgress: "Pågår",
      visibleRows: "Rad {first} till {last} av {count}"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "Den här skärmen",
      list: "Lista",
      focus: "Fokus",
      window: "Fönster",
      rows: "Nästa och föregående rad",
      page: "Sida",
      ends: "Första och sista raden",
      choose: "Välj",
      selectMore: "Markera hit eller allt",
      find: "Sök genom att skriva",
      deleteRename: "Radera, byt namn",
      moveRow: "Flytta raden vid redigering",
      rowMenu: "Radens meny",
      places: "Nästa och föregående ställe",
      changeValue: "Ändra ett värde",
      backClose: "Tillbaka, stäng",
      undoRedo: "Ångra, gör om",
      thisList: "Den här listan",
      fullScreen: "Helskärm",
      closeQuit: "Stäng, avsluta"
    )
  )
}
