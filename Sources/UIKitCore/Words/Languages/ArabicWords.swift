extension SystemWords {
  /// Arabic.
  static let arabic = SystemWords(
    edit: "تحرير",
    done: "تم",
    cancel: "إلغاء",
    save: "حفظ",
    undo: "تراجع",
    redo: "إعادة",
    back: "رجوع",
    cut: "قص",
    copy: "نسخ",
    paste: "لصق",
    selectAll: "تحديد الكل",
    delete: "حذف",
    search: "بحث",
    tabs: TabWords(
      more: "المزيد",
      favorites: "المفضلة",
      featured: "مميز",
      topRated: "الأعلى تقييمًا",
      recents: "الحديثة",
      contacts: "جهات الاتصال",
      history: "السجل",
      bookmarks: "الإشارات المرجعية",
      downloads: "التنزيلات",
      mostRecent: "الأحدث",
      mostViewed: "الأكثر مشاهدة"
    ),
    spoken: SpokenWords(
      insert: "إدراج",
      reorder: "إعادة الترتيب",
      moveUp: "نقل إلى الأعلى",
      moveDown: "نقل إلى الأسفل",
      sectionIndex: "فهرس الأقسام",
      editMenu: "قائمة التحرير",
      inProgress: "قيد التقدم",
      visibleRows: "الصفوف {first} إلى {last} من {count}"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "هذه الشاشة",
      list: "القائمة",
      focus: "التركيز",
      window: "النافذة",
      rows: "الصف التالي والسابق",
      page: "صفحة",
      ends: "الصف الأول والأخير",
      choose: "اختيار",
      selectMore: "التحديد حتى هنا أو تحديد الكل",
      find: "البحث بالكتابة",
      deleteRename: "حذف، إعادة تسمية",
      moveRow: "نقل الصف أثناء التحرير",
      rowMenu: "قائمة أوامر الصف",
      places: "الموضع التالي والسابق",
      changeValue: "تغيير قيمة",
      backClose: "رجوع، إغلاق",
      undoRedo: "تراجع، إعادة",
      thisList: "هذه القائمة",
      fullScreen: "ملء الشاشة",
      closeQuit: "إغلاق، إنهاء"
    )
  )
}
