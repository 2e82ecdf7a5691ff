// Paths, contexts, colours and layers are declared in UIKit here.
@_exported public import UIKit
