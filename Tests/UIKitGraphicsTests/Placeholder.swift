import Testing
@testable import UIKitGraphics
