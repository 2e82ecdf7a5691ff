extension SystemWords {
  /// Ukrainian.
  static let ukrainian = SystemWords(
    edit: "Редагувати",
    done: "Готово",
    cancel: "Скасувати",
    save: "Зберегти",
    undo: "Скасувати",
    redo: "Повторити",
    back: "Назад",
    cut: "Вирізати",
    copy: "Скопіювати",
    paste: "Вставити",
    selectAll: "Вибрати все",
    delete: "Видалити",
    search: "Пошук",
    tabs: TabWords(
      more: "Більше",
      favorites: "Улюблені",
      featured: "Рекомендовані",
      topRated: "Найвищі оцінки",
      recents: "Недавні",
      contacts: "Контакти",
      history: "Історія",
      bookmarks: "Закладки",
      downloads: "Завантаження",
      mostRecent: "Найновіші",
      mostViewed: "Найпопулярніші"
    ),
    spoken: SpokenWords(
      insert: "Вставити",
      reorder: "Змінити порядок",
      moveUp: "Перемістити вгору",
      moveDown: "Перемістити вниз",
      sectionIndex: "Покажчик розділів",
      editMenu: "Меню редагування",
      inProgress: "Виконується",
      visibleRows: "Рядки з {first} по {last} із {count}"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "Цей екран",
      list: "Список",
      focus: "Фокус",
      window: "Вікно",
      rows: "Наступний і попередній рядок",
      page: "Сторінка",
      ends: "Перший і останній рядок",
      choose: "Вибрати",
      selectMore: "Вибрати до цього місця або все",
      find: "Пошук за набором",
      deleteRename: "Видалити, перейменувати",
      moveRow: "Перемістити рядок під час редагування",
      rowMenu: "Меню рядка",
      places: "Наступне й попереднє місце",
      changeValue: "Змінити значення",
      backClose: "Назад, закрити",
      undoRedo: "Скасувати, повторити",
      thisList: "Цей перелік",
      fullScreen: "Повний екран",
      closeQuit: "Закрити, завершити"
    )
  )
}
