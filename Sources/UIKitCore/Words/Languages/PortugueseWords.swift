extension SystemWords {
  /// Portuguese.
  static let portuguese = SystemWords(
    edit: "Editar",
    done: "OK",
    cancel: "Cancelar",
    save: "Salvar",
    undo: "Desfazer",
    redo: "Refazer",
    back: "Voltar",
    cut: "Cortar",
    copy: "Copiar",
    paste: "Colar",
    selectAll: "Selecionar Tudo",
    delete: "Apagar",
    search: "Buscar",
    tabs: TabWords(
      more: "Mais",
      favorites: "Favoritos",
      featured: "Destaques",
      topRated: "Mais bem avaliados",
      recents: "Recentes",
      contacts: "Contatos",
      history: "Histórico",
      bookmarks: "Favoritos",
      downloads: "Transferências",
      mostRecent: "Mais recentes",
      mostViewed: "Mais vistos"
    ),
    spoken: SpokenWords(
      insert: "Inserir",
      reorder: "Reordenar",
      moveUp: "Mover para cima",
      moveDown: "Mover para baixo",
      sectionIndex: "Índice de seções",
      editMenu: "Menu Editar",
      inProgress: "Em andamento",
      visibleRows: "Linhas {first} a {last} de {count}"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "Esta tela",
      list: "Lista",
      focus: "Foco",
      window: "Janela",
      rows: "Próxima linha e anterior",
      page: "Página",
      ends: "Primeira e última linha",
      choose: "Escolher",
      selectMore: "Selecionar até aqui ou tudo",
      find: "Buscar ao digitar",
      deleteRename: "Apagar, renomear",
      moveRow: "Mover a linha ao editar",
      rowMenu: "Menu da linha",
      places: "Próximo item e anterior",
      changeValue: "Alterar um valor",
      backClose: "Voltar, fechar",
      undoRedo: "Desfazer, refazer",
      thisList: "Esta lista",
      fullScreen: "Tela cheia",
      closeQuit: "Fechar, sair"
    )
  )
}
