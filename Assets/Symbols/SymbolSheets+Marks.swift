extension SymbolSheets {
  /// Signs: plus, checkmarks, warnings, shields.
  static let marks: StaticString = """
    plus square square.fill|14 14|s1.8 M7 1 L7 13 M1 7 L13 7
    plus.circle|22 22|s O 11 11 10.1; s M11 6 V16 M6 11 H16
    plus.circle.fill|22 22|e M11 0 C17.075 0 22 4.925 22 11 C22 17.075 17.075 22 11 22 C4.925 22 0 17.075 0 11 C0 4.925 4.925 0 11 0 Z M10 5.5 h2 v4.5 h4.5 v2 h-4.5 v4.5 h-2 v-4.5 h-4.5 v-2 h4.5 Z
    minus square square.fill|12 2|f R 0 0 12 2 1
    minus.circle|22 22|s O 11 11 10.1; s M6 11 H16
    minus.circle.fill|22 22|e M11 0 C17.075 0 22 4.925 22 11 C22 17.075 17.075 22 11 22 C4.925 22 0 17.075 0 11 C0 4.925 4.925 0 11 0 Z M5.5 10 h11 v2 h-11 Z
    xmark square square.fill|13 13|s2 M1.4 1.4 L11.6 11.6 M11.6 1.4 L1.4 11.6
    xmark.circle|22 22|s O 11 11 10.1; s M7.4 7.4 L14.6 14.6 M14.6 7.4 L7.4 14.6
    xmark.circle.fill|22 22|e M11 0 C17.075 0 22 4.925 22 11 C22 17.075 17.075 22 11 22 C4.925 22 0 17.075 0 11 C0 4.925 4.925 0 11 0 Z M7.3 8.7 L8.7 7.3 L11 9.6 L13.3 7.3 L14.7 8.7 L12.4 11 L14.7 13.3 L13.3 14.7 L11 12.4 L8.7 14.7 L7.3 13.3 L9.6 11 Z
    checkmark square square.fill|16 14|s2.1 M1.6 7.8 L6 12.2 L14.2 1.7
    checkmark.circle|22 22|s O 11 11 10.1; s M6.6 11.4 L9.8 14.6 L15.6 7.6
    checkmark.circle.fill|22 22|e M11 0 C17.075 0 22 4.925 22 11 C22 17.075 17.075 22 11 22 C4.925 22 0 17.075 0 11 C0 4.925 4.925 0 11 0 Z M6.1 11.5 L7.4 10.1 L9.8 12.6 L14.6 6.6 L16.1 7.8 L9.9 15.4 Z
    multiply circle circle.fill|15 15|s1.8 M1.4 1.4 L13.6 13.6 M13.6 1.4 L1.4 13.6
    divide circle circle.fill|15 15|s1.8 M1 7.5 H14; f O 7.5 2.4 1.6; f O 7.5 12.6 1.6
    equal circle circle.fill square|15 9|s1.8 M1 1.6 H14 M1 7.4 H14
    lessthan circle|14 15|s1.8 M12.8 1.4 L1.4 7.5 L12.8 13.6
    greaterthan circle|14 15|s1.8 M1.2 1.4 L12.6 7.5 L1.2 13.6
    plus.forwardslash.minus|20 20|s M5.5 1.6 V9.4 M1.6 5.5 H9.4 M4 18 L16 2 M11 15.5 H18.6
    percent|19 19|s O 4.6 4.6 3.4; s O 14.4 14.4 3.4; s M15.6 2 L3.4 17
    number circle circle.fill square|18 20|s M6.6 1.4 L4.4 18.6 M13.6 1.4 L11.4 18.6 M2 6.6 H16.8 M1.2 13.4 H16
    asterisk circle circle.fill|18 20|s1.8 M9 1.4 V18.6 M1.6 5.7 L16.4 14.3 M16.4 5.7 L1.6 14.3
    info|9 18|f O 4.3 2.4 1.9; s1.9 M1.6 7.6 H4.7 V16.4 M1.4 16.6 H8
    info.circle|22 22|s O 11 11 10.1; f O 10.9 6.3 1.3; s M9.2 9.6 H11.2 V15.6 M9 15.7 H13.4
    info.circle.fill|22 22|f O 11 11 11; z O 10.9 6.3 1.4; x M9.2 9.6 H11.2 V15.6 M9 15.7 H13.4
    exclamationmark square square.fill|6 20|s2.3 M3 1.8 V12.8; f O 3 17.6 1.8
    exclamationmark.circle|22 22|s O 11 11 10.1; s M11 5.8 V12.2; f O 11 15.8 1.2
    exclamationmark.circle.fill|22 22|f O 11 11 11; x1.8 M11 5.4 V12.2; z O 11 16 1.3
    exclamationmark.triangle fill|23 21|a M11.5 1.6 L21.8 19.4 H1.2 Z; d M11.5 7.6 V13; g O 11.5 16.2 1.2
    exclamationmark.2|13 20|s2.3 M3 1.8 V12.8 M10 1.8 V12.8; f O 3 17.6 1.8; f O 10 17.6 1.8
    exclamationmark.octagon fill|22 22|a M7 1.4 H15 L20.6 7 V15 L15 20.6 H7 L1.4 15 V7 Z; d M11 5.8 V12.2; g O 11 15.8 1.2
    xmark.octagon fill|22 22|a M7 1.4 H15 L20.6 7 V15 L15 20.6 H7 L1.4 15 V7 Z; d M7.6 7.6 L14.4 14.4 M14.4 7.6 L7.6 14.4
    questionmark square square.fill|14 21|s2 M1.8 5.8 Q1.8 1.4 7 1.4 Q12.2 1.4 12.2 5.6 Q12.2 8.4 9.2 9.9 Q7 11 7 13.6; f O 7 18.4 1.7
    questionmark.circle|22 22|s O 11 11 10.1; s M7.8 8.4 Q7.8 5.4 11 5.4 Q14.2 5.4 14.2 8.2 Q14.2 10.2 12.2 11 Q11 11.6 11 13; f O 11 16.2 1.2
    questionmark.circle.fill|22 22|f O 11 11 11; x M7.8 8.4 Q7.8 5.4 11 5.4 Q14.2 5.4 14.2 8.2 Q14.2 10.2 12.2 11 Q11 11.6 11 13; z O 11 16.2 1.3
    ellipsis circle.fill|18 4|f O 2 2 1.9 O 9 2 1.9 O 16 2 1.9
    ellipsis.circle|22 22|s O 11 11 10.1; f O 6.2 11 1.4; f O 11 11 1.4; f O 15.8 11 1.4
    ellipsis.rectangle fill|26 17|a R 1 1 24 15 3; g O 7.4 8.5 1.6 O 13 8.5 1.6 O 18.6 8.5 1.6
    shield fill slash|19 22|a M9.5 1.2 C12 3 15 3.8 17.8 4 V10.6 C17.8 15.4 14.6 18.8 9.5 20.8 C4.4 18.8 1.2 15.4 1.2 10.6 V4 C4 3.8 7 3 9.5 1.2 Z
    checkmark.shield fill|19 22|a M9.5 1.2 C12 3 15 3.8 17.8 4 V10.6 C17.8 15.4 14.6 18.8 9.5 20.8 C4.4 18.8 1.2 15.4 1.2 10.6 V4 C4 3.8 7 3 9.5 1.2 Z; d M5.8 11 L8.6 13.8 L13.2 7.8
    exclamationmark.shield fill|19 22|a M9.5 1.2 C12 3 15 3.8 17.8 4 V10.6 C17.8 15.4 14.6 18.8 9.5 20.8 C4.4 18.8 1.2 15.4 1.2 10.6 V4 C4 3.8 7 3 9.5 1.2 Z; d M9.5 6.2 V11.4; g O 9.5 14.8 1.2
    lock.shield fill|19 22|a M9.5 1.2 C12 3 15 3.8 17.8 4 V10.6 C17.8 15.4 14.6 18.8 9.5 20.8 C4.4 18.8 1.2 15.4 1.2 10.6 V4 C4 3.8 7 3 9.5 1.2 Z; g R 5.9 9.6 7.2 5.4 1; d1.4 M7.4 9.6 V8.4 Q7.4 6.4 9.5 6.4 Q11.6 6.4 11.6 8.4 V9.6
    checkmark.seal fill|22 22|a M7.7 3.1 Q11.0 -0.9 14.3 3.1 Q19.4 2.6 18.9 7.7 Q22.9 11.0 18.9 14.3 Q19.4 19.4 14.3 18.9 Q11.0 22.9 7.7 18.9 Q2.6 19.4 3.1 14.3 Q-0.9 11.0 3.1 7.7 Q2.6 2.6 7.7 3.1 Z; d M7 11.2 L9.9 14.1 L15 7.8
    seal fill|22 22|a M7.7 3.1 Q11.0 -0.9 14.3 3.1 Q19.4 2.6 18.9 7.7 Q22.9 11.0 18.9 14.3 Q19.4 19.4 14.3 18.9 Q11.0 22.9 7.7 18.9 Q2.6 19.4 3.1 14.3 Q-0.9 11.0 3.1 7.7 Q2.6 2.6 7.7 3.1 Z
    xmark.seal fill|22 22|a M7.7 3.1 Q11.0 -0.9 14.3 3.1 Q19.4 2.6 18.9 7.7 Q22.9 11.0 18.9 14.3 Q19.4 19.4 14.3 18.9 Q11.0 22.9 7.7 18.9 Q2.6 19.4 3.1 14.3 Q-0.9 11.0 3.1 7.7 Q2.6 2.6 7.7 3.1 Z; d M7.8 7.8 L14.2 14.2 M14.2 7.8 L7.8 14.2
    checklist|24 19|s M1.4 3.6 L3.4 5.6 L7 1.6 M1.4 10.2 L3.4 12.2 L7 8.2 M1.4 16.6 L3.4 18.2 L7 14.6 M11 4 H22.6 M11 10.4 H22.6 M11 16.8 H22.6
    sum|15 20|s1.8 M13.6 4.6 V1.6 H1.8 L8.2 10 L1.8 18.4 H13.6 V15.4
    function|20 22|s M2 20.4 Q5 21.4 6 17.6 L8.8 4.6 Q9.6 1 12.6 1.8 M5 9 H12; s M11.6 12.4 L18 19.6 M18.4 12.4 L11.2 19.6
    infinity circle circle.fill|26 13|s1.9 M13 6.5 C10.5 3 8.6 1 6.2 1 C3.3 1 1 3.4 1 6.5 C1 9.6 3.3 12 6.2 12 C8.6 12 10.5 10 13 6.5 C15.5 3 17.4 1 19.8 1 C22.7 1 25 3.4 25 6.5 C25 9.6 22.7 12 19.8 12 C17.4 12 15.5 10 13 6.5 Z
    """
}
