// The module that applications import: everything public, and Foundation.
@_exported public import Foundation
@_exported public import UIKitApplication
@_exported public import UIKitCore
@_exported public import UIKitGraphics
