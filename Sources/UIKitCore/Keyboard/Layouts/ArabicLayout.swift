extension KeyboardLanguage {
  /// Arabic, with Arabic-Indic digits.
  static let arabic = KeyboardLanguage(
    code: "ar",
    name: "العربية",
    letters: ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءرىةوزظد"],
    digits: "١٢٣٤٥٦٧٨٩٠",
    punctuation: ["-/:؛()$&@\"", ".،؟!'"],
    symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•"],
    alternatives: [
      "ا": "أإآٱ", "ي": "ئى", "ى": "ئ", "و": "ؤ", "ه": "ة", "ن": "ں", "ج": "چ", "ب": "پ",
      "ف": "ڤ", "ك": "گ", "١": "1", "٢": "2", "٣": "3", "٤": "4", "٥": "5", "٦": "6", "٧": "7",
      "٨": "8", "٩": "9", "٠": "0", "،": ",", "؛": ";", "؟": "?", "\"": "«»",
    ],
    hasCapitals: false,
    isLatin: false,
    isRightToLeft: true,
    decimalSeparator: "٫",
    words: Words(
      space: "مسافة",
      titles: [
        .default: "إدخال",
        .go: "انتقال",
        .google: "Google",
        .join: "انضمام",
        .next: "التالي",
        .route: "المسار",
        .search: "بحث",
        .send: "إرسال",
        .yahoo: "Yahoo",
        .done: "تم",
        .emergencyCall: "طوارئ",
        .continue: "متابعة",
      ]
    )
  )
}
