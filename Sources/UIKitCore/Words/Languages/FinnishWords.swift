extension SystemWords {
  /// Finnish.
  static let finnish = SystemWords(
    edit: "Muokkaa",
    done: "Valmis",
    cancel: "Peruuta",
    save: "Tallenna",
    undo: "Kumoa",
    redo: "Tee uudelleen",
    back: "Takaisin",
    cut: "Leikkaa",
    copy: "Kopioi",
    paste: "Sijoita",
    selectAll: "Valitse kaikki",
    delete: "Poista",
    search: "Etsi",
    tabs: TabWords(
      more: "Lisää",
      favorites: "Suosikit",
      featured: "Esittelyssä",
      topRated: "Parhaiten arvioidut",
      recents: "Äskeiset",
      contacts: "Yhteystiedot",
      history: "Historia",
      bookmarks: "Kirjanmerkit",
      downloads: "Lataukset",
      mostRecent: "Uusimmat",
      mostViewed: "Katsotuimmat"
    ),
    spoken: SpokenWords(
      insert: "Lisää",
      reorder: "Järjestä",
      moveUp: "Siirrä ylös",
      moveDown: "Siirrä alas",
      sectionIndex: "Osahakemisto",
      editMenu: "Muokkausvalikko",
      inProgress: "Kesken",
      visibleRows: "Rivit {first}–{last}, yhteensä {count}"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "Tämä näyttö",
      list: "Luettelo",
      focus: "Kohdistus",
      window: "Ikkuna",
      rows: "Seuraava ja edellinen rivi",
      page: "Sivu",
      ends: "Ensimmäinen ja viimeinen rivi",
      choose: "Valitse",
      selectMore: "Valitse tähän asti tai kaikki",
      find: "Etsi kirjoittamalla",
      deleteRename: "Poista, nimeä uudelleen",
      moveRow: "Siirrä riviä muokattaessa",
      rowMenu: "Rivin valikko",
      places: "Seuraava ja edellinen kohta",
      changeValue: "Muuta arvoa",
      backClose: "Takaisin, sulje",
      undoRedo: "Kumoa, tee uudelleen",
      thisList: "Tämä luettelo",
      fullScreen: "Koko näyttö",
      closeQuit: "Sulje, lopeta"
    )
  )
}
