extension KeyboardLanguage {
  /// German: QWERTZ with umlauts.
  static let german = KeyboardLanguage(
    code: "de",
    name: "Deutsch",
    letters: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
    punctuation: ["-/:;()€&@\"", ".,?!'"],
    symbols: ["[]{}#%^*+=", "_\\|~<>$£¥•"],
    alternatives: [
      "a": "äâàáæãåā", "c": "çćč", "e": "éèêëėę", "i": "îïíīįì", "l": "ł", "n": "ñń",
      "o": "öôòóõœøō", "s": "ßśš", "u": "üûùúū", "y": "ÿ", "z": "žźż", "\"": "„“‚‘»«",
    ],
    words: Words(
      space: "Leerzeichen",
      titles: [
        .default: "Return",
        .go: "Öffnen",
        .google: "Google",
        .join: "Verbinden",
        .next: "Weiter",
        .route: "Route",
        .search: "Suchen",
        .send: "Senden",
        .yahoo: "Yahoo",
        .done: "Fertig",
        .emergencyCall: "Notruf",
        .continue: "Fortfahren",
      ]
    )
  )
}
