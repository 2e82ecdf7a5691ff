extension SystemWords {
  /// Russian.
  static let russian = SystemWords(
    edit: "Править",
    done: "Готово",
    cancel: "Отменить",
    save: "Сохранить",
    undo: "Отменить",
    redo: "Повторить",
    back: "Назад",
    cut: "Вырезать",
    copy: "Скопировать",
    paste: "Вставить",
    selectAll: "Выбрать все",
    delete: "Удалить",
    search: "Поиск",
    tabs: TabWords(
      more: "Еще",
      favorites: "Избранное",
      featured: "Рекомендуемое",
      topRated: "Лучшее",
      recents: "Недавние",
      contacts: "Контакты",
      history: "История",
      bookmarks: "Закладки",
      downloads: "Загрузки",
      mostRecent: "Новейшее",
      mostViewed: "Популярное"
    ),
    spoken: SpokenWords(
      insert: "Вставить",
      reorder: "Изменить порядок",
      moveUp: "Переместить вверх",
      moveDown: "Переместить вниз",
      sectionIndex: "Указатель разделов",
      editMenu: "Меню правки",
      inProgress: "Выполняется",
      visibleRows: "Строки с {first} по {last} из {count}"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "Этот экран",
      list: "Список",
      focus: "Фокус",
      window: "Окно",
      rows: "Следующая и предыдущая строка",
      page: "Страница",
      ends: "Первая и последняя строка",
      choose: "Выбрать",
      selectMore: "Выбрать до этого места или все",
      find: "Поиск по набору",
      deleteRename: "Удалить, переименовать",
      moveRow: "Переместить строку при правке",
      rowMenu: "Меню строки",
      places: "Следующее и предыдущее место",
      changeValue: "Изменить значение",
      backClose: "Назад, закрыть",
      undoRedo: "Отменить, повторить",
      thisList: "Этот перечень",
      fullScreen: "Полный экран",
      closeQuit: "Закрыть, завершить"
    )
  )
}
