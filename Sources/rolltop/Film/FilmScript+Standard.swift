extension FilmScript {
  /// A tour of lists in eleven seconds: a fling, swipe to delete, reordering, the section index,
  /// animated updates, and the dark appearance.
  static let standard = """
    size 360 640
    show ten-million-rows
    wait 0.4
    drag 180 540 0 -330 0.1
    wait 0.35
    drag 180 540 0 -330 0.08
    wait 1.6
    show world-clock
    wait 0.4
    drag 300 282 -150 0 0.25
    wait 0.5
    tap "Delete"
    wait 0.7
    tap "Edit"
    wait 0.5
    drag 337 282 0 -138 0.7
    wait 0.4
    tap "Done"
    wait 0.4
    show add-city
    wait 0.4
    drag 354 205 0 300 1
    wait 0.4
    show playground
    wait 0.3
    tap "Insert"
    wait 0.4
    tap "Shuffle"
    wait 0.5
    dark
    wait 0.3
    tap "Delete"
    wait 0.3
    tap "Shuffle"
    wait 0.8
    """
}
