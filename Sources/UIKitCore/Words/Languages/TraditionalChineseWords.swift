extension SystemWords {
  /// Chinese in traditional characters.
  static let traditionalChinese = SystemWords(
    edit: "編輯",
    done: "完成",
    cancel: "取消",
    save: "儲存",
    undo: "還原",
    redo: "重做",
    back: "返回",
    cut: "剪下",
    copy: "拷貝",
    paste: "貼上",
    selectAll: "全選",
    delete: "刪除",
    search: "搜尋",
    tabs: TabWords(
      more: "更多",
      favorites: "喜好項目",
      featured: "精選",
      topRated: "最高評分",
      recents: "最近項目",
      contacts: "聯絡資訊",
      history: "瀏覽記錄",
      bookmarks: "書籤",
      downloads: "下載項目",
      mostRecent: "最新",
      mostViewed: "最多觀看"
    ),
    spoken: SpokenWords(
      insert: "插入",
      reorder: "重新排序",
      moveUp: "上移",
      moveDown: "下移",
      sectionIndex: "章節索引",
      editMenu: "編輯選單",
      inProgress: "進行中",
      visibleRows: "第{first}列至第{last}列，共{count}列"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "此畫面",
      list: "列表",
      focus: "焦點",
      window: "視窗",
      rows: "下一列和上一列",
      page: "翻頁",
      ends: "第一列和最後一列",
      choose: "選取",
      selectMore: "選到此處、全選",
      find: "輸入以尋找",
      deleteRename: "刪除、重新命名",
      moveRow: "編輯時移動列",
      rowMenu: "列的選單",
      places: "下一項和上一項",
      changeValue: "更改數值",
      backClose: "返回、關閉",
      undoRedo: "還原、重做",
      thisList: "此列表",
      fullScreen: "全螢幕",
      closeQuit: "關閉、結束"
    )
  )
}
