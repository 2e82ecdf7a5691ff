extension SymbolSheets {
  /// Lists, paragraphs, currencies, letters and digits.
  static let text: StaticString = """
    list.bullet circle circle.fill|22 16|f O 1.7 1.8 1.5; f O 1.7 8 1.5; f O 1.7 14.2 1.5; s M6.4 1.8 H21 M6.4 8 H21 M6.4 14.2 H21
    list.dash|22 16|s M1 1.8 H3.4 M1 8 H3.4 M1 14.2 H3.4; s M6.4 1.8 H21 M6.4 8 H21 M6.4 14.2 H21
    list.number|23 19|s M8.6 3 H21.8 M8.6 9.5 H21.8 M8.6 16 H21.8; s1.3 M2 1.8 L3.4 1 V5 M1.6 8.2 Q1.8 7 3 7 Q4.4 7 4.4 8.2 Q4.4 9 1.6 11.4 H4.6 M1.6 13.6 H4.4 L3 15.2 Q4.6 15.2 4.6 16.6 Q4.6 18 3 18 Q1.8 18 1.4 17
    list.bullet.rectangle fill|25 19|a R 1 1 23 17 2.6; g O 5.6 5.6 1.2 O 5.6 9.5 1.2 O 5.6 13.4 1.2; d1.4 M9 5.6 H19.8 M9 9.5 H19.8 M9 13.4 H19.8
    list.bullet.indent|22 16|f O 1.7 1.8 1.5; f O 5.7 8 1.5; f O 5.7 14.2 1.5; s M6.4 1.8 H21 M10.4 8 H21 M10.4 14.2 H21
    list.star|23 17|s M9.4 1.8 H22 M9.4 8.5 H22 M9.4 15.2 H22; f M3.4 0 L4.3 2.5 L6.9 2.6 L4.9 4.2 L5.6 6.8 L3.4 5.3 L1.2 6.8 L1.9 4.2 L-0.1 2.6 L2.5 2.5 Z; f O 3.4 11 1 O 3.4 15.2 1.4
    list.clipboard fill|19 22|a R 1 3 17 18 2.6; -z R 5 0.4 9 5.4 2; +x1.6 R 5.4 1 8.2 4.6 1.6; -s R 5.4 1 8.2 4.6 1.6; +f R 5.8 0.2 7.4 4.6 1.6; d1.4 M5 10.4 H6 M9 10.4 H14 M5 15.4 H6 M9 15.4 H14
    text.alignleft|22 18|s M1.4 2 H20.6 M1.4 6.7 H13.6 M1.4 11.4 H20.6 M1.4 16 H11
    text.aligncenter|22 18|s M1.4 2 H20.6 M5 6.7 H17 M1.4 11.4 H20.6 M6 16 H16
    text.alignright|22 18|s M1.4 2 H20.6 M8.4 6.7 H20.6 M1.4 11.4 H20.6 M11 16 H20.6
    text.justify|22 18|s M1.4 2 H20.6 M1.4 6.7 H20.6 M1.4 11.4 H20.6 M1.4 16 H20.6
    text.quote|22 18|s M6.4 2 H20.6 M6.4 6.7 H17 M6.4 11.4 H20.6 M6.4 16 H14; s1.8 M1.6 1.6 V16.4
    text.badge.plus|24 19|s M1.4 2 H17 M1.4 6.9 H17 M1.4 11.8 H9 M1.4 16.6 H8; f O 17.6 12.8 5.4; x1.4 M17.6 10 V15.6 M14.8 12.8 H20.4
    textformat|26 18|s M1.4 16.4 L7.4 1.6 L13.4 16.4 M3.6 11.4 H11.2; s O 19.8 12.4 4; s M24 8 V16.4
    textformat.size|28 20|s1.4 M1.4 18.4 L5.2 8.6 L9 18.4 M2.8 15 H7.6; s1.8 M12 18.4 L19.4 1.6 L26.8 18.4 M14.6 12.8 H24.2
    textformat.abc|28 14|s O 4.6 9.4 3.4; s M8.2 5.6 V12.8; s O 15 9.4 3.4; s M11.6 1.4 V12.8; s M26.4 7.2 Q25.4 5.8 23.6 5.8 Q20.6 6.2 20.6 9.4 Q20.6 12.4 23.6 12.8 Q25.4 12.8 26.4 11.4
    character|18 20|s1.8 M1.6 18.4 L9 1.6 L16.4 18.4 M4.2 12.6 H13.8
    bold|15 20|s2.4 M2.6 1.8 H7.4 Q11.6 1.8 11.6 5.8 Q11.6 9.6 7.4 9.6 H2.6 Z M2.6 9.6 H8.4 Q13 9.6 13 13.8 Q13 18.2 8.4 18.2 H2.6 Z
    italic|15 20|s1.8 M6 1.6 H13.6 M1.4 18.4 H9 M9.8 1.8 L5.2 18.2
    underline|17 22|s1.8 M3 1.4 V9.6 Q3 15 8.5 15 Q14 15 14 9.6 V1.4 M1.4 20.4 H15.6
    strikethrough|19 20|s1.8 M14.8 5.4 Q14.2 1.6 9.4 1.6 Q4.4 1.8 4.4 5.4 Q4.4 8.6 9.4 10 Q15.2 11.4 15.2 14.6 Q15 18.4 9.4 18.4 Q4.2 18.4 3.6 14.4 M1.2 10 H17.8
    paragraphsign|16 20|s M14.4 1.6 H6.6 Q1.6 1.6 1.6 6 Q1.6 10.4 6.6 10.4 H8 M8 1.6 V18.6 M12.4 1.6 V18.6
    quote.opening|18 14|f M7.6 1 C3.6 1.8 1 4.6 1 8.8 C1 11.4 2.6 13 4.6 13 C6.6 13 8 11.6 8 9.6 C8 7.6 6.6 6.4 4.8 6.4 C5 4.6 6.2 3.2 8 2.6 Z M16.6 1 C12.6 1.8 10 4.6 10 8.8 C10 11.4 11.6 13 13.6 13 C15.6 13 17 11.6 17 9.6 C17 7.6 15.6 6.4 13.8 6.4 C14 4.6 15.2 3.2 17 2.6 Z
    quote.closing|18 14|f M10.4 13 C14.4 12.2 17 9.4 17 5.2 C17 2.6 15.4 1 13.4 1 C11.4 1 10 2.4 10 4.4 C10 6.4 11.4 7.6 13.2 7.6 C13 9.4 11.8 10.8 10 11.4 Z M1.4 13 C5.4 12.2 8 9.4 8 5.2 C8 2.6 6.4 1 4.4 1 C2.4 1 1 2.4 1 4.4 C1 6.4 2.4 7.6 4.2 7.6 C4 9.4 2.8 10.8 1 11.4 Z
    at circle circle.fill badge.plus|22 22|s O 11 11 3.8; s M14.8 7.2 V12.4 Q14.8 15 17.2 15 Q20.6 14.6 20.6 11 C20.6 5.6 16.4 1.4 11 1.4 C5.6 1.4 1.4 5.6 1.4 11 C1.4 16.4 5.6 20.6 11 20.6 Q13.6 20.6 15.6 19.4
    dollarsign circle circle.fill square|14 22|s1.7 M12 6.6 Q11.4 3.4 7 3.4 Q2.2 3.6 2.2 7 Q2.2 10 7 11 Q12.4 12 12.4 15.2 Q12.2 18.6 7 18.6 Q2.2 18.6 1.6 15 M7 1 V21
    eurosign circle circle.fill square|16 20|s1.7 M14.6 4 Q12.6 1.6 9.8 1.6 Q4 2.2 4 10 Q4 17.8 9.8 18.4 Q12.6 18.4 14.6 16 M1.2 8 H10.6 M1.2 12 H10
    sterlingsign circle circle.fill square|15 20|s1.7 M12.8 5.2 Q12.2 1.6 8.6 1.6 Q4.6 1.8 4.6 6 V12.6 Q4.6 16.4 1.6 18.4 H13.4 M1.6 10.4 H9.6
    yensign circle circle.fill square|16 20|s1.7 M1.6 1.6 L8 9.6 L14.4 1.6 M8 9.6 V18.4 M3 10.6 H13 M3 14.4 H13
    bitcoinsign circle circle.fill|15 22|s1.7 M3 3.6 H7.6 Q12 3.6 12 7.2 Q12 10.8 7.6 10.8 H3 Z M3 10.8 H8.4 Q13 10.8 13 14.6 Q13 18.4 8.4 18.4 H3 Z M5.4 1 V3.4 M9 1 V3.4 M5.4 18.6 V21 M9 18.6 V21
    curlybraces|22 20|s M7.4 1.6 Q3.8 1.6 3.8 4.8 V7 Q3.8 10 1.6 10 Q3.8 10 3.8 13 V15.2 Q3.8 18.4 7.4 18.4 M14.6 1.6 Q18.2 1.6 18.2 4.8 V7 Q18.2 10 20.4 10 Q18.2 10 18.2 13 V15.2 Q18.2 18.4 14.6 18.4
    a - circle circle.fill square square.fill|14 18|s1.8 M1.6 16.4 L7 1.6 L12.4 16.4 M3.6 11.4 H10.4
    b - circle circle.fill square square.fill|13 18|s1.8 M2 1.6 H6.6 Q10.6 1.6 10.6 5.2 Q10.6 8.6 6.6 8.6 H2 M2 1.6 V16.4 H7 Q11.4 16.4 11.4 12.4 Q11.4 8.6 7 8.6
    c - circle circle.fill square square.fill|15 18|s1.8 M13.4 4.6 Q11.8 1.6 8.2 1.6 Q1.8 2 1.8 9 Q1.8 16 8.2 16.4 Q11.8 16.4 13.4 13.4
    d - circle circle.fill square square.fill|14 18|s1.8 M2 1.6 H5.6 Q12.4 1.8 12.4 9 Q12.4 16.2 5.6 16.4 H2 Z
    e - circle circle.fill square square.fill|12 18|s1.8 M10.6 1.6 H2 V16.4 H10.6 M2 8.8 H9.4
    f - circle circle.fill square square.fill|12 18|s1.8 M10.6 1.6 H2 V16.4 M2 8.8 H9
    g - circle circle.fill square square.fill|16 18|s1.8 M13.8 4.6 Q12 1.6 8.4 1.6 Q1.8 2 1.8 9 Q1.8 16 8.4 16.4 Q14.2 16.2 14.2 10.4 V9.4 H9
    h - circle circle.fill square square.fill|14 18|s1.8 M2 1.6 V16.4 M12 1.6 V16.4 M2 8.8 H12
    i - circle circle.fill square square.fill|10 18|s1.8 M5 1.6 V16.4 M1.8 1.6 H8.2 M1.8 16.4 H8.2
    j - circle circle.fill square square.fill|12 18|s1.8 M9.8 1.6 V11.4 Q9.8 16.4 5.6 16.4 Q2.2 16.4 1.6 12.8
    k - circle circle.fill square square.fill|14 18|s1.8 M2 1.6 V16.4 M12 1.6 L2 10.4 M5.8 7.4 L12.4 16.4
    l - circle circle.fill square square.fill|11 18|s1.8 M2 1.6 V16.4 H9.8
    m - circle circle.fill square square.fill|17 18|s1.8 M2 16.4 V1.6 L8.5 12 L15 1.6 V16.4
    n - circle circle.fill square square.fill|14 18|s1.8 M2 16.4 V1.6 L12 16.4 V1.6
    o - circle circle.fill square square.fill|17 18|s1.8 M8.5 1.6 Q15.2 2 15.2 9 Q15.2 16 8.5 16.4 Q1.8 16 1.8 9 Q1.8 2 8.5 1.6 Z
    p - circle circle.fill square square.fill|13 18|s1.8 M2 16.4 V1.6 H6.8 Q11.4 1.6 11.4 5.8 Q11.4 10 6.8 10 H2
    q - circle circle.fill square square.fill|17 18|s1.8 M8.5 1.6 Q15.2 2 15.2 9 Q15.2 16 8.5 16.4 Q1.8 16 1.8 9 Q1.8 2 8.5 1.6 Z M10.4 12 L15 16.8
    r - circle circle.fill square square.fill|13 18|s1.8 M2 16.4 V1.6 H6.8 Q11 1.6 11 5.6 Q11 9.4 6.8 9.4 H2 M7.2 9.6 L11.4 16.4
    s - circle circle.fill square square.fill|13 18|s1.8 M11 4.8 Q10.4 1.6 6.6 1.6 Q2.2 1.8 2.2 5 Q2.2 7.8 6.6 8.8 Q11.4 9.8 11.4 12.8 Q11.2 16.4 6.6 16.4 Q2 16.4 1.6 12.8
    t - circle circle.fill square square.fill|14 18|s1.8 M1.6 1.6 H12.4 M7 1.6 V16.4
    u - circle circle.fill square square.fill|14 18|s1.8 M2 1.6 V10.8 Q2 16.4 7 16.4 Q12 16.4 12 10.8 V1.6
    v - circle circle.fill square square.fill|14 18|s1.8 M1.6 1.6 L7 16.4 L12.4 1.6
    w - circle circle.fill square square.fill|20 18|s1.8 M1.6 1.6 L5.8 16.4 L10 4.6 L14.2 16.4 L18.4 1.6
    x - circle circle.fill square square.fill|14 18|s1.8 M2 1.6 L12 16.4 M12 1.6 L2 16.4
    y - circle circle.fill square square.fill|14 18|s1.8 M1.6 1.6 L7 9.4 L12.4 1.6 M7 9.4 V16.4
    z - circle circle.fill square square.fill|14 18|s1.8 M2 1.6 H12 L2 16.4 H12
    0 - circle circle.fill square square.fill|13 18|s1.8 M6.5 1.6 Q11.2 2 11.2 9 Q11.2 16 6.5 16.4 Q1.8 16 1.8 9 Q1.8 2 6.5 1.6 Z M8.8 5.8 L4.2 12.2
    1 - circle circle.fill square square.fill|9 18|s1.8 M1.8 4.4 L6 1.6 V16.4
    2 - circle circle.fill square square.fill|13 18|s1.8 M2 5.4 Q2.4 1.6 6.6 1.6 Q11 1.8 11 5.6 Q11 8 8 11 L2 16.4 H11.4
    3 - circle circle.fill square square.fill|13 18|s1.8 M2 1.6 H11 L6 7.6 Q11.4 7.8 11.4 12 Q11.2 16.4 6.4 16.4 Q2.4 16.4 1.6 13.2
    4 - circle circle.fill square square.fill|14 18|s1.8 M9.6 16.4 V1.6 L1.6 12.4 H12.6
    5 - circle circle.fill square square.fill|13 18|s1.8 M10.4 1.6 H3.4 L2.6 8.2 Q4.4 7 6.6 7 Q11.2 7.2 11.2 11.6 Q11.2 16.2 6.4 16.4 Q2.6 16.4 1.6 13.4
    6 - circle circle.fill square square.fill|13 18|s1.8 M10.6 3.8 Q9.4 1.6 7 1.6 Q1.8 2 1.8 10 Q2 16.4 6.6 16.4 Q11.2 16.2 11.2 11.8 Q11.2 7.4 6.6 7.2 Q2.6 7.4 1.8 10.8
    7 - circle circle.fill square square.fill|13 18|s1.8 M1.8 1.6 H11.2 L5 16.4
    8 - circle circle.fill square square.fill|13 18|s1.8 M6.5 8.4 Q2.6 8.2 2.6 5 Q2.6 1.8 6.5 1.6 Q10.4 1.8 10.4 5 Q10.4 8.2 6.5 8.4 Q1.8 8.6 1.8 12.4 Q1.8 16.2 6.5 16.4 Q11.2 16.2 11.2 12.4 Q11.2 8.6 6.5 8.4 Z
    9 - circle circle.fill square square.fill|13 18|s1.8 M2.4 14.2 Q3.6 16.4 6 16.4 Q11.2 16 11.2 8 Q11 1.6 6.4 1.6 Q1.8 1.8 1.8 6.2 Q1.8 10.6 6.4 10.8 Q10.4 10.6 11.2 7.2
    """
}
