// `Stage` is a module of its own, so that programs without tests may use it.
@_exported public import UIKitStage
