extension SymbolSheets {
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
}
