// Windows, events and the main loop on SDL2.
