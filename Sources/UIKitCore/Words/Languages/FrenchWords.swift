extension SystemWords {
  /// French.
  static let french = SystemWords(
    edit: "Modifier",
    done: "OK",
    cancel: "Annuler",
    save: "Enregistrer",
    undo: "Annuler",
    redo: "Rétablir",
    back: "Retour",
    cut: "Couper",
    copy: "Copier",
    paste: "Coller",
    selectAll: "Tout sélectionner",
    delete: "Supprimer",
    search: "Rechercher",
    tabs: TabWords(
      more: "Plus",
      favorites: "Favoris",
      featured: "Sélection",
      topRated: "Les mieux notés",
      recents: "Récents",
      contacts: "Contacts",
      history: "Historique",
      bookmarks: "Signets",
      downloads: "Téléchargements",
      mostRecent: "Les plus récents",
      mostViewed: "Les plus vus"
    ),
    spoken: SpokenWords(
      insert: "Insérer",
      reorder: "Réorganiser",
      moveUp: "Déplacer vers le haut",
      moveDown: "Déplacer vers le bas",
      sectionIndex: "Index des sections",
      editMenu: "Menu Édition",
      inProgress: "En cours",
      visibleRows: "Lignes {first} à {last} sur {count}"
    ),
    shortcuts: ShortcutWords(
      thisScreen: "Cet écran",
      list: "Liste",
      focus: "Focus",
      window: "Fenêtre",
      rows: "Ligne suivante, précédente",
      page: "Page",
      ends: "Première et dernière ligne",
      choose: "Choisir",
      selectMore: "Sélectionner jusqu’ici, tout",
      find: "Chercher en tapant",
      deleteRename: "Supprimer, renommer",
      moveRow: "Déplacer la ligne en mode édition",
      rowMenu: "Menu de la ligne",
      places: "Élément suivant, précédent",
      changeValue: "Changer une valeur",
      backClose: "Retour, fermer",
      undoRedo: "Annuler, rétablir",
      thisList: "Cette liste",
      fullScreen: "Plein écran",
      closeQuit: "Fermer, quitter"
    )
  )
}
