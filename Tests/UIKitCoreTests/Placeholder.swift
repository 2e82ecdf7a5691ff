import Testing
@testable import UIKitCore
