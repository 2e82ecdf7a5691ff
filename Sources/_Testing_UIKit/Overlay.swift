// Empty on purpose: satisfies the cross-import overlay of Testing and UIKit.
