extension SystemWords {
  /// Hebrew.
  static let hebrew = SystemWords(
    edit: "עריכה",
    done: "סיום",
    cancel: "ביטול",
    save: "שמירה",
    undo: "ביטול פעולה",
    redo: "ביצוע מחדש",
    back: "חזרה",
    cut: "גזירה",
    copy: "העתקה",
    paste: "הדבקה",
    selectAll: "בחירת הכול",
    delete: "מחיקה",
    search: "חיפוש",
    tabs: TabWords(
      more: "עוד",
      favorites: "מועדפים",
      featured: "מומלצים",
      topRated: "הדירוג הגבוה ביותר",
      recents: "אחרונים",
      contacts: "אנשי קשר",
      history: "היסטוריה",
      bookmarks: "סימניות",
      downloads: "הורדות",
      mostRecent: "העדכניים ביותר",
      mostViewed: "הנצפים ביותר"
    ),
    spoken: SpokenWords(
      insert: "הוספה",
      reorder: "שינוי סדר",
      moveUp: "העברה למעלה",
      moveDown: "העברה למטה",
      sectionIndex: "מפתח הקטעים",
      editMenu: "תפריט עריכה",
      inProgress: "בתהליך",
      visibleRows: "שורות {first} עד {last} מתוך {count}"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "המסך הזה",
      list: "רשימה",
      focus: "מיקוד",
      window: "חלון",
      rows: "השורה הבאה והקודמת",
      page: "עמוד",
      ends: "השורה הראשונה והאחרונה",
      choose: "בחירה",
      selectMore: "בחירה עד כאן או בחירת הכול",
      find: "חיפוש בהקלדה",
      deleteRename: "מחיקה, שינוי שם",
      moveRow: "הזזת השורה בזמן עריכה",
      rowMenu: "תפריט השורה",
      places: "המקום הבא והקודם",
      changeValue: "שינוי ערך",
      backClose: "חזרה, סגירה",
      undoRedo: "ביטול, ביצוע מחדש",
      thisList: "הרשימה הזאת",
      fullScreen: "מסך מלא",
      closeQuit: "סגירה, יציאה"
    )
  )
}
