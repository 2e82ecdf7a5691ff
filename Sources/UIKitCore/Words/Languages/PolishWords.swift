extension SystemWords {
  /// Polish.
  static let polish = SystemWords(
    edit: "Edytuj",
    done: "Gotowe",
    cancel: "Anuluj",
    save: "Zachowaj",
    undo: "Cofnij",
    redo: "Ponów",
    back: "Wróć",
    cut: "Wytnij",
    copy: "Kopiuj",
    paste: "Wklej",
    selectAll: "Zaznacz wszystko",
    delete: "Usuń",
    search: "Szukaj",
    tabs: TabWords(
      more: "Więcej",
      favorites: "Ulubione",
      featured: "Polecane",
      topRated: "Najwyżej oceniane",
      recents: "Ostatnie",
      contacts: "Kontakty",
      history: "Historia",
      bookmarks: "Zakładki",
      downloads: "Pobrane",
      mostRecent: "Najnowsze",
      mostViewed: "Najczęściej oglądane"
    ),
    spoken: SpokenWords(
      insert: "Wstaw",
      reorder: "Zmień kolejność",
      moveUp: "Przenieś w górę",
      moveDown: "Przenieś w dół",
      sectionIndex: "Indeks sekcji",
      editMenu: "Menu edycji",
      inProgress: "W toku",
      visibleRows: "Wiersze od {first} do {last} z {count}"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "Ten ekran",
      list: "Lista",
      focus: "Fokus",
      window: "Okno",
      rows: "Następny i poprzedni wiersz",
      page: "Strona",
      ends: "Pierwszy i ostatni wiersz",
      choose: "Wybierz",
      selectMore: "Zaznacz dotąd lub wszystko",
      find: "Szukaj, pisząc",
      deleteRename: "Usuń, zmień nazwę",
      moveRow: "Przenieś wiersz podczas edycji",
      rowMenu: "Menu wiersza",
      places: "Następne i poprzednie miejsce",
      changeValue: "Zmień wartość",
      backClose: "Wróć, zamknij",
      undoRedo: "Cofnij, ponów",
      thisList: "Ta lista",
      fullScreen: "Pełny ekran",
      closeQuit: "Zamknij, zakończ"
    )
  )
}
