extension KeyboardLanguage {
  /// French: AZERTY.
  static let french = KeyboardLanguage(
    code: "fr",
    name: "Français",
    letters: ["azertyuiop", "qsdfghjklm", "wxcvbn'"],
    punctuation: ["-/:;()€&@\"", ".,?!'"],
    symbols: ["[]{}#%^*+=", "_\\|~<>$£¥•"],
    alternatives: [
      "a": "àâæáäãåā", "c": "çćč", "e": "éèêëęėē", "i": "îïìíįī", "n": "ñń", "o": "ôœöòóõøō",
      "u": "ùûüúū", "y": "ÿ", "\"": "«»“”„",
    ],
    words: Words(
      space: "espace",
      titles: [
        .default: "retour",
        .go: "accéder",
        .google: "Google",
        .join: "rejoindre",
        .next: "suivant",
        .route: "itinéraire",
        .search: "rechercher",
        .send: "envoyer",
        .yahoo: "Yahoo",
        .done: "OK",
        .emergencyCall: "urgence",
        .continue: "continuer",
      ]
    )
  )
}
