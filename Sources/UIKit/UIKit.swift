// The module that applications import: everything public, and Foundation.
@_exported public import Foundation
@_exported public import UIKitCore
@_exported public import UIKitGraphics
@_exported public import UIKitSDL
