// Views, gestures, animation, tables, controllers, and the passes of a frame.
