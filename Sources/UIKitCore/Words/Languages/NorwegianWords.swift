extension SystemWords {
  /// Norwegian.
  static let norwegian = SystemWords(
    edit: "Rediger",
    done: "Ferdig",
    cancel: "Avbryt",
    save: "Lagre",
    undo: "Angre",
    redo: "Gjør om",
    back: "Tilbake",
    cut: "Klipp ut",
    copy: "Kopier",
    paste: "Lim inn",
    selectAll: "Marker alt",
    delete: "Slett",
    search: "Søk",
    tabs: TabWords(
      more: "Mer",
      favorites: "Favoritter",
      featured: "Utvalgte",
      topRated: "Best vurdert",
      recents: "Nylige",
      contacts: "Kontakter",
      history: "Logg",
      bookmarks: "Bokmerker",
      downloads: "Nedlastinger",
      mostRecent: "Nyeste",
      mostViewed: "Mest sett"
    ),
    spoken: SpokenWords(
      insert: "Sett inn",
      reorder: "Flytt",
      moveUp: "Flytt opp",
      moveDown: "Flytt ned",
      sectionIndex: "Seksjonsindeks",
      editMenu: "Redigeringsmeny",
      inProgress: "Pågår",
      visibleRows: "Rad {first} til {last} av {count}"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "Denne skjermen",
      list: "Liste",
      focus: "Fokus",
      window: "Vindu",
      rows: "Neste og forrige rad",
      page: "Side",
      ends: "Første og siste rad",
      choose: "Velg",
      selectMore: "Marker hit eller alt",
      find: "Søk ved å skrive",
      deleteRename: "Slett, gi nytt navn",
      moveRow: "Flytt raden under redigering",
      rowMenu: "Radens meny",
      places: "Neste og forrige sted",
      changeValue: "Endre en verdi",
      backClose: "Tilbake, lukk",
      undoRedo: "Angre, gjør om",
      thisList: "Denne listen",
      fullScreen: "Fullskjerm",
      closeQuit: "Lukk, avslutt"
    )
  )
}
