extension SystemWords {
  /// Danish.
  static let danish = SystemWords(
    edit: "Rediger",
    done: "OK",
    cancel: "Annuller",
    save: "Gem",
    undo: "Fortryd",
    redo: "Gentag",
    back: "Tilbage",
    cut: "Klip",
    copy: "Kopier",
    paste: "Sæt ind",
    selectAll: "Vælg alt",
    delete: "Slet",
    search: "Søg",
    tabs: TabWords(
      more: "Mere",
      favorites: "Favoritter",
      featured: "Fremhævede",
      topRated: "Bedst bedømte",
      recents: "Seneste",
      contacts: "Kontakter",
      history: "Historik",
      bookmarks: "Bogmærker",
      downloads: "Hentninger",
      mostRecent: "Nyeste",
      mostViewed: "Mest sete"
    ),
    spoken: SpokenWords(
      insert: "Indsæt",
      reorder: "Flyt",
      moveUp: "Flyt op",
      moveDown: "Flyt ned",
      sectionIndex: "Sektionsindeks",
      editMenu: "Redigeringsmenu",
      inProgress: "I gang",
      visibleRows: "Række {first} til {last} af {count}"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "Denne skærm",
      list: "Liste",
      focus: "Fokus",
      window: "Vindue",
      rows: "Næste og forrige række",
      page: "Side",
      ends: "Første og sidste række",
      choose: "Vælg",
      selectMore: "Vælg hertil eller alt",
      find: "Søg ved at skrive",
      deleteRename: "Slet, omdøb",
      moveRow: "Flyt rækken under redigering",
      rowMenu: "Rækkens menu",
      places: "Næste og forrige sted",
      changeValue: "Skift en værdi",
      backClose: "Tilbage, luk",
      undoRedo: "Fortryd, gentag",
      thisList: "Denne liste",
      fullScreen: "Fuld skærm",
      closeQuit: "Luk, slut"
    )
  )
}
