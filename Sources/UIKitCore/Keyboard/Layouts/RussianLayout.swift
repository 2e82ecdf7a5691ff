extension KeyboardLanguage {
  /// Russian: ЙЦУКЕН.
  static let russian = KeyboardLanguage(
    code: "ru",
    name: "Русский",
    letters: ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"],
    punctuation: ["-/:;()₽&@\"", ".,?!'"],
    symbols: ["[]{}#%^*+=", "_\\|~<>$€£•"],
    alternatives: ["е": "ё", "ь": "ъ", "\"": "«»„“", "-": "–—•", "₽": "$€£¥"],
    isLatin: false,
    words: Words(
      space: "Пробел",
      titles: [
        .default: "Ввод",
        .go: "Перейти",
        .google: "Google",
        .join: "Войти",
        .next: "Далее",
        .route: "Маршрут",
        .search: "Найти",
        .send: "Отправить",
        .yahoo: "Yahoo",
        .done: "Готово",
        .emergencyCall: "SOS",
        .continue: "Продолжить",
      ]
    )
  )
}
