extension SystemWords {
  /// Korean.
  static let korean = SystemWords(
    edit: "편집",
    done: "완료",
    cancel: "취소",
    save: "저장",
    undo: "실행 취소",
    redo: "실행 복귀",
    back: "뒤로",
    cut: "오려두기",
    copy: "복사하기",
    paste: "붙여넣기",
    selectAll: "전체 선택",
    delete: "삭제",
    search: "검색",
    tabs: TabWords(
      more: "더 보기",
      favorites: "즐겨찾기",
      featured: "추천",
      topRated: "최고 평점",
      recents: "최근 항목",
      contacts: "연락처",
      history: "방문 기록",
      bookmarks: "책갈피",
      downloads: "다운로드",
      mostRecent: "최신",
      mostViewed: "가장 많이 본 항목"
    ),
    spoken: SpokenWords(
      insert: "삽입",
      reorder: "순서 변경",
      moveUp: "위로 이동",
      moveDown: "아래로 이동",
      sectionIndex: "섹션 색인",
      editMenu: "편집 메뉴",
      inProgress: "진행 중",
      visibleRows: "{count}행 중 {first}행부터 {last}행까지"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "이 화면",
      list: "목록",
      focus: "초점",
      window: "윈도우",
      rows: "다음 행과 이전 행",
      page: "페이지",
      ends: "첫 행과 마지막 행",
      choose: "선택",
      selectMore: "여기까지 선택, 전체 선택",
      find: "입력하여 찾기",
      deleteRename: "삭제, 이름 변경",
      moveRow: "편집할 때 행 이동",
      rowMenu: "행의 메뉴",
      places: "다음 항목과 이전 항목",
      changeValue: "값 변경",
      backClose: "뒤로, 닫기",
      undoRedo: "실행 취소, 실행 복귀",
      thisList: "이 목록",
      fullScreen: "전체 화면",
      closeQuit: "닫기, 종료"
    )
  )
}
