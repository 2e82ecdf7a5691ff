// Intentionally empty: satisfies the cross-import overlay of Testing and CoreGraphics.
