// `Stage` is a separate module so that programs other than tests can use it.
@_exported public import UIKitStage
