// Written by Assets/embed-symbols: change the drawings in Assets/Symbols, and call it again.

/// The drawings of symbols, compiled into the program as constant text.
///
/// Nothing has to be installed with an application, nothing is read at its start, and the pages of
/// memory with them are shared among processes. `GlyphDrawing+Symbols.swift` explains the notation.
package enum SymbolSheets {
  /// All sheets, in the order in which they are searched.
  package static var all: [StaticString] {
    [marks, arrows, shapes, text, objects, devices, people, places]
  }

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

  /// Chevrons and arrows.
  static let arrows: StaticString = """
    chevron.left circle circle.fill square|8 13|s2 M6.4 1.6 L1.6 6.5 L6.4 11.4
    chevron.right circle circle.fill square|8 13|s2 M1.6 1.6 L6.4 6.5 L1.6 11.4
    chevron.up circle circle.fill square|13 8|s2 M1.6 6.4 L6.5 1.6 L11.4 6.4
    chevron.down circle circle.fill square|13 8|s2 M1.6 1.6 L6.5 6.4 L11.4 1.6
    chevron.backward=chevron.left
    chevron.forward=chevron.right
    chevron.backward.circle=chevron.left.circle
    chevron.forward.circle=chevron.right.circle
    chevron.left.2|14 13|s2 M6.4 1.6 L1.6 6.5 L6.4 11.4 M12.2 1.6 L7.4 6.5 L12.2 11.4
    chevron.right.2|14 13|s2 M1.6 1.6 L6.4 6.5 L1.6 11.4 M7.4 1.6 L12.2 6.5 L7.4 11.4
    chevron.compact.down|22 7|s2 M1.4 1.6 L11 5.4 L20.6 1.6
    chevron.compact.up|22 7|s2 M1.4 5.4 L11 1.6 L20.6 5.4
    chevron.up.chevron.down|13 20|s M1.6 7 L6.5 1.8 L11.4 7 M1.6 13 L6.5 18.2 L11.4 13
    chevron.left.forwardslash.chevron.right|27 18|s M7.4 3 L1.6 9 L7.4 15 M19.6 3 L25.4 9 L19.6 15 M15.6 1.4 L11.4 16.6
    arrow.up circle circle.fill square square.fill|17 21|s M8.5 19.6 V1.8 M1.6 8.4 L8.5 1.4 L15.4 8.4
    arrow.down circle circle.fill square square.fill|17 21|s M8.5 1.4 V19.2 M1.6 12.6 L8.5 19.6 L15.4 12.6
    arrow.left circle circle.fill square square.fill|21 17|s M19.6 8.5 H1.8 M8.4 1.6 L1.4 8.5 L8.4 15.4
    arrow.right circle circle.fill square square.fill|21 17|s M1.4 8.5 H19.2 M12.6 1.6 L19.6 8.5 L12.6 15.4
    arrow.backward=arrow.left
    arrow.forward=arrow.right
    arrow.backward.circle=arrow.left.circle
    arrow.forward.circle=arrow.right.circle
    arrow.up.right circle circle.fill square square.fill|17 17|s M1.6 15.4 L15.2 1.8 M5 1.6 H15.4 V12
    arrow.up.left circle circle.fill square|17 17|s M15.4 15.4 L1.8 1.8 M12 1.6 H1.6 V12
    arrow.down.right circle circle.fill square|17 17|s M1.6 1.6 L15.2 15.2 M5 15.4 H15.4 V5
    arrow.down.left circle circle.fill square|17 17|s M15.4 1.6 L1.8 15.2 M12 15.4 H1.6 V5
    arrow.up.forward=arrow.up.right
    arrow.up.arrow.down circle circle.fill square|22 20|s M6 18.4 V2 M1.8 6 L6 1.6 L10.2 6 M16 1.6 V18 M11.8 14 L16 18.4 L20.2 14
    arrow.left.arrow.right circle circle.fill square|20 22|s M18.4 6 H2 M6 1.8 L1.6 6 L6 10.2 M1.6 16 H18 M14 11.8 L18.4 16 L14 20.2
    arrow.left.and.right circle|25 15|s M1.6 7.5 H23.4 M7 1.8 L1.4 7.5 L7 13.2 M18 1.8 L23.6 7.5 L18 13.2
    arrow.up.and.down circle|15 25|s M7.5 1.6 V23.4 M1.8 7 L7.5 1.4 L13.2 7 M1.8 18 L7.5 23.6 L13.2 18
    arrow.up.left.and.arrow.down.right circle|20 20|s M8.4 8.4 L1.8 1.8 M7.4 1.6 H1.6 V7.4 M11.6 11.6 L18.2 18.2 M12.6 18.4 H18.4 V12.6
    arrow.down.right.and.arrow.up.left circle|20 20|s M1.6 1.6 L8.2 8.2 M8.4 2.6 V8.4 H2.6 M18.4 18.4 L11.8 11.8 M11.6 17.4 V11.6 H17.4
    arrow.up.and.down.and.arrow.left.and.right|23 23|s M11.5 1.6 V21.4 M1.6 11.5 H21.4 M8.4 4.4 L11.5 1.4 L14.6 4.4 M8.4 18.6 L11.5 21.6 L14.6 18.6 M4.4 8.4 L1.4 11.5 L4.4 14.6 M18.6 8.4 L21.6 11.5 L18.6 14.6
    arrow.clockwise circle circle.fill|20 22|s1.7 M17.8 8.4 C16.151 4.672 12.014 2.722 8.089 3.821 C4.164 4.921 1.643 8.736 2.170 12.778 C2.697 16.820 6.113 19.861 10.189 19.916 C14.264 19.972 17.762 17.026 18.400 13.000 M18.6 3.4 V8.8 H13.2
    arrow.counterclockwise circle circle.fill|20 22|s1.7 M2.2 8.4 C3.85 4.67 7.99 2.72 11.91 3.82 C15.84 4.92 18.36 8.74 17.83 12.78 C17.3 16.82 13.89 19.86 9.81 19.92 C5.74 19.97 2.24 17.03 1.6 13 M1.4 3.4 V8.8 H6.8
    arrow.triangle.2.circlepath circle circle.fill|24 20|s M3 8.6 C4.2 4.6 7.8 1.8 12 1.8 C15.4 1.8 18.2 3.4 20 6 M21 11.4 C19.8 15.4 16.2 18.2 12 18.2 C8.6 18.2 5.8 16.6 4 14; f M22.8 2.6 L22.4 9.2 L16.6 6.8 Z M1.2 17.4 L1.6 10.8 L7.4 13.2 Z
    arrow.2.squarepath|26 20|s M6 13.8 V5 Q6 2.4 8.6 2.4 H16 M1.8 10 L6 14.2 L10.2 10 M20 6.2 V15 Q20 17.6 17.4 17.6 H10 M15.8 10 L20 5.8 L24.2 10
    arrow.triangle.branch|18 22|s O 4 18 2.6; s M4 15.2 V3 M4 12 Q4 9.4 7 9.4 H9.4 Q13.6 9.4 13.6 6; f M0.8 5.4 L4 0.8 L7.2 5.4 Z M10.4 7 L13.6 2.4 L16.8 7 Z
    arrow.uturn.left circle circle.fill square|20 19|s M6.4 1.6 L1.6 6.4 L6.4 11.2 M1.8 6.4 H12.4 Q18.4 6.4 18.4 11.8 Q18.4 17.2 12.4 17.2 H8
    arrow.uturn.right circle circle.fill square|20 19|s M13.6 1.6 L18.4 6.4 L13.6 11.2 M18.2 6.4 H7.6 Q1.6 6.4 1.6 11.8 Q1.6 17.2 7.6 17.2 H12
    arrow.uturn.backward=arrow.uturn.left
    arrow.uturn.backward.circle=arrow.uturn.left.circle
    arrow.uturn.forward=arrow.uturn.right
    arrow.uturn.up|19 20|s M1.6 6.4 L6.4 1.6 L11.2 6.4 M6.4 1.8 V12.4 Q6.4 18.4 11.8 18.4 Q17.2 18.4 17.2 12.4 V8
    arrow.uturn.down|19 20|s M1.6 13.6 L6.4 18.4 L11.2 13.6 M6.4 18.2 V7.6 Q6.4 1.6 11.8 1.6 Q17.2 1.6 17.2 7.6 V12
    arrow.turn.up.left|20 18|s M7.4 1.6 L1.6 7 L7.4 12.4 M1.8 7 H14.4 Q18.4 7 18.4 11 V16.4
    arrow.turn.up.right|20 18|s M12.6 1.6 L18.4 7 L12.6 12.4 M18.2 7 H5.6 Q1.6 7 1.6 11 V16.4
    arrow.turn.down.right|20 18|s M12.6 5.6 L18.4 11 L12.6 16.4 M18.2 11 H5.6 Q1.6 11 1.6 7 V1.6
    arrow.turn.down.left|20 18|s M7.4 5.6 L1.6 11 L7.4 16.4 M1.8 11 H14.4 Q18.4 11 18.4 7 V1.6
    return=arrow.turn.down.left
    arrowshape.turn.up.left fill circle|22 18|a M9 1.6 L1.6 7.6 L9 13.6 V9.8 C14.4 9.6 17.8 11.4 20.4 15.8 C20 9.6 16.4 5.6 9 5.4 Z
    arrowshape.turn.up.right fill circle|22 18|a M13 1.6 L20.4 7.6 L13 13.6 V9.8 C7.6 9.6 4.2 11.4 1.6 15.8 C2 9.6 5.6 5.6 13 5.4 Z
    arrowshape.turn.up.backward=arrowshape.turn.up.left
    arrowshape.turn.up.forward=arrowshape.turn.up.right
    arrow.up.to.line|17 21|s M1.6 1.6 H15.4 M8.5 19.6 V5.4 M2.6 11 L8.5 5 L14.4 11
    arrow.down.to.line|17 21|s M1.6 19.4 H15.4 M8.5 1.4 V15.6 M2.6 10 L8.5 16 L14.4 10
    arrow.left.to.line|21 17|s M1.6 1.6 V15.4 M19.6 8.5 H5.4 M11 2.6 L5 8.5 L11 14.4
    arrow.right.to.line|21 17|s M19.4 1.6 V15.4 M1.4 8.5 H15.6 M10 2.6 L16 8.5 L10 14.4
    arrow.branch|20 22|s M10 20.6 V14 Q10 11 6.6 9 Q3.4 7 3.4 2.6 M10 14 Q10 11 13.4 9 Q16.6 7 16.6 2.6 M1 4.6 L3.4 1.6 L5.8 4.6 M14.2 4.6 L16.6 1.6 L19 4.6
    arrowtriangle.right fill|16 18|a M2.4 1.6 L14.4 9 L2.4 16.4 Z
    arrowtriangle.left fill|16 18|a M13.6 1.6 L1.6 9 L13.6 16.4 Z
    arrowtriangle.up fill|18 16|a M1.6 13.6 L9 1.6 L16.4 13.6 Z
    arrowtriangle.down fill|18 16|a M1.6 2.4 L9 14.4 L16.4 2.4 Z
    repeat circle|22 20|s M1.6 9.6 V8.4 Q1.6 4.6 5.4 4.6 H20 M16.8 1.4 L20.2 4.6 L16.8 7.8 M20.4 10.4 V11.6 Q20.4 15.4 16.6 15.4 H2 M5.2 12.2 L1.8 15.4 L5.2 18.6
    repeat.1 circle|22 20|s M1.6 9.6 V8.4 Q1.6 4.6 5.4 4.6 H12 M8.8 1.4 L12.2 4.6 L8.8 7.8 M20.4 10.4 V11.6 Q20.4 15.4 16.6 15.4 H2 M5.2 12.2 L1.8 15.4 L5.2 18.6 M16.4 2.4 L18.8 1.4 V7.6
    shuffle circle|23 18|s M1.4 4.2 H4.6 Q7 4.2 8.6 6.4 L13 12 Q14.6 13.8 17 13.8 H21 M1.4 13.8 H4.6 Q7 13.8 8.6 11.6 L13 6 Q14.6 4.2 17 4.2 H21 M18.4 1.4 L21.4 4.2 L18.4 7 M18.4 11 L21.4 13.8 L18.4 16.6
    gobackward|21 22|s1.7 M3.4 7.4 C5.6 3.6 9.8 2 13.6 3.2 C17.8 4.6 20 8.4 19.4 12.8 C18.8 17 15 20.2 10.6 20 C6 19.8 2.4 16.4 2 12 M3 2.4 L3.2 7.6 L8.4 7.4
    goforward|21 22|s1.7 M17.6 7.4 C15.4 3.6 11.2 2 7.4 3.2 C3.2 4.6 1 8.4 1.6 12.8 C2.2 17 6 20.2 10.4 20 C15 19.8 18.6 16.4 19 12 M18 2.4 L17.8 7.6 L12.6 7.4
    rolltop.back|12 21|s2.6 M10.4 1.6 L1.8 10.5 L10.4 19.4
    square.and.arrow.up circle circle.fill|18 22|s M9 14 V1.6 M5.2 5 L9 1.4 L12.8 5 M5.6 8.4 H3.6 Q1.6 8.4 1.6 10.4 V18.6 Q1.6 20.6 3.6 20.6 H14.4 Q16.4 20.6 16.4 18.6 V10.4 Q16.4 8.4 14.4 8.4 H12.4
    square.and.arrow.up.fill|18 22|a M5.6 8.4 H3.6 Q1.6 8.4 1.6 10.4 V18.6 Q1.6 20.6 3.6 20.6 H14.4 Q16.4 20.6 16.4 18.6 V10.4 Q16.4 8.4 14.4 8.4 H12.4; +f M3.6 8.4 H14.4 L16.4 10.4 V18.6 L14.4 20.6 H3.6 L1.6 18.6 V10.4 Z; f R 1.6 8.4 14.8 12.2 2; x4.2 M9 8.6 V14; s M9 14 V1.6 M5.2 5 L9 1.4 L12.8 5
    square.and.arrow.down|18 22|s M9 2 V14.4 M5.2 11 L9 14.6 L12.8 11 M5.6 8.4 H3.6 Q1.6 8.4 1.6 10.4 V18.6 Q1.6 20.6 3.6 20.6 H14.4 Q16.4 20.6 16.4 18.6 V10.4 Q16.4 8.4 14.4 8.4 H12.4
    square.and.arrow.down.fill|18 22|f R 0.8 7.6 16.4 13.8 2.6; x4.6 M9 2 V14.4 M5.2 11 L9 14.6 L12.8 11; s M9 2 V14.4 M5.2 11 L9 14.6 L12.8 11
    rectangle.portrait.and.arrow.right fill|24 20|a M13.4 6.4 V3.6 Q13.4 1.4 11.2 1.4 H3.6 Q1.4 1.4 1.4 3.6 V16.4 Q1.4 18.6 3.6 18.6 H11.2 Q13.4 18.6 13.4 16.4 V13.6; +x4.4 M7.4 10 H22; s M7.4 10 H22 M18.4 6.2 L22.4 10 L18.4 13.8
    rectangle.portrait.and.arrow.forward=rectangle.portrait.and.arrow.right
    """

  /// Circles, squares, grids, charts and other shapes.
  static let shapes: StaticString = """
    circle slash|22 22|s1.5 O 11 11 10.25
    circle.fill|22 22|f O 11 11 11
    circle.dashed|22 22|s M9.2 1.1 Q11 0.7 12.8 1.1 M16.8 2.8 Q18.3 3.8 19.2 5.2 M20.9 9.2 Q21.3 11 20.9 12.8 M19.2 16.8 Q18.2 18.3 16.8 19.2 M12.8 20.9 Q11 21.3 9.2 20.9 M5.2 19.2 Q3.7 18.2 2.8 16.8 M1.1 12.8 Q0.7 11 1.1 9.2 M2.8 5.2 Q3.8 3.7 5.2 2.8
    circle.lefthalf.filled|22 22|s O 11 11 10.1; f M11 1 C5.5 1 1 5.5 1 11 C1 16.5 5.5 21 11 21 Z
    circle.lefthalf.fill=circle.lefthalf.filled
    circle.righthalf.filled|22 22|s O 11 11 10.1; f M11 1 C16.5 1 21 5.5 21 11 C21 16.5 16.5 21 11 21 Z
    circle.righthalf.fill=circle.righthalf.filled
    circle.grid.2x2 fill|20 20|a O 5 5 3.4 O 15 5 3.4 O 5 15 3.4 O 15 15 3.4
    circle.grid.3x3 fill|22 22|a1.3 O 3.6 3.6 2 O 11 3.6 2 O 18.4 3.6 2 O 3.6 11 2 O 11 11 2 O 18.4 11 2 O 3.6 18.4 2 O 11 18.4 2 O 18.4 18.4 2
    circle.circle fill|22 22|a O 11 11 10.1; d O 11 11 5.4
    largecircle.fill.circle|22 22|s O 11 11 10.1; f O 11 11 7
    smallcircle.filled.circle fill|22 22|a O 11 11 10.1; g O 11 11 4
    dot.circle=smallcircle.filled.circle
    record.circle fill|22 22|a O 11 11 10.1; g O 11 11 5.8
    target|22 22|s O 11 11 10.1; s O 11 11 5.8; f O 11 11 2.2
    scope|24 24|s O 12 12 8.4; s M12 1.4 V7.4 M12 16.6 V22.6 M1.4 12 H7.4 M16.6 12 H22.6
    square slash|20 20|s R 1 1 18 18 3
    square.fill|20 20|f R 0.2 0.2 19.6 19.6 3.8
    square.dashed|20 20|s M1 5 V3.6 Q1 1 3.6 1 H5 M8.4 1 H11.6 M15 1 H16.4 Q19 1 19 3.6 V5 M19 8.4 V11.6 M19 15 V16.4 Q19 19 16.4 19 H15 M11.6 19 H8.4 M5 19 H3.6 Q1 19 1 16.4 V15 M1 11.6 V8.4
    app fill|21 21|a R 1 1 19 19 5.6
    app.badge fill|24 23|a R 1 4 18 18 5; z O 19 5 5.8; f O 19 5 4
    plus.app fill|21 21|a R 1 1 19 19 5.6; d M10.5 5.6 V15.4 M5.6 10.5 H15.4
    rectangle fill slash|26 19|a R 1 1 24 17 3
    rectangle.portrait fill|17 22|a R 1 1 15 20 3
    capsule fill|26 15|a R 1 1 24 13 6.5
    oval fill|26 17|a M13 1 C19.6 1 25 4.4 25 8.5 C25 12.6 19.6 16 13 16 C6.4 16 1 12.6 1 8.5 C1 4.4 6.4 1 13 1 Z
    triangle fill|22 20|a M11 1.8 L20.6 18.2 H1.4 Z
    diamond fill|22 22|a M11 1.4 L20.6 11 L11 20.6 L1.4 11 Z
    hexagon fill|22 22|a M11 1.2 L19.6 6.2 V15.8 L11 20.8 L2.4 15.8 V6.2 Z
    octagon fill|22 22|a M7 1.4 H15 L20.6 7 V15 L15 20.6 H7 L1.4 15 V7 Z
    pentagon fill|22 21|a M11 1.4 L20.6 8.4 L17 19.6 H5 L1.4 8.4 Z
    cube fill|21 22|a M10.5 1.2 L19.6 6 V16 L10.5 20.8 L1.4 16 V6 Z; d M1.8 6.2 L10.5 10.8 L19.2 6.2 M10.5 10.8 V20.4
    square.on.square|22 22|s R 7.4 7.4 13.6 13.6 2.4; s M14.6 4.8 V3.4 Q14.6 1 12.2 1 H3.4 Q1 1 1 3.4 V12.2 Q1 14.6 3.4 14.6 H4.8
    square.fill.on.square.fill|22 22|f R 0.2 0.2 15.2 15.2 3.2; z R 5 5 18 18 4; f R 6.6 6.6 15.2 15.2 3.2
    plus.square.on.square fill|22 22|-s R 7.4 7.4 13.6 13.6 2.4; s M14.6 4.8 V3.4 Q14.6 1 12.2 1 H3.4 Q1 1 1 3.4 V12.2 Q1 14.6 3.4 14.6 H4.8; +f R 6.6 6.6 15.2 15.2 3.2; d M14.2 10.6 V17.8 M10.6 14.2 H17.8
    rectangle.on.rectangle|26 21|s R 6.6 6.4 18.4 13.6 2.4; s M19.4 3.8 V3.4 Q19.4 1 17 1 H3.4 Q1 1 1 3.4 V12.2 Q1 14.6 3.4 14.6 H4
    square.stack fill|20 22|a R 1 7.4 18 13.6 2.4; s M3 4.2 H17 M5 1 H15
    square.stack.3d.up fill|24 22|a M12 1.4 L22.4 6.4 L12 11.4 L1.6 6.4 Z; s M1.6 11 L12 16 L22.4 11 M1.6 15.6 L12 20.6 L22.4 15.6
    square.3.layers.3d=square.stack.3d.up
    rectangle.stack fill badge.plus|24 21|a R 1 7.4 22 12.6 2.4; s M3.4 4.2 H20.6 M5.8 1 H18.2
    square.grid.2x2 fill|20 20|a M1.4 1.4 H8 V8 H1.4 Z M12 1.4 H18.6 V8 H12 Z M1.4 12 H8 V18.6 H1.4 Z M12 12 H18.6 V18.6 H12 Z
    square.grid.3x3 fill|22 22|a1.4 R 1 1 4.6 4.6 0.8 R 8.7 1 4.6 4.6 0.8 R 16.4 1 4.6 4.6 0.8 R 1 8.7 4.6 4.6 0.8 R 8.7 8.7 4.6 4.6 0.8 R 16.4 8.7 4.6 4.6 0.8 R 1 16.4 4.6 4.6 0.8 R 8.7 16.4 4.6 4.6 0.8 R 16.4 16.4 4.6 4.6 0.8
    rectangle.grid.1x2 fill|22 20|a R 1 1 20 7.4 1.6 R 1 11.6 20 7.4 1.6
    rectangle.grid.2x2 fill|24 19|a R 1 1 9.4 6.8 1.4 R 13.6 1 9.4 6.8 1.4 R 1 11.2 9.4 6.8 1.4 R 13.6 11.2 9.4 6.8 1.4
    rectangle.split.2x1 fill|26 19|a R 1 1 24 17 3; d M13 1.8 V17.2
    rectangle.split.3x1 fill|26 19|a R 1 1 24 17 3; d M9 1.8 V17.2 M17 1.8 V17.2
    square.split.2x1 fill|20 20|a R 1 1 18 18 3; d M10 1.8 V18.2
    square.split.2x2 fill|20 20|a R 1 1 18 18 3; d M10 1.8 V18.2 M1.8 10 H18.2
    sidebar.left|25 19|s R 1 1 23 17 3; s M9 1.2 V17.8; s1.4 M3.8 5 H6.2 M3.8 8 H6.2 M3.8 11 H6.2
    sidebar.right|25 19|s R 1 1 23 17 3; s M16 1.2 V17.8; s1.4 M18.8 5 H21.2 M18.8 8 H21.2 M18.8 11 H21.2
    sidebar.leading=sidebar.left
    sidebar.trailing=sidebar.right
    tablecells fill|25 19|a R 1 1 23 17 2.6; d M1.4 6.6 H23.6 M1.4 12.4 H23.6 M8.8 1.4 V17.6 M16.2 1.4 V17.6
    chart.bar fill|22 19|a R 1 10 5 8 1 R 8.5 5.4 5 12.6 1 R 16 1 5 17 1
    chart.pie fill|22 22|a M9.8 3 C5 3 1.2 6.8 1.2 11.8 C1.2 16.6 5 20.6 9.8 20.6 C14.8 20.6 18.6 16.8 18.6 11.8 H9.8 Z M13 1.2 C17.4 1.4 20.6 4.6 20.8 8.8 H13 Z
    chart.line.uptrend.xyaxis|23 20|s M1.4 1.4 V16 Q1.4 18.4 3.8 18.4 H21.6 M5 13.4 L9.4 8.6 L13 11.6 L20.4 4 M15.6 3.6 H20.8 V8.8
    chart.xyaxis.line=chart.line.uptrend.xyaxis
    chart.bar.xaxis|23 20|s M1.2 18.8 H21.8; f R 3 9 3.6 7.6 0.8 R 9.7 5 3.6 11.6 0.8 R 16.4 1.4 3.6 15.2 0.8
    line.3.horizontal circle circle.fill|20 13|f M0 0 h20 v1.5 h-20 Z M0 5.75 h20 v1.5 h-20 Z M0 11.5 h20 v1.5 h-20 Z
    line.horizontal.3=line.3.horizontal
    line.3.horizontal.decrease circle circle.fill|22 16|s M1.4 2 H20.6 M5 8 H17 M8.6 14 H13.4
    line.horizontal.3.decrease=line.3.horizontal.decrease
    line.horizontal.3.decrease.circle=line.3.horizontal.decrease.circle
    line.diagonal|19 19|s M1.6 17.4 L17.4 1.6
    slider.horizontal.3|22 19|s M1.4 3.4 H20.6 M1.4 9.5 H20.6 M1.4 15.6 H20.6; f O 7 3.4 2.4; f O 15 9.5 2.4; f O 8.4 15.6 2.4
    slider.vertical.3|19 22|s M3.4 1.4 V20.6 M9.5 1.4 V20.6 M15.6 1.4 V20.6; f O 3.4 15 2.4; f O 9.5 7 2.4; f O 15.6 13.6 2.4
    """

  /// Lists, paragraphs, currencies, letters and digits.
  static let text: StaticString = """
    list.bullet circle circle.fill|22 16|f O 1.7 1.8 1.5; f O 1.7 8 1.5; f O 1.7 14.2 1.5; s M6.4 1.8 H21 M6.4 8 H21 M6.4 14.2 H21
    list.dash|22 16|s M1 1.8 H3.4 M1 8 H3.4 M1 14.2 H3.4; s M6.4 1.8 H21 M6.4 8 H21 M6.4 14.2 H21
    list.number|23 19|s M8.6 3 H21.8 M8.6 9.5 H21.8 M8.6 16 H21.8; s1.3 M2 1.8 L3.4 1 V5 M1.6 8.2 Q1.8 7 3 7 Q4.4 7 4.4 8.2 Q4.4 9 1.6 11.4 H4.6 M1.6 13.6 H4.4 L3 15.2 Q4.6 15.2 4.6 16.6 Q4.6 18 3 18 Q1.8 18 1.4 17
    list.bullet.rectangle fill|25 19|a R 1 1 23 17 2.6; g O 5.6 5.6 1.2 O 5.6 9.5 1.2 O 5.6 13.4 1.2; d1.4 M9 5.6 H19.8 M9 9.5 H19.8 M9 13.4 H19.8
    list.bullet.indent|22 16|f O 1.7 1.8 1.5; f O 5.7 8 1.5; f O 5.7 14.2 1.5; s M6.4 1.8 H21 M10.4 8 H21 M10.4 14.2 H21
    list.star|23 17|s M9.4 1.8 H22 M9.4 8.5 H22 M9.4 15.2 H22; f M3.4 0 L4.3 2.5 L6.9 2.6 L4.9 4.2 L5.6 6.8 L3.4 5.3 L1.2 6.8 L1.9 4.2 L-0.1 2.6 L2.5 2.5 Z; f O 3.4 11 1 O 3.4 15.2 1.4
    list.clipboard fill|19 22|a R 1 3 17 18 2.6; -z R 5 0.4 9 5.4 2; +x R 5.4 1 8.2 4.6 1.6; -s R 5.4 1 8.2 4.6 1.6; +f R 5.8 0.2 7.4 4.6 1.6; d1.4 M5 10.4 H6 M9 10.4 H14 M5 15.4 H6 M9 15.4 H14
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

  /// Things: folders, tools, bags, clocks, prizes.
  static let objects: StaticString = """
    trash slash circle circle.fill|19 22|s1.5 M1 4.4 H18 M6 4.2 L6.5 2.2 Q6.8 1 8 1 H11 Q12.2 1 12.5 2.2 L13 4.2 M2.8 4.6 L3.6 18.6 Q3.8 21 6 21 H13 Q15.2 21 15.4 18.6 L16.2 4.6 M6.6 8 L7 17.4 M12.4 8 L12 17.4 M9.5 8 V17.4
    trash.fill|19 22|s1.5 M1 4.4 H18 M6 4.2 L6.5 2.2 Q6.8 1 8 1 H11 Q12.2 1 12.5 2.2 L13 4.2; f M2 6 H17 L15.8 18.8 Q15.6 21.8 13 21.8 H6 Q3.4 21.8 3.2 18.8 Z; x1.4 M6.6 9 L7 18.4 M12.4 9 L12 18.4 M9.5 9 V18.4
    folder fill circle circle.fill badge.plus fill.badge.plus badge.minus|24 20|a M1 16.5 V3.5 Q1 1 3.5 1 H8.2 Q9.4 1 10.2 1.8 L11.2 2.8 Q11.9 3.5 13 3.5 H20.5 Q23 3.5 23 6 V16.5 Q23 19 20.5 19 H3.5 Q1 19 1 16.5 Z; d M1.2 7.6 H22.8
    doc fill circle badge.plus fill.badge.plus|18 22|a M1 18.6 V3.4 Q1 1 3.4 1 H9.6 L17 8.4 V18.6 Q17 21 14.6 21 H3.4 Q1 21 1 18.6 Z; d M9.6 1.2 V6.4 Q9.6 8.4 11.6 8.4 H16.8
    doc.text fill|18 22|a M1 18.6 V3.4 Q1 1 3.4 1 H9.6 L17 8.4 V18.6 Q17 21 14.6 21 H3.4 Q1 21 1 18.6 Z; d M9.6 1.2 V6.4 Q9.6 8.4 11.6 8.4 H16.8; d1.4 M5 12.4 H13 M5 16.4 H13
    doc.plaintext fill|18 22|a R 1 1 16 20 2.4; d1.4 M4.8 6 H13.2 M4.8 9.4 H13.2 M4.8 12.8 H13.2 M4.8 16.2 H10
    doc.richtext fill|18 22|a R 1 1 16 20 2.4; d1.4 M4.8 12.8 H13.2 M4.8 16.2 H10; g R 4.6 4.8 8.8 5 0.8
    doc.on.doc|20 22|s M6.4 5.4 H16.6 Q18.6 5.4 18.6 7.4 V18.6 Q18.6 20.6 16.6 20.6 H8.4 Q6.4 20.6 6.4 18.6 Z M13.4 5.2 V3.4 Q13.4 1.4 11.4 1.4 H3.4 Q1.4 1.4 1.4 3.4 V14.6 Q1.4 16.6 3.4 16.6 H6.2
    doc.on.doc.fill|20 22|f R 0.6 0.6 13.6 16.8 2.8; z R 4 3 18 20 3.4; f R 5.6 4.6 13.8 16.8 2.8
    doc.on.clipboard fill|20 22|s M3.4 18.6 Q1 18.6 1 16.2 V5.4 Q1 3 3.4 3 H4.6 M12.4 3 H13.6 Q16 3 16 5.4; s R 5 1 7 4 1.4; a R 7.6 8.4 11.4 12.6 2; d1.4 M10.6 12.4 H16 M10.6 16.4 H16
    clipboard fill|19 22|a R 1 3 17 18 2.6; -z R 5.4 1 8.2 4.6 1.6; -s R 5.4 1 8.2 4.6 1.6; +x4 R 5.8 0.6 7.4 4.6 1.4; +f R 5.8 0.6 7.4 4.6 1.4
    note.text|22 21|s R 1 1 20 19 3; s M1.4 6 H20.6; s1.4 M5 10.4 H17 M5 14.6 H12
    note|22 21|s R 1 1 20 19 3; s M1.4 6 H20.6
    newspaper fill|25 20|a M1 3.4 Q1 1 3.4 1 H17.4 Q19.8 1 19.8 3.4 V16.6 Q19.8 19 22 19 H3.4 Q1 19 1 16.6 Z; s M20 6 H21.8 Q24 6 24 8.2 V17 Q24 19 22 19; g R 4.4 4.6 5.4 5.4 0.6; d1.4 M12.6 5.4 H16.2 M12.6 9.2 H16.2 M5 13 H16.2 M5 16 H16.2
    book fill circle|24 20|a M12 4 C9.4 1.6 5.6 1 1.4 1.6 V16.8 C5.6 16.2 9.4 16.8 12 19.2 C14.6 16.8 18.4 16.2 22.6 16.8 V1.6 C18.4 1 14.6 1.6 12 4 Z; d M12 4.2 V18.8
    book.closed fill|18 22|a M1 18 V4.6 Q1 1 4.6 1 H15.4 Q17 1 17 2.6 V15.6 H3.6 Q1 15.6 1 18 Q1 21 3.6 21 H17 M16 15.8 V20.8; d M1.4 17 Q1.8 15.6 3.6 15.6 H17
    books.vertical fill|22 22|a R 1 4 5 17 1 R 7 1 5 20 1; a M13.4 5.4 L17.4 4.4 L20.8 19.8 L16.8 20.8 Z; d1.4 M2 8.4 H5 M8 5.4 H11 M8 17 H11
    bookmark fill slash slash.fill circle circle.fill|16 21|a M2 1.6 H14 V19.4 L8 14.4 L2 19.4 Z
    calendar circle circle.fill badge.plus badge.minus|21 21|s M3.4 3.4 H17.6 Q19.6 3.4 19.6 5.4 V17.6 Q19.6 19.6 17.6 19.6 H3.4 Q1.4 19.6 1.4 17.6 V5.4 Q1.4 3.4 3.4 3.4 Z M1.6 8.4 H19.4 M6 1.2 V4.8 M15 1.2 V4.8
    paperclip circle|20 22|s M17.6 10 L10.4 17.6 Q7 21 3.8 18 Q0.6 15 3.8 11.4 L12 2.8 Q14.4 0.4 16.8 2.6 Q19 4.8 16.8 7.2 L9.4 14.8 Q8 16 6.8 15 Q5.6 13.8 6.8 12.4 L13 6
    link circle badge.plus|22 22|s M9 13 Q12 16 15 13 L19.4 8.6 Q22 5.4 19.2 2.8 Q16.6 0 13.4 2.6 L10.6 5.4 M13 9 Q10 6 7 9 L2.6 13.4 Q0 16.6 2.8 19.2 Q5.4 22 8.6 19.4 L11.4 16.6
    pencil slash circle circle.fill|21 21|s M1.6 19.4 L3 14.2 L15 2.2 Q16.4 1 17.8 2.2 L18.8 3.2 Q20 4.6 18.8 6 L6.8 18 Z M13 4.4 L16.6 8
    square.and.pencil|22 22|s M12 3.4 H4.6 Q1.4 3.4 1.4 6.6 V17.4 Q1.4 20.6 4.6 20.6 H15.4 Q18.6 20.6 18.6 17.4 V10; s1.5 M8.4 13.7 L9 11.2 L18.6 1.6 Q19.2 1 19.8 1.6 L20.4 2.2 Q21 2.8 20.4 3.4 L10.8 13 Z
    pencil.and.outline|22 22|s1.4 M3 14.6 L4 11 L14.4 1.4 Q15.6 0.6 16.8 1.6 Q18 2.8 17 4 L6.6 13.6 Z; s M1.6 20 Q5 16.6 8.6 19 Q12 21.4 20.4 18
    highlighter|22 22|s M8 10.6 L16.6 2 Q17.6 1 18.6 2 L20.2 3.6 Q21 4.6 20 5.6 L11.6 14.2 L7 15.2 Z; s M1.4 20.4 H20.6
    scissors circle|22 20|s O 4.4 4.4 3; s O 4.4 15.6 3; s M6.8 6.2 L20.4 16.4 M6.8 13.8 L20.4 3.6
    paintbrush fill|21 22|a M9.4 12.6 L17.6 2 Q18.6 0.8 19.6 1.8 Q20.6 2.8 19.6 4 L11.6 14.6 Z; a M8.6 13 Q11.4 14.6 10.4 17.4 Q8.4 21 1.4 20.2 Q4 18.4 4.2 16 Q5 12.4 8.6 13 Z
    paintpalette fill|23 21|a M11.5 1.2 C17.4 1.2 22 4.8 22 9.4 C22 13 19.4 14 17 13.8 C14.6 13.6 13.4 15 14.2 16.8 C15 18.8 13.6 20 11.5 20 C5.6 20 1 15.8 1 10.4 C1 5.2 5.6 1.2 11.5 1.2 Z; g O 6.4 8 1.5 O 11 5.4 1.5 O 16 7.2 1.5 O 6 13 1.5
    eyedropper|21 21|s M11.6 7.6 L3 16.2 Q2 17.4 2.2 18.8 Q3.6 19 4.8 18 L13.4 9.4; f M13.2 5 L16 2.2 Q17.6 0.8 19 2 Q20.2 3.4 18.8 5 L16 7.8 L17 8.8 L15.6 10.2 L10.8 5.4 L12.2 4 Z
    wrench fill|21 21|a M19.2 5.8 L15.8 9 L12.4 8.6 L12 5.2 L15.2 1.8 C12.6 0.8 9.6 1.6 8.2 4.2 C7.2 6 7.4 7.6 8 9 L1.8 15.4 Q0.8 17 2.4 18.6 Q4 20.2 5.6 19.2 L12 13 C14 13.8 16.4 13.4 18 11.8 C19.6 10.2 20 8 19.2 5.8 Z
    hammer fill|22 21|a M5 4.6 Q8 0.6 12.6 1.4 L15.4 4.6 L18 5 L20.6 8 L17.8 10.6 L15 8 L14.6 6.8 L12.4 9 L8.8 5.6 Q7 4.2 5 4.6 Z; a M9.4 8 L11.4 10.2 L4.2 19 Q3 20 1.8 18.8 Q0.8 17.4 2 16.2 Z
    screwdriver fill|21 21|a M11.4 7.6 L13.4 9.6 L6.6 18.8 Q4.6 20.2 2.6 18.4 Q0.8 16.4 2.2 14.4 Z; s M12.6 8.4 L16.4 4.6; f M15.4 3.8 L18.8 1 L20 2.2 L17.2 5.6 Z
    wrench.and.screwdriver fill|22 22|s M2 2.4 L4.6 1.4 L6.8 5 L12 10.4; s2.4 M13.4 11.8 L19.8 18.6; a M20.6 5.4 L17.6 8.2 L14.6 7.6 L14 4.6 L16.8 1.6 C14.4 0.8 12 1.4 10.8 3.6 C10 5.2 10 6.6 10.6 7.8 L2 16.6 Q1 18 2.4 19.4 Q3.8 20.8 5.2 19.8 L13.8 11 C15.6 11.8 17.8 11.4 19.2 10 C20.6 8.6 21.2 7 20.6 5.4 Z
    gear circle badge|22 22|e M9.05 3.66 L9.21 0.55 L12.79 0.55 L12.95 3.66 L14.81 4.43 L17.12 2.34 L19.66 4.88 L17.57 7.19 L18.34 9.05 L21.45 9.21 L21.45 12.79 L18.34 12.95 L17.57 14.81 L19.66 17.12 L17.12 19.66 L14.81 17.57 L12.95 18.34 L12.79 21.45 L9.21 21.45 L9.05 18.34 L7.19 17.57 L4.88 19.66 L2.34 17.12 L4.43 14.81 L3.66 12.95 L0.55 12.79 L0.55 9.21 L3.66 9.05 L4.43 7.19 L2.34 4.88 L4.88 2.34 L7.19 4.43 Z M11 7.6 C12.878 7.6 14.4 9.122 14.4 11 C14.4 12.878 12.878 14.4 11 14.4 C9.122 14.4 7.6 12.878 7.6 11 C7.6 9.122 9.122 7.6 11 7.6 Z; s0.8 M9.05 3.66 L9.21 0.55 L12.79 0.55 L12.95 3.66 L14.81 4.43 L17.12 2.34 L19.66 4.88 L17.57 7.19 L18.34 9.05 L21.45 9.21 L21.45 12.79 L18.34 12.95 L17.57 14.81 L19.66 17.12 L17.12 19.66 L14.81 17.57 L12.95 18.34 L12.79 21.45 L9.21 21.45 L9.05 18.34 L7.19 17.57 L4.88 19.66 L2.34 17.12 L4.43 14.81 L3.66 12.95 L0.55 12.79 L0.55 9.21 L3.66 9.05 L4.43 7.19 L2.34 4.88 L4.88 2.34 L7.19 4.43 Z M11 7.6 C12.878 7.6 14.4 9.122 14.4 11 C14.4 12.878 12.878 14.4 11 14.4 C9.122 14.4 7.6 12.878 7.6 11 C7.6 9.122 9.122 7.6 11 7.6 Z
    gearshape circle|22 22|s1.5 M9.2 3.5 L9.7 1.0 L12.3 1.0 L12.8 3.5 L15.0 4.4 L17.1 3.0 L19.0 4.9 L17.6 7.0 L18.5 9.2 L21.0 9.7 L21.0 12.3 L18.5 12.8 L17.6 15.0 L19.0 17.1 L17.1 19.0 L15.0 17.6 L12.8 18.5 L12.3 21.0 L9.7 21.0 L9.2 18.5 L7.0 17.6 L4.9 19.0 L3.0 17.1 L4.4 15.0 L3.5 12.8 L1.0 12.3 L1.0 9.7 L3.5 9.2 L4.4 7.0 L3.0 4.9 L4.9 3.0 L7.0 4.4 Z; s1.5 O 11 11 3.4
    gearshape.fill|22 22|e M9.05 3.66 L9.21 0.55 L12.79 0.55 L12.95 3.66 L14.81 4.43 L17.12 2.34 L19.66 4.88 L17.57 7.19 L18.34 9.05 L21.45 9.21 L21.45 12.79 L18.34 12.95 L17.57 14.81 L19.66 17.12 L17.12 19.66 L14.81 17.57 L12.95 18.34 L12.79 21.45 L9.21 21.45 L9.05 18.34 L7.19 17.57 L4.88 19.66 L2.34 17.12 L4.43 14.81 L3.66 12.95 L0.55 12.79 L0.55 9.21 L3.66 9.05 L4.43 7.19 L2.34 4.88 L4.88 2.34 L7.19 4.43 Z M11 7.6 C12.878 7.6 14.4 9.122 14.4 11 C14.4 12.878 12.878 14.4 11 14.4 C9.122 14.4 7.6 12.878 7.6 11 C7.6 9.122 9.122 7.6 11 7.6 Z; s0.8 M9.05 3.66 L9.21 0.55 L12.79 0.55 L12.95 3.66 L14.81 4.43 L17.12 2.34 L19.66 4.88 L17.57 7.19 L18.34 9.05 L21.45 9.21 L21.45 12.79 L18.34 12.95 L17.57 14.81 L19.66 17.12 L17.12 19.66 L14.81 17.57 L12.95 18.34 L12.79 21.45 L9.21 21.45 L9.05 18.34 L7.19 17.57 L4.88 19.66 L2.34 17.12 L4.43 14.81 L3.66 12.95 L0.55 12.79 L0.55 9.21 L3.66 9.05 L4.43 7.19 L2.34 4.88 L4.88 2.34 L7.19 4.43 Z M11 7.6 C12.878 7.6 14.4 9.122 14.4 11 C14.4 12.878 12.878 14.4 11 14.4 C9.122 14.4 7.6 12.878 7.6 11 C7.6 9.122 9.122 7.6 11 7.6 Z; s3 O 11 11 6; z O 11 11 3
    gearshape.2 fill|27 22|a1.4 M7.6 2.8 L7.9 0.8 L10.1 0.8 L10.4 2.8 L12.1 3.5 L13.8 2.3 L15.3 3.8 L14.1 5.5 L14.8 7.2 L16.8 7.5 L16.8 9.7 L14.8 10.0 L14.1 11.7 L15.3 13.4 L13.8 14.9 L12.1 13.7 L10.4 14.4 L10.1 16.4 L7.9 16.4 L7.6 14.4 L5.9 13.7 L4.2 14.9 L2.7 13.4 L3.9 11.7 L3.2 10.0 L1.2 9.7 L1.2 7.5 L3.2 7.2 L3.9 5.5 L2.7 3.8 L4.2 2.3 L5.9 3.5 Z; a1.4 M19.3 12.1 L19.6 10.7 L21.2 10.7 L21.5 12.1 L22.8 12.8 L24.1 12.0 L25.1 13.3 L24.1 14.4 L24.4 15.8 L25.8 16.4 L25.4 18.0 L23.9 17.9 L23.0 19.0 L23.5 20.5 L22.0 21.2 L21.1 19.9 L19.7 19.9 L18.8 21.2 L17.3 20.5 L17.8 19.0 L16.9 17.9 L15.4 18.0 L15.0 16.4 L16.4 15.8 L16.7 14.4 L15.7 13.3 L16.7 12.0 L18.0 12.8 Z; d1.4 O 9 8.6 2.4; d1.2 O 20.4 16 1.6
    lock fill slash slash.fill circle circle.fill|17 21|s M4.4 9 V5.4 Q4.4 1.4 8.5 1.4 Q12.6 1.4 12.6 5.4 V9; a R 1.4 9.2 14.2 10.8 2
    lock.open fill|20 21|s M4.4 8.6 V5.4 Q4.4 1.4 8.5 1.4 Q12 1.4 12.6 4.6; a R 1.4 9.2 14.2 10.8 2
    key fill|22 22|a O 6.6 15.4 5; s M10.2 11.8 L20.4 1.6 M16.6 5.4 L19.6 8.4 M13.4 8.6 L15.6 10.8; g O 5.4 16.6 1.3
    cart fill badge.plus badge.minus fill.badge.plus circle circle.fill|23 20|s M1 1.4 H4.2 L6.6 13.2 H18.6; a M5 4.4 H21.4 L18.6 13.2 H6.6 Z; f O 8.2 17.2 1.8; f O 17.2 17.2 1.8
    bag fill badge.plus circle|20 22|a M3 6.4 H17 L18.2 18.6 Q18.4 20.6 16.4 20.6 H3.6 Q1.6 20.6 1.8 18.6 Z; s M6.4 6.4 V5.4 Q6.4 1.6 10 1.6 Q13.6 1.6 13.6 5.4 V6.4; d M6.4 6.6 V9.8 M13.6 6.6 V9.8
    basket fill|24 21|a M3 9.4 H21 L19 18 Q18.6 19.8 16.8 19.8 H7.2 Q5.4 19.8 5 18 Z; s M1.2 9.4 H22.8 M6.4 9 L10.4 1.6 M17.6 9 L13.6 1.6; d1.4 M8.4 12.6 L9 16.6 M12 12.6 V16.6 M15.6 12.6 L15 16.6
    creditcard fill circle|24 18|a M3.4 1.4 H20.6 Q22.6 1.4 22.6 3.4 V14.6 Q22.6 16.6 20.6 16.6 H3.4 Q1.4 16.6 1.4 14.6 V3.4 Q1.4 1.4 3.4 1.4 Z; d M1.6 6.2 H22.4 M5 12.4 H9
    banknote fill|26 18|a R 1 1 24 16 2.4; d O 13 9 3.6; g O 5.4 9 1.3 O 20.6 9 1.3
    wallet.pass fill|18 22|a R 1 1 16 20 2.6; d M1.4 6 H16.6 M1.4 10.4 H5.8 Q6.4 13.6 9 13.6 Q11.6 13.6 12.2 10.4 H16.6
    gift fill circle|22 22|a M2.6 10.4 V18.6 Q2.6 20.4 4.4 20.4 H17.6 Q19.4 20.4 19.4 18.6 V10.4; a M1.4 6 H20.6 V10.2 H1.4 Z; d M11 6 V20.2; s M11 5.6 C6 5.6 4.4 4 5.4 2.4 C6.6 0.6 9.8 1.4 11 5.6 C12.2 1.4 15.4 0.6 16.6 2.4 C17.6 4 16 5.6 11 5.6 Z; +x1.4 M1.8 10.4 H20.2
    tag fill circle circle.fill|22 22|a M1.6 2.4 V10 L12 20.4 L20.4 12 L10 1.6 H2.4 Q1.6 1.6 1.6 2.4 Z; g O 6.2 6.2 1.6
    ticket fill|26 18|a M3 1 H23 Q25 1 25 3 V6 Q22 6.4 22 9 Q22 11.6 25 12 V15 Q25 17 23 17 H3 Q1 17 1 15 V12 Q4 11.6 4 9 Q4 6.4 1 6 V3 Q1 1 3 1 Z; d1.4 M17 3.6 V5 M17 8.2 V9.8 M17 13 V14.4
    archivebox circle|24 20|s M1.9 1 H22.1 Q23 1 23 1.9 V5 Q23 5.9 22.1 5.9 H1.9 Q1 5.9 1 5 V1.9 Q1 1 1.9 1 Z M2.6 6 V16 Q2.6 19 5.6 19 H18.4 Q21.4 19 21.4 16 V6 M9 10 H15
    archivebox.fill|24 20|f R 0.2 0.2 23.6 6 1.6; f M1.8 7.8 H22.2 V16 Q22.2 19.8 18.4 19.8 H5.6 Q1.8 19.8 1.8 16 Z; x M9 11 H15
    tray fill circle|24 18|a M1 11 L4.2 2.6 Q4.8 1 6.6 1 H17.4 Q19.2 1 19.8 2.6 L23 11 V14.4 Q23 17 20.4 17 H3.6 Q1 17 1 14.4 Z; d M1.6 11 H8.4 Q8.6 14 12 14 Q15.4 14 15.6 11 H22.4
    tray.full fill|24 20|a M1 13 L4.2 4.6 Q4.8 3 6.6 3 H17.4 Q19.2 3 19.8 4.6 L23 13 V16.4 Q23 19 20.4 19 H3.6 Q1 19 1 16.4 Z; d M1.6 13 H8.4 Q8.6 16 12 16 Q15.4 16 15.6 13 H22.4; d1.4 M8 6.4 H16 M6.8 9.6 H17.2
    tray.and.arrow.down fill|24 21|a M7.2 6 H6.6 Q4.8 6 4.2 7.6 L1 14 V17.4 Q1 20 3.6 20 H20.4 Q23 20 23 17.4 V14 L19.8 7.6 Q19.2 6 17.4 6 H16.8; d M1.6 14 H8.4 Q8.6 17 12 17 Q15.4 17 15.6 14 H22.4; +x4.2 M12 1.4 V10; s M12 1.4 V10.4 M8.6 7.2 L12 10.6 L15.4 7.2
    tray.and.arrow.up fill|24 21|a M7.2 6 H6.6 Q4.8 6 4.2 7.6 L1 14 V17.4 Q1 20 3.6 20 H20.4 Q23 20 23 17.4 V14 L19.8 7.6 Q19.2 6 17.4 6 H16.8; d M1.6 14 H8.4 Q8.6 17 12 17 Q15.4 17 15.6 14 H22.4; +x4.2 M12 1.6 V11; s M12 10.6 V1.6 M8.6 4.8 L12 1.4 L15.4 4.8
    shippingbox fill|22 22|a M11 1.2 L20.4 5.6 V16 L11 20.8 L1.6 16 V5.6 Z; d M2 5.8 L11 10.4 L20 5.8 M11 10.4 V20.4 M6.2 3.4 L15.6 8
    briefcase fill circle|24 20|a R 1 4.6 22 14.4 2.6; s M8.4 4.2 V3 Q8.4 1 10.4 1 H13.6 Q15.6 1 15.6 3 V4.2; d M1.4 11 H22.6; g R 10.6 9.4 2.8 3.2 0.8
    suitcase fill|22 21|a R 1 4.6 20 15.4 2.6; s M7.4 4.2 V3 Q7.4 1 9.4 1 H12.6 Q14.6 1 14.6 3 V4.2; d M5.6 5 V19.6 M16.4 5 V19.6
    bell fill slash slash.fill badge badge.fill circle circle.fill|19 22|a M1.6 17 H17.4 Q15.4 15 15.2 11.4 L15 8.4 Q14.6 3 9.5 3 Q4.4 3 4 8.4 L3.8 11.4 Q3.6 15 1.6 17 Z; s M9.5 1.2 V2.8 M7 19.6 Q9.5 22 12 19.6
    lightbulb fill slash circle|16 22|a M5 15 Q5 13 3.2 11.4 Q1.4 9.6 1.4 7.4 Q1.8 1.4 8 1.2 Q14.2 1.4 14.6 7.4 Q14.6 9.6 12.8 11.4 Q11 13 11 15 Z; s M5.4 18 H10.6 M6.6 20.8 H9.4
    flashlight.on.fill|16 22|f M2 1 H14 V3.4 H2 Z M2.4 5 H13.6 Q13.2 7.6 11 9 V20 Q11 21.4 9.6 21.4 H6.4 Q5 21.4 5 20 V9 Q2.8 7.6 2.4 5 Z; z O 8 12 1.6
    bed.double fill|26 18|a M1.4 12.4 V11 Q1.4 8.4 4 8.4 H22 Q24.6 8.4 24.6 11 V12.4 Z; s M3.6 8 V3.6 Q3.6 1.4 5.8 1.4 H20.2 Q22.4 1.4 22.4 3.6 V8 M1.4 12.8 V16.6 M24.6 12.8 V16.6 M6.4 8 V6.4 Q6.4 5 7.8 5 H11 Q12.4 5 12.4 6.4 V8 M13.6 8 V6.4 Q13.6 5 15 5 H18.2 Q19.6 5 19.6 6.4 V8
    cup.and.saucer fill|23 20|a M2.6 2.4 H16.4 V9 Q16.4 14.6 10.8 14.6 H8.2 Q2.6 14.6 2.6 9 Z; s M16.6 4.4 H18.4 Q21.4 4.4 21.4 7 Q21.4 9.8 18.4 9.8 H16.6 M1.4 18.4 H17.6
    mug fill|21 20|a R 1.2 1.4 13.4 17.2 2.6; s M15 5 H16.6 Q19.8 5 19.8 8 V11 Q19.8 14 16.6 14 H15
    wineglass fill|15 22|a M3 1.2 H12 L13.2 7 Q13.6 12.6 7.5 12.8 Q1.4 12.6 1.8 7 Z; s M7.5 12.8 V20.6 M3.6 20.8 H11.4; d M2.2 6.6 H12.8
    fork.knife circle circle.fill|18 22|s M3 1.4 V6.6 Q3 9.4 5.4 9.4 Q7.8 9.4 7.8 6.6 V1.4 M5.4 1.4 V20.6 M13 20.6 V12.4 H11 C11 6.6 11.8 3 14.8 1.4 V20.6
    birthday.cake fill|23 22|a M2.4 20.4 V13 Q2.4 10.4 5 10.4 H18 Q20.6 10.4 20.6 13 V20.4 Z; s M1.2 20.6 H21.8 M6.4 6.4 V10 M11.5 6.4 V10 M16.6 6.4 V10; f O 6.4 3.2 1.4 O 11.5 3.2 1.4 O 16.6 3.2 1.4; d M2.8 15 Q5.6 17.4 8.4 15 Q11.4 17.4 14.4 15 Q17.4 17.4 20.2 15
    carrot fill|22 22|a M13.4 8.6 C10.6 5.4 7.4 7.4 6.4 10 L1.4 20.6 L12 15.6 C14.6 14.6 16.6 11.4 13.4 8.6 Z; s M14 8 L20.4 6.8 M14 8 L15.2 1.6 M14 8 L19.4 2.6; d1.4 M8.4 9.4 L10.4 11.4 M6 15 L8 17
    pills fill|24 21|a M3 3 Q6 0 9 3 L12.6 6.6 Q15.6 9.6 12.6 12.6 Q9.6 15.6 6.6 12.6 L3 9 Q0 6 3 3 Z; d M4.8 10.8 L10.8 4.8; z O 17.6 14.8 6.6; a O 17.6 14.8 5; d M14 14.8 H21.2
    cross fill circle circle.fill|21 21|a M8 1.4 H13 Q13.6 1.4 13.6 2 V7.4 H19 Q19.6 7.4 19.6 8 V13 Q19.6 13.6 19 13.6 H13.6 V19 Q13.6 19.6 13 19.6 H8 Q7.4 19.6 7.4 19 V13.6 H2 Q1.4 13.6 1.4 13 V8 Q1.4 7.4 2 7.4 H7.4 V2 Q7.4 1.4 8 1.4 Z
    cross.case fill|24 21|a R 1 4.6 22 15.4 2.6; s M8.4 4.2 V3 Q8.4 1 10.4 1 H13.6 Q15.6 1 15.6 3 V4.2; d1.8 M12 8.6 V16 M8.3 12.3 H15.7
    bandage fill|24 24|a M2.8 14.8 L14.8 2.8 Q17.6 0.4 20.4 2.8 L21.2 3.6 Q23.6 6.4 21.2 9.2 L9.2 21.2 Q6.4 23.6 3.6 21.2 L2.8 20.4 Q0.4 17.6 2.8 14.8 Z; d1.4 M7.4 10.6 L13.4 16.6 M10.6 7.4 L16.6 13.4; g O 12 10 0.9 O 12 14 0.9 O 10 12 0.9 O 14 12 0.9
    stethoscope|22 22|s M4.4 1.6 H2 V7.4 Q2.2 12.4 7 12.4 Q11.8 12.4 12 7.4 V1.6 H9.6 M7 12.4 V15 Q7.2 20.4 12.4 20.4 Q17.8 20.4 18 15 V12.4; s O 18 9.8 2.4
    heart fill slash slash.fill circle circle.fill|22 21|a M11 19.4 C4.6 14.6 1 11 1 6.9 C1 3.6 3.4 1.4 6.2 1.4 C8.3 1.4 10 2.5 11 4.4 C12 2.5 13.7 1.4 15.8 1.4 C18.6 1.4 21 3.6 21 6.9 C21 11 17.4 14.6 11 19.4 Z
    heart.text.square fill|22 22|a R 1 1 20 20 3; g M11 12 C7.8 9.6 6.4 8 6.4 6.2 C6.4 4.8 7.4 4 8.6 4 C9.6 4 10.4 4.4 11 5.4 C11.6 4.4 12.4 4 13.4 4 C14.6 4 15.6 4.8 15.6 6.2 C15.6 8 14.2 9.6 11 12 Z; d1.4 M5.6 15 H16.4 M5.6 18 H12
    star fill slash slash.fill circle circle.fill square square.fill|22 21|a1.5 M11.00 1.10 L13.41 7.78 L20.51 8.01 L14.90 12.37 L16.88 19.19 L11.00 15.20 L5.12 19.19 L7.10 12.37 L1.49 8.01 L8.59 7.78 Z
    star.leadinghalf.filled|22 21|s1.5 M11.00 1.10 L13.41 7.78 L20.51 8.01 L14.90 12.37 L16.88 19.19 L11.00 15.20 L5.12 19.19 L7.10 12.37 L1.49 8.01 L8.59 7.78 Z; f M11 1.1 L8.59 7.78 L1.49 8.01 L7.1 12.37 L5.12 19.19 L11 15.2 Z
    star.leadinghalf.fill=star.leadinghalf.filled
    flag fill slash circle circle.fill|17 21|s M1.2 20 V2; a M1.2 2 Q5 -0.2 9 2 Q13 4.2 16 2.2 V12 Q12.6 13.6 9 12 Q5.4 10.4 1.4 12
    flag.checkered|20 21|s M1.2 20 V2 Q5 0 9.6 2 Q14 4 18.6 2.2 V12 Q14 14 9.6 12 Q5.4 10.4 1.4 12; f M1.4 2 Q4 0.8 6.6 1.2 V6 Q4 5.6 1.4 6.8 Z M6.6 6 Q9.4 6.6 12.6 8 V13 Q9.4 11.6 6.6 10.8 Z M12.6 3.2 Q15.4 3.6 18.6 2.2 V7.2 Q15.4 8.6 12.6 8 Z
    crown fill|25 20|a M3.4 15 L1.6 5 L7.8 9.4 L12.5 1.8 L17.2 9.4 L23.4 5 L21.6 15 Z; s M4 18.4 H21
    trophy fill|22 22|a M6 1.4 H16 V7.4 Q15.8 13 11 13.4 Q6.2 13 6 7.4 Z; s M6 3.4 H1.6 Q1.6 9 6.4 9.6 M16 3.4 H20.4 Q20.4 9 15.6 9.6 M11 13.6 V17.6 M6.4 20.6 H15.6 M8 20.4 Q8.4 17.8 11 17.6 Q13.6 17.8 14 20.4
    rosette|18 22|s O 9 7.6 6.4; s O 9 7.6 2.6; s M5 12.8 L3.4 20.6 L9 17.4 L14.6 20.6 L13 12.8
    medal fill|18 22|a O 9 14.4 6.4; s M4 1.4 L7.4 8 M14 1.4 L10.6 8 M9 4.4 L10.6 1.4; g M9 10.6 L10.1 13.2 L12.8 13.4 L10.7 15.2 L11.4 18 L9 16.4 L6.6 18 L7.3 15.2 L5.2 13.4 L7.9 13.2 Z
    gamecontroller fill|27 19|a M7.4 1.4 H19.6 C23.4 1.4 25.6 8 25.6 13.4 C25.6 17.4 22.6 18.4 20.4 15.4 L18.6 12.8 H8.4 L6.6 15.4 C4.4 18.4 1.4 17.4 1.4 13.4 C1.4 8 3.6 1.4 7.4 1.4 Z; d M9 4.8 V9.2 M6.8 7 H11.2; g O 17 8.4 1.2 O 20 5.8 1.2
    dice fill|22 22|a R 1 1 20 20 4; g O 6.4 6.4 1.6 O 15.6 6.4 1.6 O 11 11 1.6 O 6.4 15.6 1.6 O 15.6 15.6 1.6
    puzzlepiece fill|22 22|a M3 6.4 H7.6 Q6 3.6 7.4 2.2 Q9.2 0.8 11 2.2 Q12.4 3.6 10.8 6.4 H15.6 V11 Q18.4 9.4 19.8 10.8 Q21.4 12.6 19.8 14.4 Q18.4 15.8 15.6 14.2 V20.4 H3 Q1.4 20.4 1.4 18.8 V8 Q1.4 6.4 3 6.4 Z
    paperplane circle circle.fill|22 22|s M20.6 1.4 L1.4 9.2 L9 13 L12.8 20.6 Z M9 13 L20.4 1.6
    paperplane.fill|22 22|f M21.6 0.4 L0.4 8.8 L8.4 12.2 L17.6 4.4 L9.8 13.6 L13.2 21.6 Z
    graduationcap fill|27 21|a M13.5 2 L25.4 7.6 L13.5 13.2 L1.6 7.6 Z; s M6 10.4 V15.4 Q9 19 13.5 19 Q18 19 21 15.4 V10.4 M25 8 V15
    eyeglasses|28 13|s O 6.6 8 4.6; s O 21.4 8 4.6; s M11.2 7.4 Q14 5 16.8 7.4 M2 7.2 Q2.6 2.6 5 1.4 M26 7.2 Q25.4 2.6 23 1.4
    tshirt fill|25 21|a M8.6 1.4 Q12.5 4.8 16.4 1.4 L23.6 5 L21.2 10 L18.6 8.8 V19.6 H6.4 V8.8 L3.8 10 L1.4 5 Z
    umbrella fill|23 22|a M1.4 11.4 C1.6 5.6 6 2.4 11.5 2.4 C17 2.4 21.4 5.6 21.6 11.4 Q19 9.6 16.6 11.4 Q14 9.6 11.5 11.4 Q9 9.6 6.4 11.4 Q4 9.6 1.4 11.4 Z; s M11.5 1 V2.4 M11.5 11.6 V18 Q11.5 20.8 9.2 20.8 Q7 20.8 7 18.6
    timer|22 22|s M11 1 V6.4 M11 1 C16.6 1 21 5.4 21 11 C21 16.6 16.6 21 11 21 C5.4 21 1 16.6 1 11 Q1 7 3.8 4.2 M11 11 L6.6 6.6; f O 11 11 1.7
    stopwatch fill|20 23|a O 10 13 8.6; s M7.4 1.2 H12.6 M10 1.2 V4 M16.4 5.6 L18 4; d M10 8.4 V13.4
    alarm fill|23 22|a O 11.5 12 8.6; d M11.5 7.4 V12.4 L14.6 14.4; s M1.6 6 Q2.4 2.6 5.8 1.6 M21.4 6 Q20.6 2.6 17.2 1.6 M5 18.8 L3.2 20.8 M18 18.8 L19.8 20.8
    clock|22 22|s O 11 11 10.1; s M11 4.8 V11.4 H6.2
    clock.fill|22 22|f O 11 11 11; x M11 4.8 V11.4 H6.2
    clock.arrow.circlepath|24 22|s M3.4 7.4 C5.4 3.4 9.4 1.2 13.4 1.4 C18.6 1.8 22.4 6 22.4 11 C22.4 16.4 18.2 20.6 13 20.6 C9.4 20.6 6.4 18.8 4.8 16 M13 5.8 V11.4 L16.6 13.6; f M0.8 6 L7.4 8.4 L2.4 12.6 Z
    clock.arrow.2.circlepath=clock.arrow.circlepath
    hourglass|16 22|s M1.6 1.4 H14.4 M1.6 20.6 H14.4 M3 1.6 V5 Q3 8 8 11 Q13 14 13 17 V20.4 M13 1.6 V5 Q13 8 8 11 Q3 14 3 17 V20.4; f M5 20 Q5 17 8 15.6 Q11 17 11 20 Z
    speedometer|22 22|s O 11 11 10.1; s M11 11 L14.6 5.6; f O 11 11 1.8; f O 4.6 11 1 O 6.4 6.4 1 O 17.4 11 1 O 11 4.4 1
    gauge=speedometer
    ruler fill|22 22|a M1.4 15.8 L15.8 1.4 L20.6 6.2 L6.2 20.6 Z; d1.4 M4.8 12.6 L6.8 14.6 M7.8 9.6 L10.6 12.4 M10.8 6.6 L12.8 8.6 M13.8 3.6 L16.6 6.4
    wand.and.stars|22 22|s2.2 M2 20 L12.6 9.4; f M16 1 L17.2 4.8 L21 6 L17.2 7.2 L16 11 L14.8 7.2 L11 6 L14.8 4.8 Z M6 2 L6.8 4.2 L9 5 L6.8 5.8 L6 8 L5.2 5.8 L3 5 L5.2 4.2 Z M18.4 13 L19.2 15.2 L21.4 16 L19.2 16.8 L18.4 19 L17.6 16.8 L15.4 16 L17.6 15.2 Z
    sparkles|22 22|f M9 4 C9.8 9 11.6 11 16.6 12 C11.6 13 9.8 15 9 20 C8.2 15 6.4 13 1.4 12 C6.4 11 8.2 9 9 4 Z M17.4 0.8 C17.8 3.2 18.6 4.2 21.2 4.6 C18.6 5 17.8 6 17.4 8.4 C17 6 16.2 5 13.6 4.6 C16.2 4.2 17 3.2 17.4 0.8 Z M17.6 15.4 C18 17.4 18.6 18.2 20.8 18.6 C18.6 19 18 19.8 17.6 21.8 C17.2 19.8 16.6 19 14.4 18.6 C16.6 18.2 17.2 17.4 17.6 15.4 Z
    pin slash circle circle.fill|12 20|s1.5 M2.5 1 H9.5 M3.5 1 L3 8 Q1 9.4 1 12 H11 Q11 9.4 9 8 L8.5 1 M6 12 V19
    pin.fill|12 20|f M2.2 0.4 H9.8 L10.4 1.6 H9.2 L9.6 7.6 Q11.8 9.2 11.8 12.6 H0.2 Q0.2 9.2 2.4 7.6 L2.8 1.6 H1.6 Z; s1.5 M6 12 V19
    magnifyingglass circle circle.fill|16 16|s1.7 O 6.6 6.6 5.4; s1.9 M10.7 10.7 L14.9 14.9
    plus.magnifyingglass|21 21|s1.7 O 8.6 8.6 7.2; s1.9 M14 14 L19.6 19.6; s M8.6 5.4 V11.8 M5.4 8.6 H11.8
    minus.magnifyingglass|21 21|s1.7 O 8.6 8.6 7.2; s1.9 M14 14 L19.6 19.6; s M5.4 8.6 H11.8
    calendar.badge.clock|24 23|s M3.4 3.4 H17.6 Q19.6 3.4 19.6 5.4 V17.6 Q19.6 19.6 17.6 19.6 H3.4 Q1.4 19.6 1.4 17.6 V5.4 Q1.4 3.4 3.4 3.4 Z M1.6 8.4 H19.4 M6 1.2 V4.8 M15 1.2 V4.8; z O 17.6 16.6 7; f O 17.6 16.6 5.3; x1.4 M17.6 13.6 V16.8 H15
    doc.text.magnifyingglass|22 23|s M9 21 H3.4 Q1 21 1 18.6 V3.4 Q1 1 3.4 1 H9.6 L17 8.4 V9.4 M9.6 1.2 V6.4 Q9.6 8.4 11.6 8.4 H16.8; s1.4 M4.8 12.4 H8.6 M4.8 16.4 H7.6; s O 14.4 15.4 4; s1.9 M17.4 18.4 L20.6 21.6
    """

  /// Devices, sound, film, and what scanners read.
  static let devices: StaticString = """
    iphone slash circle|14 22|s R 1 1 12 20 2.6; s1.4 M5.6 3.4 H8.4 M5 18.8 H9
    ipad|18 22|s R 1 1 16 20 2.4; s1.4 M6.4 18.6 H11.6
    applewatch|16 22|s R 1 5 13 12 3.2; s M3.6 4.8 L4.4 1.2 H10.6 L11.4 4.8 M3.6 17.2 L4.4 20.8 H10.6 L11.4 17.2 M15 9.6 V12
    laptopcomputer|27 19|s R 4 1 19 13.4 2; s M1.4 17.6 H25.6
    desktopcomputer|25 22|s R 1 1 23 15 2.4; s M1.6 12.4 H23.4 M10.4 16.2 L9.8 20.6 M14.6 16.2 L15.2 20.6 M7.4 20.8 H17.6
    display|25 21|s R 1 1 23 15 2.4; s M12.5 16.4 V19.8 M8 20 H17
    pc|14 22|s R 1 1 12 20 2; s1.4 M4 5 H10 M4 8 H10; f O 7 16.4 1.2
    server.rack|22 21|s R 1 1 20 5.4 1.4 R 1 7.8 20 5.4 1.4 R 1 14.6 20 5.4 1.4; f O 4.8 3.7 1 O 4.8 10.5 1 O 4.8 17.3 1; s1.4 M9 3.7 H17 M9 10.5 H17 M9 17.3 H17
    externaldrive fill|24 17|a R 1 1 22 15 3; d M1.4 10 H22.6; g O 18.6 13 1.1
    internaldrive fill|24 16|a M1.4 9 L4.4 2.4 Q5 1 6.6 1 H17.4 Q19 1 19.6 2.4 L22.6 9 V12.6 Q22.6 15 20.2 15 H3.8 Q1.4 15 1.4 12.6 Z; d M1.8 9 H22.2; g O 18.6 12 1.1
    cpu fill|23 23|a R 4.4 4.4 14.2 14.2 2; d R 8.4 8.4 6.2 6.2 1; s M8 1.2 V4 M11.5 1.2 V4 M15 1.2 V4 M8 19 V21.8 M11.5 19 V21.8 M15 19 V21.8 M1.2 8 H4 M1.2 11.5 H4 M1.2 15 H4 M19 8 H21.8 M19 11.5 H21.8 M19 15 H21.8
    memorychip fill|25 18|a R 1 4 23 10 2; g R 5 7 6 4 0.6 R 14 7 6 4 0.6; s M5 1.2 V4 M10 1.2 V4 M15 1.2 V4 M20 1.2 V4 M5 14 V16.8 M10 14 V16.8 M15 14 V16.8 M20 14 V16.8
    simcard fill|18 22|a M1 18.6 V3.4 Q1 1 3.4 1 H10.6 L17 7.4 V18.6 Q17 21 14.6 21 H3.4 Q1 21 1 18.6 Z; d1.4 R 4.6 10.4 8.8 7 1; d1.4 M9 10.8 V17 M5 14 H13
    keyboard fill|27 18|a R 1 1 25 16 2.6; g R 4.4 4.4 2.2 2.2 0.4 R 8.4 4.4 2.2 2.2 0.4 R 12.4 4.4 2.2 2.2 0.4 R 16.4 4.4 2.2 2.2 0.4 R 20.4 4.4 2.2 2.2 0.4 R 4.4 8 2.2 2.2 0.4 R 8.4 8 2.2 2.2 0.4 R 12.4 8 2.2 2.2 0.4 R 16.4 8 2.2 2.2 0.4 R 20.4 8 2.2 2.2 0.4 R 7.4 11.8 12.2 2 0.4
    keyboard.chevron.compact.down|27 22|s R 1 1 25 13.4 2.4; f R 4.4 4 2.2 2.2 0.4 R 8.4 4 2.2 2.2 0.4 R 12.4 4 2.2 2.2 0.4 R 16.4 4 2.2 2.2 0.4 R 20.4 4 2.2 2.2 0.4 R 7.4 9 12.2 2 0.4; s M9 18 L13.5 20.6 L18 18
    computermouse fill|15 22|a R 1 1 13 20 6.5; d M7.5 4.6 V8.4
    headphones circle|22 21|s M2.4 14 V11 C2.4 5.4 6.2 1.4 11 1.4 C15.8 1.4 19.6 5.4 19.6 11 V14; f R 1 12 4.8 8 1.6 R 16.2 12 4.8 8 1.6
    printer fill|24 21|a M6.4 14.6 H4.4 Q1.4 14.6 1.4 11.6 V9.4 Q1.4 6.4 4.4 6.4 H19.6 Q22.6 6.4 22.6 9.4 V11.6 Q22.6 14.6 19.6 14.6 H17.6; s M6.4 6.4 V1.4 H17.6 V6.4; +f M6 6.4 H18 V14.6 H6 Z; +z R 5.6 10.8 12.8 9.6 0.4; s M6.4 11.6 H17.6 V19.6 H6.4 Z
    scanner fill|24 16|a R 1 6.4 22 8.6 2.4; s M2.4 6 L18.4 1.2; d M5 10.8 H13; g O 18.6 10.8 1.1
    tv fill|25 20|a R 1 1 23 14.4 2.4; s M8 18.8 H17
    tv.inset.filled|25 20|s R 1 1 23 14.4 2.4; f R 4 4 17 8.4 0.8; s M8 18.8 H17
    film fill|25 19|a R 1 1 23 17 2.4; d M6.6 1.4 V17.6 M18.4 1.4 V17.6 M6.6 9.5 H18.4; d1.4 M1.4 5.2 H6.4 M1.4 9.5 H6.4 M1.4 13.8 H6.4 M18.6 5.2 H23.6 M18.6 9.5 H23.6 M18.6 13.8 H23.6
    video fill slash slash.fill circle circle.fill badge.plus|26 17|a R 1 1 16.4 15 3; a M19.6 6.8 L24 3 Q25 2.4 25 3.6 V13.4 Q25 14.6 24 14 L19.6 10.2 Z
    camera fill circle circle.fill|24 20|a M3.4 4.6 H6.6 L8.4 1.6 H15.6 L17.4 4.6 H20.6 Q22.6 4.6 22.6 6.6 V16.4 Q22.6 18.4 20.6 18.4 H3.4 Q1.4 18.4 1.4 16.4 V6.6 Q1.4 4.6 3.4 4.6 Z; d O 12 11.2 4.2
    camera.viewfinder|22 22|s M1.4 6.4 V3.4 Q1.4 1.4 3.4 1.4 H6.4 M15.6 1.4 H18.6 Q20.6 1.4 20.6 3.4 V6.4 M20.6 15.6 V18.6 Q20.6 20.6 18.6 20.6 H15.6 M6.4 20.6 H3.4 Q1.4 20.6 1.4 18.6 V15.6; s1.4 M5.4 8 H7.6 L8.8 6.4 H13.2 L14.4 8 H16.6 V15.2 H5.4 Z; s1.4 O 11 11.4 2
    photo circle|24 19|s R 0.9 0.9 22.2 17.2 2.6; f O 7.3 6.4 2; s M1.6 15.4 L7.2 10.6 L10.6 13.4 L16 8.2 L22.4 14.2
    photo.fill|24 19|f R 0.1 0.1 23.8 18.8 3.2; z O 7.3 6.4 2.1; x M1.4 15.4 L7.2 10.6 L10.6 13.4 L16 8.2 L22.6 14.2
    photo.on.rectangle fill|26 22|s M3.4 14.4 Q1 14.4 1 12 V3.4 Q1 1 3.4 1 H17.6 Q20 1 20 3.4; a R 5 6.2 20 14.8 2.6; g O 10 10.8 1.6; d1.4 M5.6 18.4 L10.6 14.4 L13.6 16.8 L18.4 12.6 L24.4 18
    photo.on.rectangle.angled=photo.on.rectangle
    photo.stack fill|24 22|s M4 4 H20 M6.4 1 H17.6; a R 1 7 22 14 2.6; g O 7 11.4 1.6; d1.4 M1.6 18.6 L7.4 14.8 L10.8 17.2 L15.6 13 L22.4 18
    play fill circle circle.fill square slash|18 20|a M2.8 2.2 Q2.8 1.4 3.6 1.8 L16 9.3 Q16.8 10 16 10.7 L3.6 18.2 Q2.8 18.6 2.8 17.8 Z
    play.rectangle fill|25 19|a R 1 1 23 17 3; g M10 5.6 L17 9.5 L10 13.4 Z
    pause fill circle circle.fill|16 20|a1.4 R 1.6 1.4 4.6 17.2 1 R 9.8 1.4 4.6 17.2 1
    stop fill circle circle.fill|18 18|a R 1 1 16 16 2.4
    backward fill circle|24 16|a1.4 M22.6 1.6 V14.4 L12.4 8.6 V14.4 L1.4 8 L12.4 1.6 V7.4 Z
    forward fill circle|24 16|a1.4 M1.4 1.6 V14.4 L11.6 8.6 V14.4 L22.6 8 L11.6 1.6 V7.4 Z
    backward.end fill|16 18|a1.4 M14.4 2 V16 L4.4 9 Z; s2 M1.8 2 V16
    forward.end fill|16 18|a1.4 M1.6 2 V16 L11.6 9 Z; s2 M14.2 2 V16
    playpause fill|25 18|a1.4 M1.6 2 V16 L12.4 9 Z R 15.6 2 2.6 14 0.6 R 21 2 2.6 14 0.6
    speaker fill slash slash.fill circle|13 18|a M1.2 5.8 H5 L10.2 1.4 Q11 1 11 2 V16 Q11 17 10.2 16.6 L5 12.2 H1.2 Q0.9 12.2 0.9 11.6 V6.4 Q0.9 5.8 1.2 5.8 Z
    speaker.wave.1 fill|17 18|a M1.2 5.8 H5 L10.2 1.2 V16.8 L5 12.2 H1.2 Z; s M13.4 5.4 Q16 9 13.4 12.6
    speaker.wave.2 fill circle|22 18|a M1.2 5.8 H5 L10.2 1.2 V16.8 L5 12.2 H1.2 Z; s M13.4 5.4 Q16 9 13.4 12.6 M16.8 2.6 Q21.4 9 16.8 15.4
    speaker.wave.3 fill|26 20|a M1.2 6.8 H5 L10.2 2.2 V17.8 L5 13.2 H1.2 Z; s M13.4 6.4 Q16 10 13.4 13.6 M16.8 3.8 Q21.2 10 16.8 16.2 M20.2 1.4 Q26.2 10 20.2 18.6
    speaker.1=speaker.wave.1
    speaker.2=speaker.wave.2
    speaker.3=speaker.wave.3
    speaker.1.fill=speaker.wave.1.fill
    speaker.2.fill=speaker.wave.2.fill
    speaker.3.fill=speaker.wave.3.fill
    mic fill slash slash.fill circle circle.fill|16 22|a R 4.8 1 6.4 12.2 3.2; s M1.6 10 Q1.6 16.4 8 16.4 Q14.4 16.4 14.4 10 M8 16.4 V20.6 M4.6 20.8 H11.4
    music.note|15 21|s M5.8 17 V3.6 L13.6 1.6 V6 L5.8 8; f M5.8 16.6 Q5.8 20 3 20.2 Q0.8 20 0.8 18 Q1 15.6 5.8 15.4 Z
    music.note.list|23 20|s M1.4 2 H12 M1.4 7.6 H10 M1.4 13.2 H7; s M15.6 16.4 V4.6 L21.6 3 V6.6 L15.6 8.2; f M15.6 15.8 Q15.6 19 13 19.2 Q11 19 11 17.2 Q11.2 15 15.6 14.8 Z
    guitars fill|22 22|a M9.4 10 Q11 8.6 12 10 Q13.4 11 12 12.6 Q10.8 13.8 11.4 15.6 Q12 19 9 20.4 Q5.6 21.4 3 19 Q0.6 16.4 1.6 13 Q3 10 6.4 10.6 Q8.2 11.2 9.4 10 Z; s M10.6 11.4 L20.4 1.6; g O 7 15 1.5
    waveform circle circle.fill|24 20|s1.8 M1.6 8.6 V11.4 M5.8 5 V15 M10 1.4 V18.6 M14.2 4.6 V15.4 M18.4 7 V13 M22.4 8.8 V11.2
    waveform.path|25 20|s M1.2 10 H4.6 L7.4 3 L11 17.4 L14.6 1.6 L18 14 L20 10 H23.8
    waveform.path.ecg|25 20|s M1.2 11 H6.4 L8.6 7 L11.6 18.4 L15 1.6 L17.6 11 H23.8
    antenna.radiowaves.left.and.right slash|25 20|f O 12.5 8 2; s M12.5 9 V18.6 M8.8 4.4 Q6.4 8 8.8 11.6 M16.2 4.4 Q18.6 8 16.2 11.6 M5 1.6 Q0.6 8 5 14.4 M20 1.6 Q24.4 8 20 14.4
    dot.radiowaves.left.and.right|25 16|f O 12.5 8 2.2; s M8.8 4.4 Q6.4 8 8.8 11.6 M16.2 4.4 Q18.6 8 16.2 11.6 M5 1.6 Q0.6 8 5 14.4 M20 1.6 Q24.4 8 20 14.4
    dot.radiowaves.right|16 18|f O 3 9 2.2; s M7 4.8 Q9.4 9 7 13.2 M10.8 1.6 Q15.8 9 10.8 16.4
    wifi slash circle|24 18|s2.1 M1.6 6.6 Q12 -3.4 22.4 6.6 M5.2 10.4 Q12 4 18.8 10.4; f M12 17.4 L8.6 13.8 Q12 10.6 15.4 13.8 Z
    network|22 22|s O 11 11 9.8; s M1.4 11 H20.6 M11 1.4 V20.6 M11 1.4 C5.4 6.6 5.4 15.4 11 20.6 C16.6 15.4 16.6 6.6 11 1.4 Z
    bolt fill slash slash.fill circle circle.fill|15 22|a1.4 M9.4 1.4 L1.6 12.4 H6.8 L5.4 20.4 L13.2 9.2 H8.2 Z
    bolt.horizontal fill circle|22 15|a1.4 M1.4 9.4 L12.4 1.6 V6.8 L20.4 5.4 L9.2 13.2 V8.2 Z
    power circle circle.fill|20 21|s1.9 M10 1.2 V10 M5.6 3.6 C2.6 5.2 1.2 7.8 1.2 11 C1.2 16 5 19.8 10 19.8 C15 19.8 18.8 16 18.8 11 C18.8 7.8 17.4 5.2 14.4 3.6
    battery.100|28 14|s R 1 1 22.4 12 3.2; f R 3.4 3.4 17.6 7.2 1.4; f R 25 4.6 2 4.8 1
    battery.75|28 14|s R 1 1 22.4 12 3.2; f R 3.4 3.4 13 7.2 1.4; f R 25 4.6 2 4.8 1
    battery.50|28 14|s R 1 1 22.4 12 3.2; f R 3.4 3.4 8.8 7.2 1.4; f R 25 4.6 2 4.8 1
    battery.25|28 14|s R 1 1 22.4 12 3.2; f R 3.4 3.4 4.4 7.2 1.4; f R 25 4.6 2 4.8 1
    battery.0|28 14|s R 1 1 22.4 12 3.2; f R 25 4.6 2 4.8 1
    battery.100percent=battery.100
    battery.0percent=battery.0
    qrcode|21 21|s R 1 1 7 7 1 R 13 1 7 7 1 R 1 13 7 7 1; f R 3.4 3.4 2.2 2.2 0.2 R 15.4 3.4 2.2 2.2 0.2 R 3.4 15.4 2.2 2.2 0.2 R 12.2 12.2 2.6 2.6 0.2 R 18.2 12.2 2.6 2.6 0.2 R 15.2 15.2 2.6 2.6 0.2 R 12.2 18.2 2.6 2.6 0.2 R 18.2 18.2 2.6 2.6 0.2
    barcode|24 18|f R 1 1 1.6 16 0.2 R 4.4 1 3 16 0.2 R 9 1 1.4 16 0.2 R 12 1 2.6 16 0.2 R 16.4 1 1.4 16 0.2 R 19.2 1 1.4 16 0.2 R 21.8 1 1.4 16 0.2
    viewfinder circle|22 22|s M1.4 6.4 V3.4 Q1.4 1.4 3.4 1.4 H6.4 M15.6 1.4 H18.6 Q20.6 1.4 20.6 3.4 V6.4 M20.6 15.6 V18.6 Q20.6 20.6 18.6 20.6 H15.6 M6.4 20.6 H3.4 Q1.4 20.6 1.4 18.6 V15.6 M11 7.6 V14.4 M7.6 11 H14.4
    barcode.viewfinder|22 22|s M1.4 6.4 V3.4 Q1.4 1.4 3.4 1.4 H6.4 M15.6 1.4 H18.6 Q20.6 1.4 20.6 3.4 V6.4 M20.6 15.6 V18.6 Q20.6 20.6 18.6 20.6 H15.6 M6.4 20.6 H3.4 Q1.4 20.6 1.4 18.6 V15.6; f R 5 6 1.4 10 0.2 R 7.8 6 2 10 0.2 R 11 6 1.2 10 0.2 R 13.2 6 2 10 0.2 R 16 6 1.2 10 0.2
    qrcode.viewfinder|22 22|s M1.4 6.4 V3.4 Q1.4 1.4 3.4 1.4 H6.4 M15.6 1.4 H18.6 Q20.6 1.4 20.6 3.4 V6.4 M20.6 15.6 V18.6 Q20.6 20.6 18.6 20.6 H15.6 M6.4 20.6 H3.4 Q1.4 20.6 1.4 18.6 V15.6; s1.4 R 5.8 5.8 3.6 3.6 0.6 R 12.6 5.8 3.6 3.6 0.6 R 5.8 12.6 3.6 3.6 0.6; f R 12 12 2.2 2.2 0.2 R 14.8 14.8 2.2 2.2 0.2
    doc.text.viewfinder|22 22|s M1.4 6.4 V3.4 Q1.4 1.4 3.4 1.4 H6.4 M15.6 1.4 H18.6 Q20.6 1.4 20.6 3.4 V6.4 M20.6 15.6 V18.6 Q20.6 20.6 18.6 20.6 H15.6 M6.4 20.6 H3.4 Q1.4 20.6 1.4 18.6 V15.6; s1.4 M6.6 5 H12.4 L15.4 8 V17 H6.6 Z M9 11 H13 M9 14 H13
    text.viewfinder|22 22|s M1.4 6.4 V3.4 Q1.4 1.4 3.4 1.4 H6.4 M15.6 1.4 H18.6 Q20.6 1.4 20.6 3.4 V6.4 M20.6 15.6 V18.6 Q20.6 20.6 18.6 20.6 H15.6 M6.4 20.6 H3.4 Q1.4 20.6 1.4 18.6 V15.6; s1.4 M5.6 7.4 H16.4 M5.6 11 H16.4 M5.6 14.6 H12
    faceid|22 22|s M1.4 6.4 V3.4 Q1.4 1.4 3.4 1.4 H6.4 M15.6 1.4 H18.6 Q20.6 1.4 20.6 3.4 V6.4 M20.6 15.6 V18.6 Q20.6 20.6 18.6 20.6 H15.6 M6.4 20.6 H3.4 Q1.4 20.6 1.4 18.6 V15.6 M7 7.4 V9.2 M15 7.4 V9.2 M11.4 7.4 V12 H10.2 M7.4 14.8 Q11 17.4 14.6 14.8
    touchid|20 22|s1.4 M3 6 Q6 1.4 11 1.6 Q18 2.4 18 10.4 Q18 15 17 18.4 M1.6 14 Q3.4 11.6 3.4 9.6 Q4 5 9.6 4.6 Q14.8 5 14.8 10.4 Q14.8 16 13 20 M3.2 17.6 Q6.4 14 6.6 10.4 Q6.8 7.8 9.4 7.8 Q11.8 7.8 11.8 10.4 Q11.6 16 9 20.4 M6.2 20 Q9.2 16 9.2 11
    terminal fill|25 20|a R 1 1 23 18 3; d M5 6 L9 9.6 L5 13.2 M11.4 13.6 H17
    externaldrive.badge.plus|28 19|s R 1 1 22 15 3; s M1.4 10 H22.6; z O 22.6 13.6 7; f O 22.6 13.6 5.3; x1.4 M19.8 13.6 H25.4 M22.6 10.8 V16.4
    """

  /// People, hands, messages.
  static let people: StaticString = """
    person slash badge.plus badge.minus badge.checkmark badge.xmark|20 21|s O 10 5.8 4.4; s M1.4 19 C1.4 15 5 13 10 13 C15 13 18.6 15 18.6 19 Q18.6 20 17.6 20 H2.4 Q1.4 20 1.4 19 Z
    person.fill badge.plus badge.minus badge.checkmark badge.xmark|20 21|f O 10 5.6 4.6; f M0.6 19.4 C0.6 15 4.6 12.4 10 12.4 C15.4 12.4 19.4 15 19.4 19.4 Q19.4 20.6 18 20.6 H2 Q0.6 20.6 0.6 19.4 Z
    person.2|27 20|s O 9.4 5.8 3.8; s M1.4 17.4 C1.4 14 4.8 12 9.4 12 C14 12 17.4 14 17.4 17.4 Q17.4 18.4 16.4 18.4 H2.4 Q1.4 18.4 1.4 17.4 Z; s M16 3 C20.4 2 22.4 7.4 19.4 9.4 Q18.4 10 17.2 10 M19 12.4 C22.8 12.6 25.6 14.6 25.6 17.4 Q25.6 18.4 24.6 18.4 H20.6
    person.2.fill|26 20|f O 9.4 5.4 4.2; f M0.8 17.6 C0.8 13.8 4.6 11.4 9.4 11.4 C14.2 11.4 18 13.8 18 17.6 Q18 18.8 16.8 18.8 H2 Q0.8 18.8 0.8 17.6 Z; f O 18.4 6.2 3.4; f M19.8 18.8 H24 Q25.2 18.8 25.2 17.6 C25.2 14.2 22.4 11.8 18.2 11.6 C19.8 13.2 20.6 15.4 19.8 18.8 Z
    person.2.circle fill|22 22|a O 11 11 10.1; g O 8.4 8 2.6 M3.4 15.4 C3.8 12.6 5.6 11.6 8.4 11.6 C11.2 11.6 13 12.6 13.4 15.4 Z O 14.8 8.6 2.1 M14.8 15.4 H18.6 C18.4 13 17 12 14.2 11.8 C15 12.8 15.2 14 14.8 15.4 Z
    person.3|30 20|s O 15 6 3.6; s M8.4 17 C8.4 13.8 11 12 15 12 C19 12 21.6 13.8 21.6 17 Q21.6 18 20.6 18 H9.4 Q8.4 18 8.4 17 Z; s O 5.6 7.4 2.4 O 24.4 7.4 2.4; s M6 18 H2 Q1 18 1 16.8 Q1 13 6.4 12.6 M24 18 H28 Q29 18 29 16.8 Q29 13 23.6 12.6
    person.3.fill|30 20|f O 15 5.6 4.2; f M7.8 17.6 C7.8 13.6 10.6 11.2 15 11.2 C19.4 11.2 22.2 13.6 22.2 17.6 Q22.2 18.8 21 18.8 H9 Q7.8 18.8 7.8 17.6 Z O 5.6 7.4 3 O 24.4 7.4 3 M6.4 18.8 H1.8 Q0.4 18.8 0.4 17 C0.4 13.4 3 11.6 7.8 12 C6.4 14 6 16.4 6.4 18.8 Z M23.6 18.8 H28.2 Q29.6 18.8 29.6 17 C29.6 13.4 27 11.6 22.2 12 C23.6 14 24 16.4 23.6 18.8 Z
    person.crop.circle badge.plus badge.minus badge.exclamationmark badge.checkmark badge.xmark|22 22|s O 11 11 10.1; f O 11 8.4 3.4; f M4.6 17.2 C5.4 14.4 8 13 11 13 C14 13 16.6 14.4 17.4 17.2 C15.8 19.2 13.6 20.2 11 20.2 C8.4 20.2 6.2 19.2 4.6 17.2 Z
    person.crop.circle.fill badge.plus badge.checkmark badge.xmark|22 22|f O 11 11 11; z O 11 8.4 3.6; z M4.2 17 C5.2 14.2 8 13.2 11 13.2 C14 13.2 16.8 14.2 17.8 17 C16 19 13.8 20 11 20 C8.2 20 6 19 4.2 17 Z
    person.circle=person.crop.circle
    person.circle.fill=person.crop.circle.fill
    person.crop.square|22 22|s R 1 1 20 20 3; f O 11 8.4 3.4; f M3.8 20 C3.8 15 6.6 13.4 11 13.4 C15.4 13.4 18.2 15 18.2 20 Z
    person.crop.square.fill|22 22|f R 0.2 0.2 21.6 21.6 3.8; z O 11 8.4 3.6; z M3.8 20 C3.8 15 6.6 13.6 11 13.6 C15.4 13.6 18.2 15 18.2 20 Z
    person.crop.rectangle fill|25 20|a R 1 1 23 18 3; g O 12.5 7.4 3; g M5.8 18.2 C5.8 13.8 8.4 12 12.5 12 C16.6 12 19.2 13.8 19.2 18.2 Z
    person.text.rectangle fill|25 19|a R 1 1 23 17 3; g O 7.4 7 2.2; g M3.4 14 C3.6 11.2 5 10.4 7.4 10.4 C9.8 10.4 11.2 11.2 11.4 14 Z; d1.4 M14.4 6 H20.4 M14.4 9.6 H20.4 M14.4 13.2 H18
    person.icloud fill|26 19|a M7 16.4 C3.6 16.4 1.4 14.6 1.4 12 C1.4 9.6 3.2 7.8 5.8 7.6 C6.4 4 9.2 2 12.6 2 C15.8 2 18.4 3.6 19.4 6.6 C22.6 6.6 24.6 8.6 24.6 11.6 C24.6 14.4 22.4 16.4 19.4 16.4 Z; g O 13 8.4 2.2; g M8.8 15.4 C9 12.6 10.6 11.6 13 11.6 C15.4 11.6 17 12.6 17.2 15.4 Z
    figure.walk circle|15 22|f O 8.4 2.6 2; s1.8 M8 6.6 L6.6 13 L10.2 15.8 L11 20.6 M6.6 13 L5.2 16.6 L2.4 20.6 M8 6.6 L4 8.6 L2.8 12 M8.2 6.8 L10.4 10 L13.4 11
    figure.run|20 22|f O 13.4 2.8 2; s1.8 M11.6 6.8 L8 13 L12 15.4 L10.8 20.6 M8 13 L6.4 16.4 L1.6 16.8 M11.6 6.8 L7 5.8 L4 8.8 M11.8 7 L14.2 10.2 L18.2 9.6
    figure.stand|12 22|f O 6 2.6 2; s1.8 M1.8 12 V9.4 Q1.8 6.6 4.4 6.6 H7.6 Q10.2 6.6 10.2 9.4 V12 M4.4 7 V20.6 M7.6 7 V20.6 M4.6 13 H7.4
    figure.wave|16 22|f O 7 2.8 2; s1.8 M5.4 7 V20.6 M8.6 7 V20.6 M5.4 13 H8.6 M5.4 7 Q2.6 7 2.4 9.6 V12.6 M5.4 7 H8.6 Q11 7 12 5 L13.6 1.8
    face.smiling fill|22 22|a O 11 11 10.1; g O 7.4 8.4 1.4 O 14.6 8.4 1.4; d M6.4 13.2 Q11 18.4 15.6 13.2
    face.smiling.inverse=face.smiling.fill
    face.dashed fill|22 22|a O 11 11 10.1; g O 7.4 8.4 1.4 O 14.6 8.4 1.4; d M7 14.6 H15
    hand.thumbsup fill circle|22 22|a M6.4 10 L10.4 2.4 Q10.8 1.2 12 1.4 Q14.2 2 14 4.6 L13.4 8.4 H18.4 Q20.6 8.6 20.4 10.8 L18.8 18 Q18.4 20.2 16.2 20.2 H6.4 Z; a R 1.2 9.8 3 10.4 0.8
    hand.thumbsdown fill circle|22 22|a M6.4 12 L10.4 19.6 Q10.8 20.8 12 20.6 Q14.2 20 14 17.4 L13.4 13.6 H18.4 Q20.6 13.4 20.4 11.2 L18.8 4 Q18.4 1.8 16.2 1.8 H6.4 Z; a R 1.2 1.8 3 10.4 0.8
    hand.raised fill slash circle|20 22|a1.5 M4.4 12.8 V5.2 Q4.6 3.8 5.8 3.8 Q7 3.8 7.2 5.2 V3 Q7.4 1.6 8.6 1.6 Q9.8 1.6 10 3 V3.8 Q10.2 2.4 11.4 2.4 Q12.6 2.4 12.8 3.8 V6 Q13 4.6 14.2 4.6 Q15.4 4.6 15.6 6 V11.4 L16.4 10 Q17.4 8.8 18.4 9.4 Q19.4 10.2 18.8 11.4 L15.8 17.8 Q14.4 20.6 10.8 20.6 Q4.4 20.4 4.4 12.8 Z; d1.2 M7.2 5.4 V10 M10 4 V10 M12.8 6 V10.4
    hand.point.right fill|24 18|a M1.6 5.4 H6 L10 2.6 Q11.4 1.8 12.4 2.8 Q13 3.8 12 5 H21 Q22.6 5.2 22.6 6.6 Q22.6 8 21 8.2 H15.4 Q16.6 10.4 15.2 11.4 Q15.6 13.4 14 14 Q14 16 11.6 16 H6.6 L4.6 14.4 H1.6 Z
    hand.tap fill|19 22|a M6.6 15.4 V7 Q6.8 5.4 8.2 5.4 Q9.6 5.4 9.8 7 V11 L14.4 12 Q17 12.8 16.8 15 L16 18.4 Q15.2 20.6 13 20.6 H9.6 Q7.8 20.6 6.4 18.8 L3 14.6 Q2.6 13.4 3.6 12.8 Q4.6 12.4 5.4 13.4 Z; s M3.4 8 Q2.6 1.4 8.2 1.4 Q13.8 1.4 13 8
    hands.clap fill|22 22|a M3 11.4 L9 5 Q10.2 4 11 5 Q11.8 5.8 10.8 7 L13.4 4.2 Q14.6 3.4 15.4 4.2 Q16.2 5.2 15.2 6.4 L16.4 5.4 Q17.6 4.8 18.2 5.6 Q18.8 6.6 18 7.6 L12 14.4 L17 11.6 Q18.6 11 19.2 12 Q19.6 13 18.4 14 L12.4 19 Q8.6 21.6 4.8 18.4 Q1 15 3 11.4 Z; s1.4 M13 1.2 L13.2 2 M17 1.4 L16.6 2.2 M20 3.6 L19.4 4
    ear fill|16 22|a M1.6 8.4 C1.4 4 4 1.4 8 1.4 C12 1.4 14.4 4 14.4 8 C14.4 11 12.6 12.4 11.4 14 C10.2 15.6 10.4 17.4 9.2 19 C7.8 21 4.6 21 3.4 18.6; d M4.8 8.6 C4.6 5.8 6 4.4 8 4.4 C10 4.4 11.4 5.8 11.4 8 C11.4 9.8 9.6 10.2 8.6 11.4
    eye fill slash slash.fill circle circle.fill|24 17|a M1.4 8.5 Q12 -4.6 22.6 8.5 Q12 21.6 1.4 8.5 Z; -f O 12 8.5 3.6; +x2 O 12 8.5 3.8
    message fill circle circle.fill badge|24 21|a M12 1.4 C18 1.4 22.6 5 22.6 9.6 C22.6 14.2 18 17.8 12 17.8 C10.8 17.8 9.6 17.6 8.6 17.4 C7.2 18.8 5.2 19.6 2.8 19.6 C4 18.4 4.6 17 4.6 15.6 C2.6 14.2 1.4 12 1.4 9.6 C1.4 5 6 1.4 12 1.4 Z
    bubble.left fill circle|24 21|a M5 1.4 H19 Q22.6 1.4 22.6 5 V11.6 Q22.6 15.2 19 15.2 H11 L6.6 19.4 V15.2 H5 Q1.4 15.2 1.4 11.6 V5 Q1.4 1.4 5 1.4 Z
    bubble.right fill circle|24 21|a M19 1.4 H5 Q1.4 1.4 1.4 5 V11.6 Q1.4 15.2 5 15.2 H13 L17.4 19.4 V15.2 H19 Q22.6 15.2 22.6 11.6 V5 Q22.6 1.4 19 1.4 Z
    text.bubble fill|24 21|a M5 1.4 H19 Q22.6 1.4 22.6 5 V11.6 Q22.6 15.2 19 15.2 H11 L6.6 19.4 V15.2 H5 Q1.4 15.2 1.4 11.6 V5 Q1.4 1.4 5 1.4 Z; d1.4 M6 6.4 H18 M6 10.4 H14
    ellipsis.bubble fill|24 21|a M5 1.4 H19 Q22.6 1.4 22.6 5 V11.6 Q22.6 15.2 19 15.2 H11 L6.6 19.4 V15.2 H5 Q1.4 15.2 1.4 11.6 V5 Q1.4 1.4 5 1.4 Z; g O 7.4 8.3 1.4 O 12 8.3 1.4 O 16.6 8.3 1.4
    ellipsis.message fill|24 21|a M12 1.4 C18 1.4 22.6 5 22.6 9.6 C22.6 14.2 18 17.8 12 17.8 C10.8 17.8 9.6 17.6 8.6 17.4 C7.2 18.8 5.2 19.6 2.8 19.6 C4 18.4 4.6 17 4.6 15.6 C2.6 14.2 1.4 12 1.4 9.6 C1.4 5 6 1.4 12 1.4 Z; g O 7.4 9.6 1.4 O 12 9.6 1.4 O 16.6 9.6 1.4
    plus.bubble fill|24 21|a M5 1.4 H19 Q22.6 1.4 22.6 5 V11.6 Q22.6 15.2 19 15.2 H11 L6.6 19.4 V15.2 H5 Q1.4 15.2 1.4 11.6 V5 Q1.4 1.4 5 1.4 Z; d M12 4.8 V11.8 M8.5 8.3 H15.5
    exclamationmark.bubble fill|24 21|a M5 1.4 H19 Q22.6 1.4 22.6 5 V11.6 Q22.6 15.2 19 15.2 H11 L6.6 19.4 V15.2 H5 Q1.4 15.2 1.4 11.6 V5 Q1.4 1.4 5 1.4 Z; d M12 4.4 V8.6; g O 12 11.8 1.2
    questionmark.bubble fill|24 21|a M5 1.4 H19 Q22.6 1.4 22.6 5 V11.6 Q22.6 15.2 19 15.2 H11 L6.6 19.4 V15.2 H5 Q1.4 15.2 1.4 11.6 V5 Q1.4 1.4 5 1.4 Z; d1.4 M9.8 6 Q9.8 4 12 4 Q14.2 4 14.2 6 Q14.2 7.4 12 8.2 V9.4; g O 12 12 1.1
    quote.bubble fill|24 21|a M5 1.4 H19 Q22.6 1.4 22.6 5 V11.6 Q22.6 15.2 19 15.2 H11 L6.6 19.4 V15.2 H5 Q1.4 15.2 1.4 11.6 V5 Q1.4 1.4 5 1.4 Z; g O 9 9.2 1.7 O 14.6 9.2 1.7; d1.4 M8 9 Q7.8 6.2 10 5.4 M13.6 9 Q13.4 6.2 15.6 5.4
    bubble.left.and.bubble.right fill|29 22|a M4.4 1.4 H15 Q18 1.4 18 4.4 V9 Q18 12 15 12 H9.4 L5.4 15.8 V12 H4.4 Q1.4 12 1.4 9 V4.4 Q1.4 1.4 4.4 1.4 Z; +x M20 5 V10 Q19.6 13.8 15.6 13.8 H12; a M20.4 5.8 H24.6 Q27.6 5.8 27.6 8.8 V13 Q27.6 16 24.6 16 H23.6 V19.8 L19.6 16 H15 Q12.6 16 12 14.4 Q17 14.4 18.6 13.2 Q20.4 11.8 20.4 8 Z
    phone fill circle circle.fill|20 20|a1.5 M4.4 2 Q5.4 1.2 6.2 2.2 L8.4 5.4 Q9 6.4 8.2 7.2 L7 8.4 C8 10.4 9.6 12.2 11.8 13.2 L12.8 12 Q13.8 11.2 14.8 11.8 L17.8 14 Q18.8 14.8 18 15.8 C16.8 17.6 15.4 18.8 13.4 18.2 C7.6 16.8 3.2 12.4 1.8 6.4 C1.4 4.6 2.8 3 4.4 2 Z
    phone.down fill circle|24 11|a1.5 M12 2 C16.4 2 20 3.2 22 5.4 Q23 6.8 22.2 8.6 Q21.6 9.6 20.4 9.2 L17.2 8 Q16.2 7.6 16.2 6.4 V5.4 Q14.4 4.8 12 4.8 Q9.6 4.8 7.8 5.4 V6.4 Q7.8 7.6 6.8 8 L3.6 9.2 Q2.4 9.6 1.8 8.6 Q1 6.8 2 5.4 C4 3.2 7.6 2 12 2 Z
    phone.arrow.up.right fill|22 22|a1.5 M4.4 4.4 Q5.4 3.6 6.2 4.6 L8.4 7.8 Q9 8.8 8.2 9.6 L7.2 10.6 C8.2 12.6 9.8 14.2 11.8 15 L12.8 14 Q13.6 13.2 14.6 13.8 L17.8 16 Q18.8 16.8 18 17.8 C16.8 19.6 15.4 20.8 13.4 20.4 C7.4 19 3 14.6 1.6 8.6 C1.2 6.8 2.6 5.4 4.4 4.4 Z; s M13 8.6 L20 1.6 M14.6 1.4 H20.4 V7.2
    envelope circle circle.fill|24 18|s M2.6 1.4 H21.4 Q22.8 1.4 22.8 2.8 V15.2 Q22.8 16.6 21.4 16.6 H2.6 Q1.2 16.6 1.2 15.2 V2.8 Q1.2 1.4 2.6 1.4 Z M1.8 2.6 L12 10.6 L22.2 2.6
    envelope.fill|24 18|f R 0.4 0.6 23.2 16.8 2.4; x M1 2.2 L12 10.8 L23 2.2
    envelope.badge fill|26 21|a R 1 4 21 15 2.2; d M1.8 5.2 L11.5 12.4 L21.2 5.2; z O 21.6 4.4 6; f O 21.6 4.4 4
    envelope.open fill|24 22|a M1.2 8.6 L12 1.4 L22.8 8.6 V18.6 Q22.8 20.6 20.8 20.6 H3.2 Q1.2 20.6 1.2 18.6 Z; d M1.8 9 L12 15 L22.2 9
    mail=envelope
    mail.fill=envelope.fill
    megaphone fill|24 21|a M1.6 7.4 Q1.6 6 3 6 H7.4 Q13 5.4 18.4 1.4 V16.6 Q13 12.8 7.4 12.2 H3 Q1.6 12.2 1.6 10.8 Z; s M5.4 12.4 L6.8 18.6 Q7.2 19.8 8.6 19.4 Q10 19 9.6 17.6 L8.6 12.6 M21 7 Q23.4 9 21 11
    globe|22 22|s O 11 11 9.8; s M1.4 11 H20.6 M11 1.4 C5.4 6.6 5.4 15.4 11 20.6 C16.6 15.4 16.6 6.6 11 1.4 Z
    """

  /// Weather, nature, buildings and vehicles.
  static let places: StaticString = """
    sun.max circle|23 23|s O 11.5 11.5 4.6; s M11.5 1.2 V3.8 M11.5 19.2 V21.8 M1.2 11.5 H3.8 M19.2 11.5 H21.8 M4.2 4.2 L6 6 M17 17 L18.8 18.8 M18.8 4.2 L17 6 M6 17 L4.2 18.8
    sun.max.fill|23 23|f O 11.5 11.5 5.4; s M11.5 1.2 V3.8 M11.5 19.2 V21.8 M1.2 11.5 H3.8 M19.2 11.5 H21.8 M4.2 4.2 L6 6 M17 17 L18.8 18.8 M18.8 4.2 L17 6 M6 17 L4.2 18.8
    sun.min fill|20 20|a O 10 10 4.4; f O 10 2.4 1.1 O 10 17.6 1.1 O 2.4 10 1.1 O 17.6 10 1.1 O 4.6 4.6 1.1 O 15.4 15.4 1.1 O 15.4 4.6 1.1 O 4.6 15.4 1.1
    sunrise fill|25 20|s M1.4 18.6 H23.6 M12.5 7.4 V1.4 M9.6 4 L12.5 1.2 L15.4 4 M2.4 13.6 H4.4 M20.6 13.6 H22.6 M5.2 7 L6.6 8.4 M19.8 7 L18.4 8.4; a M7.4 15 C7.4 12.2 9.6 10 12.5 10 C15.4 10 17.6 12.2 17.6 15 Z
    sunset fill|25 20|s M1.4 18.6 H23.6 M12.5 1.2 V7.2 M9.6 4.6 L12.5 7.4 L15.4 4.6 M2.4 13.6 H4.4 M20.6 13.6 H22.6 M5.2 7 L6.6 8.4 M19.8 7 L18.4 8.4; a M7.4 15 C7.4 12.2 9.6 10 12.5 10 C15.4 10 17.6 12.2 17.6 15 Z
    moon fill circle circle.fill|20 20|a M18 12.6 C16.8 16.4 13.6 18.6 10 18.6 C5.2 18.6 1.4 14.8 1.4 10 C1.4 6.2 3.8 3 7.2 1.8 C6 8 11.4 13.8 18 12.6 Z
    moon.stars fill|22 21|a M18 14.4 C16.6 17.6 13.6 19.6 10 19.6 C5.2 19.6 1.4 15.8 1.4 11 C1.4 7.2 3.8 4 7.2 2.8 C6.2 9.4 11.4 15.2 18 14.4 Z; f M13.4 1.6 L14.4 4.6 L17.4 5.6 L14.4 6.6 L13.4 9.6 L12.4 6.6 L9.4 5.6 L12.4 4.6 Z M18.6 7 L19.3 9.1 L21.4 9.8 L19.3 10.5 L18.6 12.6 L17.9 10.5 L15.8 9.8 L17.9 9.1 Z
    cloud fill slash circle|25 17|a M6.4 15.4 C3.4 15.4 1.4 13.6 1.4 11.2 C1.4 8.8 3.2 7.2 5.6 7 C6.2 3.6 8.8 1.6 12 1.6 C15 1.6 17.4 3.2 18.4 6 C21.4 6 23.6 8 23.6 10.8 C23.6 13.4 21.6 15.4 18.8 15.4 Z
    icloud fill slash|26 18|a M7 16.4 C3.6 16.4 1.4 14.6 1.4 12 C1.4 9.8 2.8 8.2 5 7.6 C5.2 4 8 1.6 11.6 1.6 C14.6 1.6 17 3.4 18 6.2 C21.6 5.8 24.6 8.2 24.6 11.4 C24.6 14.2 22.4 16.4 19.4 16.4 Z
    icloud.and.arrow.down fill|26 22|a M8.6 15.4 H7 C3.6 15.4 1.4 13.8 1.4 11.2 C1.4 9 2.8 7.4 5 6.8 C5.2 3.6 8 1.4 11.6 1.4 C14.6 1.4 17 3 18 5.6 C21.6 5.2 24.6 7.4 24.6 10.6 C24.6 13.2 22.4 15.4 19.4 15.4 H17.4; +x4.4 M13 9.4 V20; s M13 9.4 V20.4 M9.6 17.2 L13 20.6 L16.4 17.2
    icloud.and.arrow.up fill|26 22|a M8.6 15.4 H7 C3.6 15.4 1.4 13.8 1.4 11.2 C1.4 9 2.8 7.4 5 6.8 C5.2 3.6 8 1.4 11.6 1.4 C14.6 1.4 17 3 18 5.6 C21.6 5.2 24.6 7.4 24.6 10.6 C24.6 13.2 22.4 15.4 19.4 15.4 H17.4; +x4.4 M13 9.6 V20.6; s M13 20.6 V9.6 M9.6 12.8 L13 9.4 L16.4 12.8
    cloud.rain fill|25 22|a M6.4 13.4 C3.4 13.4 1.4 11.8 1.4 9.6 C1.4 7.4 3.2 6 5.6 5.8 C6.2 3 8.8 1.4 12 1.4 C15 1.4 17.4 2.8 18.4 5.2 C21.4 5.2 23.6 7 23.6 9.4 C23.6 11.6 21.6 13.4 18.8 13.4 Z; s M8 16.4 L6.4 20.4 M13.2 16.4 L11.6 20.4 M18.4 16.4 L16.8 20.4
    cloud.snow fill|25 22|a M6.4 13.4 C3.4 13.4 1.4 11.8 1.4 9.6 C1.4 7.4 3.2 6 5.6 5.8 C6.2 3 8.8 1.4 12 1.4 C15 1.4 17.4 2.8 18.4 5.2 C21.4 5.2 23.6 7 23.6 9.4 C23.6 11.6 21.6 13.4 18.8 13.4 Z; f O 7 17 1.3 O 12.5 17 1.3 O 18 17 1.3 O 9.8 20.4 1.3 O 15.2 20.4 1.3
    cloud.bolt fill|25 22|a M6.4 13.4 C3.4 13.4 1.4 11.8 1.4 9.6 C1.4 7.4 3.2 6 5.6 5.8 C6.2 3 8.8 1.4 12 1.4 C15 1.4 17.4 2.8 18.4 5.2 C21.4 5.2 23.6 7 23.6 9.4 C23.6 11.6 21.6 13.4 18.8 13.4 Z; x4 M13 9.6 L9.8 15.8 H13 L11.4 21; f M14.2 8.8 L8.8 16.4 H12 L10.4 21.6 L16 14.4 H12.6 Z
    cloud.fog fill|25 21|a M6.4 13.4 C3.4 13.4 1.4 11.8 1.4 9.6 C1.4 7.4 3.2 6 5.6 5.8 C6.2 3 8.8 1.4 12 1.4 C15 1.4 17.4 2.8 18.4 5.2 C21.4 5.2 23.6 7 23.6 9.4 C23.6 11.6 21.6 13.4 18.8 13.4 Z; s M3.4 16.6 H21.6 M6.4 19.8 H18.6
    cloud.sun fill|27 20|s O 17.6 8 4.2; s M17.6 0.9 V1.6 M24.6 8 H25.4 M22.6 3 L23.2 2.4 M12.4 2.4 L13 3 M22.6 13 L23.2 13.6; z M6.4 19.6 C2.4 19.6 0 17.6 0 14.6 C0 12 2 10 4.6 9.6 C5.6 6.4 8 5 11 5 C14 5 16.4 6.6 17.4 9.4 C20.4 9.6 22 11.6 22 14.4 C22 17.4 19.8 19.6 17 19.6 Z; a M5.8 18.4 C3 18.4 1.2 16.8 1.2 14.6 C1.2 12.6 2.8 11 5 10.8 C5.6 8 8 6.4 10.8 6.4 C13.6 6.4 15.8 8 16.6 10.6 C19 10.6 20.6 12.2 20.6 14.4 C20.6 16.8 19 18.4 16.6 18.4 Z
    snowflake circle|22 22|s M11 1.2 V20.8 M2.5 6.1 L19.5 15.9 M19.5 6.1 L2.5 15.9; s1.4 M8.4 2.8 L11 5.2 L13.6 2.8 M8.4 19.2 L11 16.8 L13.6 19.2 M2.2 9.2 L5.6 8 L4.8 4.6 M19.8 12.8 L16.4 14 L17.2 17.4 M17.2 4.6 L16.4 8 L19.8 9.2 M4.8 17.4 L5.6 14 L2.2 12.8
    wind|23 19|s M1.4 6.4 H11 Q14 6.2 14 3.8 Q13.8 1.4 11.6 1.4 Q9.6 1.4 9.2 3.2 M1.4 9.8 H18.4 Q21.6 9.6 21.6 7 Q21.4 4.4 19 4.4 Q17 4.4 16.6 6 M1.4 13.2 H12.6 Q15.2 13.4 15.2 15.6 Q15 17.6 13 17.6 Q11.2 17.6 10.8 16
    drop fill circle|16 22|a M8 1.4 C11.4 6.4 14.6 10 14.6 13.8 C14.6 17.8 11.6 20.6 8 20.6 C4.4 20.6 1.4 17.8 1.4 13.8 C1.4 10 4.6 6.4 8 1.4 Z
    flame fill circle circle.fill|17 22|a M8.6 0.8 C9.6 4.6 15.8 7.6 15.8 14 C15.8 18.4 12.6 21.2 8.5 21.2 C4.4 21.2 1.2 18.4 1.2 14.2 C1.2 11 3 9 4.4 7.4 C4.8 9.4 5.6 10.4 6.8 10.8 C6 6.6 6.8 3 8.6 0.8 Z
    leaf fill circle|23 20|a M4.4 15.6 C0.4 8.4 6 3 20.4 1.6 C22.6 10 17.4 18.6 9.4 17.6 Q6.4 17.2 4.4 15.6 Z; d M1.6 18.6 Q6.6 10.6 14.4 8
    tree fill|19 22|a M9.5 1.4 L15 8.2 H12.8 L17.6 15.4 H1.4 L6.2 8.2 H4 Z; s2.4 M9.5 16 V20.4
    pawprint fill circle|22 21|a1.4 M11 10 C14 10 17.4 14 17 17 C16.6 19.6 13.6 19.2 11 18.6 C8.4 19.2 5.4 19.6 5 17 C4.6 14 8 10 11 10 Z; a1.4 O 3.6 9.4 2 O 8 4 2.2 O 14 4 2.2 O 18.4 9.4 2
    ant fill|18 22|a O 9 4 2.2 O 9 9 2 O 9 15.8 3.6; s1.4 M7 8.6 L2.6 6 M11 8.6 L15.4 6 M6.8 10.4 L1.8 11.4 M11.2 10.4 L16.2 11.4 M6 13 L2.4 18.6 M12 13 L15.6 18.6 M7.6 2 L5.6 0.9 M10.4 2 L12.4 0.9
    ladybug fill|21 22|a M10.5 5.6 C15 5.6 18 9 18 13 C18 17.4 14.8 20.6 10.5 20.6 C6.2 20.6 3 17.4 3 13 C3 9 6 5.6 10.5 5.6 Z; s M7 5.6 Q7 2.6 10.5 2.6 Q14 2.6 14 5.6; d M10.5 6 V20.2; g O 6.8 11.4 1.3 O 14.2 11.4 1.3 O 7.4 16 1.3 O 13.6 16 1.3; s1.4 M3.2 11 L1 9.6 M17.8 11 L20 9.6 M3.4 16.4 L1.2 17.8 M17.6 16.4 L19.8 17.8
    fish fill|26 18|a M17.4 9 C14.6 13.6 10.8 15.6 7.4 15 C4.4 14.4 2.4 12 1.4 9 C2.4 6 4.4 3.6 7.4 3 C10.8 2.4 14.6 4.4 17.4 9 Z M17.4 9 L24.4 3.4 Q22.6 9 24.4 14.6 Z; g O 6.2 7.6 1.2
    thermometer|12 22|s M4 12.4 V3.6 Q4 1.4 6 1.4 Q8 1.4 8 3.6 V12.4 C10 13.4 10.6 14.6 10.6 16.2 C10.6 18.8 8.6 20.6 6 20.6 C3.4 20.6 1.4 18.8 1.4 16.2 C1.4 14.6 2 13.4 4 12.4 Z; f O 6 16.2 2.4; s M6 16 V7
    thermometer.medium=thermometer
    tornado|22 20|s M1.4 1.6 H20.6 M3.6 5.6 H18.4 M6.6 9.8 H17 M9.4 14 H15 M10.4 18.2 H12.6
    map fill circle|24 20|a M1.4 4 L8.4 1.4 L15.6 4 L22.6 1.4 V16 L15.6 18.6 L8.4 16 L1.4 18.6 Z; d M8.4 1.8 V15.8 M15.6 4.2 V18.2
    mappin circle circle.fill slash|12 22|a O 6 5.6 4.4; f O 6 5.6 5; s M6 10.4 V20.8
    mappin.and.ellipse|20 22|s M10 17.6 C6.6 13.6 4.6 10.6 4.6 7.2 C4.6 3.8 7 1.4 10 1.4 C13 1.4 15.4 3.8 15.4 7.2 C15.4 10.6 13.4 13.6 10 17.6 Z; f O 10 7.2 2; s M5 15.4 Q1.4 16.2 1.4 17.8 Q1.6 20.8 10 20.8 Q18.4 20.8 18.6 17.8 Q18.6 16.2 15 15.4
    location fill slash circle circle.fill|22 22|a1.4 M20 2 L13.2 19.6 L10.6 11.4 L2.4 8.8 Z
    location.north fill|18 22|a1.4 M9 1.6 L16.4 20 L9 16 L1.6 20 Z
    house circle circle.fill|22 20|s M1.4 10 L11 1.6 L20.6 10 M4 8.4 V18.6 H18 V8.4 M9 18.4 V12.6 H13 V18.4
    house.fill|22 20|s M1.4 10 L11 1.6 L20.6 10; f M11 3.6 L18.8 10.4 V17.6 Q18.8 19.4 17 19.4 H13.4 V12.6 H8.6 V19.4 H5 Q3.2 19.4 3.2 17.6 V10.4 Z
    building fill|17 22|a R 1 1 15 20 1.6; g R 4.4 4.4 2.6 2.6 0.4 R 10 4.4 2.6 2.6 0.4 R 4.4 9.4 2.6 2.6 0.4 R 10 9.4 2.6 2.6 0.4; d M6.4 20.4 V15.4 H10.6 V20.4
    building.2 fill|26 22|a M1 21 V4.2 Q1 3 2.2 3 H11.8 Q13 3 13 4.2 V21 Z M13 9 H23.8 Q25 9 25 10.2 V21 H13 Z; g R 3.6 6 2.2 2.2 0.3 R 8.2 6 2.2 2.2 0.3 R 3.6 10.6 2.2 2.2 0.3 R 8.2 10.6 2.2 2.2 0.3 R 3.6 15.2 2.2 2.2 0.3 R 8.2 15.2 2.2 2.2 0.3 R 15.8 12 2.2 2.2 0.3 R 20.2 12 2.2 2.2 0.3 R 15.8 16.4 2.2 2.2 0.3 R 20.2 16.4 2.2 2.2 0.3; +x1.4 M13 10 V21
    building.columns fill|24 22|a M1.6 7.6 L12 1.4 L22.4 7.6 Z; s M1.4 20.6 H22.6 M2.6 17.4 H21.4 M5 8.6 V16.6 M9.6 8.6 V16.6 M14.4 8.6 V16.6 M19 8.6 V16.6
    storefront fill|24 21|a M3.4 1.4 H20.6 L22.8 7 Q22 9.4 19.8 9.4 Q17.2 9.4 17.2 7 Q17 9.4 14.6 9.4 Q12 9.4 12 7 Q12 9.4 9.4 9.4 Q7 9.4 6.8 7 Q6.8 9.4 4.2 9.4 Q2 9.4 1.2 7 Z; a M3.4 9.6 V19.6 H20.6 V9.6; d M7 19.4 V13.4 H12 V19.4
    car fill circle|25 19|a M3 8.4 L5.2 3.2 Q5.8 1.4 7.8 1.4 H17.2 Q19.2 1.4 19.8 3.2 L22 8.4 Q23.6 9.4 23.6 11.4 V15 Q23.6 16 22.6 16 H2.4 Q1.4 16 1.4 15 V11.4 Q1.4 9.4 3 8.4 Z; d M3.4 8.2 H21.6; g O 6 12.2 1.4 O 19 12.2 1.4; f R 2.4 15.4 4 3 0.8 R 18.6 15.4 4 3 0.8
    bus fill|19 22|a R 1 1 17 17 2.6; d M1.4 11.6 H17.6 M5 4.4 H14; g O 5 14.8 1.3 O 14 14.8 1.3; f R 2.8 18 3 3 0.8 R 13.2 18 3 3 0.8
    tram fill|17 22|a R 1.4 3.4 14.2 14 3.4; d M2 10.4 H15; g O 5.2 13.8 1.3 O 11.8 13.8 1.3; s M5.4 17.8 L3 21 M11.6 17.8 L14 21 M6 1.2 H11 M8.5 1.2 V3
    airplane circle circle.fill|22 22|f M20.8 11 Q20.6 12.6 18.6 12.6 H13.8 L9 20.4 H6.8 L9.2 12.6 H4.6 L2.8 15.2 H1.2 L2.2 11 L1.2 6.8 H2.8 L4.6 9.4 H9.2 L6.8 1.6 H9 L13.8 9.4 H18.6 Q20.6 9.4 20.8 11 Z
    bicycle circle|27 18|s O 5.8 12 4.4; s O 21.2 12 4.4; s M5.8 12 L9.6 4.6 H18 L12.8 12 H5.8 M9.6 4.6 L12.8 12 M21.2 12 L17.4 1.6 H20.2 M7.6 2.4 H11
    fuelpump fill|21 22|a M2.4 20.4 V3.4 Q2.4 1.4 4.4 1.4 H10.6 Q12.6 1.4 12.6 3.4 V20.4 Z; s M1.2 20.6 H13.8 M12.8 11.4 H14.4 Q16 11.6 16 13.2 V16.2 Q16.2 18 17.8 18 Q19.6 17.8 19.6 16 V8 L16 4.4; d R 5.2 4.4 4.6 4 0.4
    ferry fill|24 22|a M2.4 12.4 L12 9 L21.6 12.4 L19 17.4 H5 Z; s M5.4 11 V5.4 H18.6 V11 M9 5 V1.6 H15 V5 M1.4 20.4 Q4 18.6 6.7 20.4 Q9.4 22 12 20.4 Q14.6 18.6 17.3 20.4 Q20 22 22.6 20.4
    truck.box fill|27 19|a R 1 1 14.6 13.4 1.6; a M15.8 5 H20.6 Q21.8 5 22.6 6 L25.4 9.6 V14.4 H15.8 Z; z O 6.6 15 3.6 O 20.4 15 3.6; a O 6.6 15 2.4 O 20.4 15 2.4
    tent fill|24 20|a M12 2 L22.4 18.4 H1.6 Z; d M12 9.4 L8 18.2 M12 9.4 L16 18.2
    mountain.2 fill|27 19|a M1.4 17.4 L10 1.8 L18.6 17.4 Z; s M14.6 9.6 L17.4 5.4 L25.6 17.4 H19; +f M16 10.4 L17.4 6 L25 17.4 H19.6 Z
    signpost.right fill|22 22|a M2.4 3.4 H16 L20 7.4 L16 11.4 H2.4 Z; s M9.4 11.8 V20.8 M9.4 1.2 V3
    safari fill|22 22|a O 11 11 10.1; g M15.8 6.2 L12.6 12.6 L6.2 15.8 L9.4 9.4 Z
    lifepreserver fill|22 22|a O 11 11 10.1; d O 11 11 4.4; d M4 4 L7.8 7.8 M14.2 14.2 L18 18 M18 4 L14.2 7.8 M7.8 14.2 L4 18
    wave.3.right|15 20|s M1.6 7 Q3.6 10 1.6 13 M5.6 4.2 Q9.4 10 5.6 15.8 M9.8 1.6 Q15.4 10 9.8 18.4
    water.waves|24 18|s M1.4 4.4 Q4 1.4 6.7 3 Q9.4 5.8 12 4.4 Q14.6 1.4 17.3 3 Q20 5.8 22.6 4.4 M1.4 10 Q4 7 6.7 8.6 Q9.4 11.4 12 10 Q14.6 7 17.3 8.6 Q20 11.4 22.6 10 M1.4 15.6 Q4 12.6 6.7 14.2 Q9.4 17 12 15.6 Q14.6 12.6 17.3 14.2 Q20 17 22.6 15.6
    camera.macro|20 22|s M10 20.6 V10.4 M10 20.6 Q3.4 20.4 2.6 14.4 Q8.6 14.6 10 20.6 Q11.4 14.6 17.4 14.4 Q16.6 20.4 10 20.6; s O 10 5.8 2; s M10 3.6 Q9 0.4 6.6 2 Q4.6 3.8 7.8 5.2 Q4.6 7.2 6.6 9 Q9 10.4 10 8 Q11 10.4 13.4 9 Q15.4 7.2 12.2 5.2 Q15.4 3.8 13.4 2 Q11 0.4 10 3.6
    """
}
