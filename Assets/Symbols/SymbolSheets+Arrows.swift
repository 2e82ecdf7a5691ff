extension SymbolSheets {
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
}
