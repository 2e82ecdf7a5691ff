extension SystemWords {
  /// Italian.
  static let italian = SystemWords(
    edit: "Modifica",
    done: "Fine",
    cancel: "Annulla",
    save: "Salva",
    undo: "Annulla",
    redo: "Ripristina",
    back: "Indietro",
    cut: "Taglia",
    copy: "Copia",
    paste: "Incolla",
    selectAll: "Seleziona tutto",
    delete: "Elimina",
    search: "Cerca",
    tabs: TabWords(
      more: "Altro",
      favorites: "Preferiti",
      featured: "In evidenza",
      topRated: "Più votati",
      recents: "Recenti",
      contacts: "Contatti",
      history: "Cronologia",
      bookmarks: "Segnalibri",
      downloads: "Download",
      mostRecent: "Più recenti",
      mostViewed: "Più visti"
    ),
    spoken: SpokenWords(
      insert: "Inserisci",
      reorder: "Riordina",
      moveUp: "Sposta su",
      moveDown: "Sposta giù",
      sectionIndex: "Indice delle sezioni",
      editMenu: "Menu Modifica",
      inProgress: "In corso",
      visibleRows: "Righe da {first} a {last} di {count}"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "Questa schermata",
      list: "Elenco",
      focus: "Focus",
      window: "Finestra",
      rows: "Riga successiva e precedente",
      page: "Pagina",
      ends: "Prima e ultima riga",
      choose: "Scegli",
      selectMore: "Seleziona fin qui o tutto",
      find: "Cerca scrivendo",
      deleteRename: "Elimina, rinomina",
      moveRow: "Sposta la riga in modifica",
      rowMenu: "Menu della riga",
      places: "Elemento successivo e precedente",
      changeValue: "Cambia un valore",
      backClose: "Indietro, chiudi",
      undoRedo: "Annulla, ripristina",
      thisList: "Questo elenco",
      fullScreen: "Schermo intero",
      closeQuit: "Chiudi, esci"
    )
  )
}
