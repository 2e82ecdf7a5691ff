extension KeyboardLanguage {
  /// English: QWERTY.
  static let english = KeyboardLanguage(
    code: "en",
    name: "English",
    letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
    punctuation: ["-/:;()$&@\"", ".,?!'"],
    symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•"],
    alternatives: [
      "a": "àáâäæãåā", "c": "çćč", "e": "èéêëēėę", "i": "îïíīįì", "l": "ł", "n": "ñń",
      "o": "ôöòóœøōõ", "s": "ßśš", "u": "ûüùúū", "y": "ÿ", "z": "žźż",
    ],
    words: Words(
      space: "space",
      titles: [
        .default: "return",
        .go: "go",
        .google: "Google",
        .join: "join",
        .next: "next",
        .route: "route",
        .search: "search",
        .send: "send",
        .yahoo: "Yahoo",
        .done: "done",
        .emergencyCall: "emergency call",
        .continue: "continue",
      ]
    )
  )
}
