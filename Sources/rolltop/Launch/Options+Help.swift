extension Options {
  /// The text that `--help` prints.
  static var help: String {
    """
    rolltop shows what table views can do.

    Usage: rolltop [options]
           rolltop pick [options]   choose lines of standard input; see
                                    rolltop pick --help

      --screen NAME        open this screen, without the list beside it in wide
                           windows; NAME is one of
    \(screenNames)
      --size WxH           size in points (default 390x844, or that of the
                           last run)
      --scale N            pixels per point, 0.5 to 4 (default: the desktop's;
                           1 in pictures)
      --dark               dark appearance, whatever Settings says
      --theme NAME         look, whatever Settings says: standard or
                           classic, that of 2011, which is always light
      --root DIR           where Files begins (default: the home directory, else /;
                           made-up files in pictures)
      --still              made-up files, time and language that stand still, as
                           in pictures; nothing is saved
      --hud                show what frames cost: median and 99th percentile, in
                           copies of the framebuffer, dropped frames, pixels
                           drawn, cells made and reused, context switches;
                           F12 shows and hides it
      --bench-scroll NAME  scroll a screen, print what its frames cost, and exit;
                           needs no display
      --snapshot FILE      write a PNG of one screen and exit; needs no display
      --snapshot-all DIR   write PNGs of all screens, light and dark, and exit
      --film FILE [SCRIPT] write a film as an animated WebP and exit: of what a
                           script's lines do (size, show, tap, swipe, drag,
                           wait, dark, light), or of what lists can do
      --help, -h           print this and exit

    Exit codes: 0 all is well, 1 no display, a picture or film could not be written
    or nothing scrolls, 2 the command line makes no sense.
    """
  }

  private static var screenNames: String {
    let indent = String(repeating: " ", count: 23)
    var lines = [indent]
    for screen in Screen.allCases {
      let name = screen.rawValue
      let line = lines.removeLast()
      if line == indent {
        lines.append(indent + name)
      } else if line.count + name.count + 2 <= 78 {
        lines.append("\(line), \(name)")
      } else {
        lines += ["\(line),", indent + name]
      }
    }
    return lines.joined(separator: "\n")
  }
}
