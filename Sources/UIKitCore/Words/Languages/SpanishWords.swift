extension SystemWords {
  /// Spanish.
  static let spanish = SystemWords(
    edit: "Editar",
    done: "Listo",
    cancel: "Cancelar",
    save: "Guardar",
    undo: "Deshacer",
    redo: "Rehacer",
    back: "Atrás",
    cut: "Cortar",
    copy: "Copiar",
    paste: "Pegar",
    selectAll: "Seleccionar todo",
    delete: "Eliminar",
    search: "Buscar",
    tabs: TabWords(
      more: "Más",
      favorites: "Favoritos",
      featured: "Destacados",
      topRated: "Mejor valorados",
      recents: "Recientes",
      contacts: "Contactos",
      history: "Historial",
      bookmarks: "Marcadores",
      downloads: "Descargas",
      mostRecent: "Más recientes",
      mostViewed: "Más vistos"
    ),
    spoken: SpokenWords(
      insert: "Insertar",
      reorder: "Reordenar",
      moveUp: "Mover hacia arriba",
      moveDown: "Mover hacia abajo",
      sectionIndex: "Índice de secciones",
      editMenu: "Menú de edición",
      inProgress: "En curso",
      visibleRows: "Filas {first} a {last} de {count}"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "Esta pantalla",
      list: "Lista",
      focus: "Foco",
      window: "Ventana",
      rows: "Fila siguiente y anterior",
      page: "Página",
      ends: "Primera y última fila",
      choose: "Elegir",
      selectMore: "Seleccionar hasta aquí o todo",
      find: "Buscar al escribir",
      deleteRename: "Eliminar, renombrar",
      moveRow: "Mover la fila al editar",
      rowMenu: "Menú de la fila",
      places: "Elemento siguiente y anterior",
      changeValue: "Cambiar un valor",
      backClose: "Atrás, cerrar",
      undoRedo: "Deshacer, rehacer",
      thisList: "Esta lista",
      fullScreen: "Pantalla completa",
      closeQuit: "Cerrar, salir"
    )
  )
}
