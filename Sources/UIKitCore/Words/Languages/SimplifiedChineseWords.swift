extension SystemWords {
  /// Chinese in simplified characters.
  static let simplifiedChinese = SystemWords(
    edit: "编辑",
    done: "完成",
    cancel: "取消",
    save: "存储",
    undo: "撤销",
    redo: "重做",
    back: "返回",
    cut: "剪切",
    copy: "拷贝",
    paste: "粘贴",
    selectAll: "全选",
    delete: "删除",
    search: "搜索",
    tabs: TabWords(
      more: "更多",
      favorites: "个人收藏",
      featured: "精选",
      topRated: "最高评分",
      recents: "最近项目",
      contacts: "通讯录",
      history: "历史记录",
      bookmarks: "书签",
      downloads: "下载",
      mostRecent: "最新",
      mostViewed: "最多观看"
    ),
    spoken: SpokenWords(
      insert: "插入",
      reorder: "重新排序",
      moveUp: "上移",
      moveDown: "下移",
      sectionIndex: "章节索引",
      editMenu: "编辑菜单",
      inProgress: "进行中",
      visibleRows: "第{first}行至第{last}行，共{count}行"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "此屏幕",
      list: "列表",
      focus: "焦点",
      window: "窗口",
      rows: "下一行和上一行",
      page: "翻页",
      ends: "首行和末行",
      choose: "选取",
      selectMore: "选到此处、全选",
      find: "键入以查找",
      deleteRename: "删除、重新命名",
      moveRow: "编辑时移动行",
      rowMenu: "行的菜单",
      places: "下一项和上一项",
      changeValue: "更改数值",
      backClose: "返回、关闭",
      undoRedo: "撤销、重做",
      thisList: "此列表",
      fullScreen: "全屏幕",
      closeQuit: "关闭、退出"
    )
  )
}
