// Headless stage and snapshot assertions.
