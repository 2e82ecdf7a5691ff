// Pure values behind lists: counts, heights, updates, selection, motion.
