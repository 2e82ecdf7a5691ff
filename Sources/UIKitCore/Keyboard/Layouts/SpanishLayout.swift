extension KeyboardLanguage {
  /// Spanish: QWERTY with Ñ.
  static let spanish = KeyboardLanguage(
    code: "es",
    name: "Español",
    letters: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
    punctuation: ["-/:;()€&@\"", ".,?!'"],
    symbols: ["[]{}#%^*+=", "_\\|~<>$£¥•"],
    alternatives: [
      "a": "áàäâãåāª", "c": "çćč", "e": "éèëêęėē", "i": "íïìîįī", "n": "ñń", "o": "óòöôõøœō",
      "u": "úüùûū", "y": "ÿ", "\"": "«»“”„",
    ],
    words: Words(
      space: "espacio",
      titles: [
        .default: "intro",
        .go: "ir",
        .google: "Google",
        .join: "acceder",
        .next: "siguiente",
        .route: "ruta",
        .search: "buscar",
        .send: "enviar",
        .yahoo: "Yahoo",
        .done: "OK",
        .emergencyCall: "emergencia",
        .continue: "continuar",
      ]
    )
  )
}
