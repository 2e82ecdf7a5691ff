extension SystemWords {
  /// Turkish.
  static let turkish = SystemWords(
    edit: "Düzenle",
    done: "Bitti",
    cancel: "Vazgeç",
    save: "Kaydet",
    undo: "Geri Al",
    redo: "Yinele",
    back: "Geri",
    cut: "Kes",
    copy: "Kopyala",
    paste: "Yapıştır",
    selectAll: "Tümünü Seç",
    delete: "Sil",
    search: "Ara",
    tabs: TabWords(
      more: "Daha Fazla",
      favorites: "Favoriler",
      featured: "Öne Çıkanlar",
      topRated: "En Beğenilenler",
      recents: "Son Kullanılanlar",
      contacts: "Kişiler",
      history: "Geçmiş",
      bookmarks: "Yer İmleri",
      downloads: "İndirilenler",
      mostRecent: "En Yeniler",
      mostViewed: "En Çok İzlenenler"
    ),
    spoken: SpokenWords(
      insert: "Ekle",
      reorder: "Yeniden sırala",
      moveUp: "Yukarı taşı",
      moveDown: "Aşağı taşı",
      sectionIndex: "Bölüm dizini",
      editMenu: "Düzen menüsü",
      inProgress: "Sürüyor",
      visibleRows: "{count} satırdan {first}–{last} arası"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "Bu ekran",
      list: "Liste",
      focus: "Odak",
      window: "Pencere",
      rows: "Sonraki ve önceki satır",
      page: "Sayfa",
      ends: "İlk ve son satır",
      choose: "Seç",
      selectMore: "Buraya kadar veya tümünü seç",
      find: "Yazarak bul",
      deleteRename: "Sil, yeniden adlandır",
      moveRow: "Düzenlerken satırı taşı",
      rowMenu: "Satırın menüsü",
      places: "Sonraki ve önceki yer",
      changeValue: "Bir değeri değiştir",
      backClose: "Geri, kapat",
      undoRedo: "Geri al, yinele",
      thisList: "Bu liste",
      fullScreen: "Tam ekran",
      closeQuit: "Kapat, çık"
    )
  )
}
