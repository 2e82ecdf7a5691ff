extension SystemWords {
  /// Czech.
  static let czech = SystemWords(
    edit: "Upravit",
    done: "Hotovo",
    cancel: "Zrušit",
    save: "Uložit",
    undo: "Odvolat",
    redo: "Opakovat",
    back: "Zpět",
    cut: "Vyjmout",
    copy: "Kopírovat",
    paste: "Vložit",
    selectAll: "Vybrat vše",
    delete: "Smazat",
    search: "Hledat",
    tabs: TabWords(
      more: "Další",
      favorites: "Oblíbené",
      featured: "Doporučené",
      topRated: "Nejlépe hodnocené",
      recents: "Poslední",
      contacts: "Kontakty",
      history: "Historie",
      bookmarks: "Záložky",
      downloads: "Stahování",
      mostRecent: "Nejnovější",
      mostViewed: "Nejsledovanější"
    ),
    spoken: SpokenWords(
      insert: "Vložit",
      reorder: "Změnit pořadí",
      moveUp: "Přesunout nahoru",
      moveDown: "Přesunout dolů",
      sectionIndex: "Rejstřík oddílů",
      editMenu: "Nabídka úprav",
      inProgress: "Probíhá",
      visibleRows: "Řádky {first} až {last} z {count}"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "Tato obrazovka",
      list: "Seznam",
      focus: "Fokus",
      window: "Okno",
      rows: "Další a předchozí řádek",
      page: "Stránka",
      ends: "První a poslední řádek",
      choose: "Vybrat",
      selectMore: "Vybrat až sem nebo vše",
      find: "Hledat psaním",
      deleteRename: "Smazat, přejmenovat",
      moveRow: "Přesunout řádek při úpravách",
      rowMenu: "Nabídka řádku",
      places: "Další a předchozí místo",
      changeValue: "Změnit hodnotu",
      backClose: "Zpět, zavřít",
      undoRedo: "Odvolat, opakovat",
      thisList: "Tento seznam",
      fullScreen: "Celá obrazovka",
      closeQuit: "Zavřít, ukončit"
    )
  )
}
