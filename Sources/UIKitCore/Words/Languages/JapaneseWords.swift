extension SystemWords {
  /// Japanese.
  static let japanese = SystemWords(
    edit: "編集",
    done: "完了",
    cancel: "キャンセル",
    save: "保存",
    undo: "取り消す",
    redo: "やり直す",
    back: "戻る",
    cut: "カット",
    copy: "コピー",
    paste: "ペースト",
    selectAll: "すべてを選択",
    delete: "削除",
    search: "検索",
    tabs: TabWords(
      more: "その他",
      favorites: "よく使う項目",
      featured: "おすすめ",
      topRated: "トップレート",
      recents: "履歴",
      contacts: "連絡先",
      history: "閲覧履歴",
      bookmarks: "ブックマーク",
      downloads: "ダウンロード",
      mostRecent: "最新",
      mostViewed: "再生回数"
    ),
    spoken: SpokenWords(
      insert: "挿入",
      reorder: "並べ替え",
      moveUp: "上に移動",
      moveDown: "下に移動",
      sectionIndex: "セクションの索引",
      editMenu: "編集メニュー",
      inProgress: "処理中",
      visibleRows: "{count}行中の{first}行から{last}行"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "この画面",
      list: "リスト",
      focus: "フォーカス",
      window: "ウインドウ",
      rows: "次の行、前の行",
      page: "ページ",
      ends: "最初の行、最後の行",
      choose: "選択",
      selectMore: "ここまで選択、すべてを選択",
      find: "文字を入力して検索",
      deleteRename: "削除、名前を変更",
      moveRow: "編集中に行を移動",
      rowMenu: "行のメニュー",
      places: "次の項目、前の項目",
      changeValue: "値を変更",
      backClose: "戻る、閉じる",
      undoRedo: "取り消す、やり直す",
      thisList: "この一覧",
      fullScreen: "フルスクリーン",
      closeQuit: "閉じる、終了"
    )
  )
}
