/// The keys of a keyboard, with the codes of the USB standard's keyboard page.
///
/// A code identifies a position on the keyboard, not a label: `keyboardQ` is the key to the left of
/// the W on an American keyboard, whatever its label.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorRollOver = 0x01
  case keyboardPOSTFail, keyboardErrorUndefined
  case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH
  case keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP
  case keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX
  case keyboardY, keyboardZ
  case keyboard1 = 0x1E
  case keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9
  case keyboard0
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen
  case keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
  case keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde
  case keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock
  case keyboardF1 = 0x3A
  case keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8
  case keyboardF9, keyboardF10, keyboardF11, keyboardF12
  case keyboardPrintScreen = 0x46
  case keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp
  case keyboardDeleteForward, keyboardEnd, keyboardPageDown
  case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  case keypadNumLock = 0x53
  case keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter
  case keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0
  case keypadPeriod
  case keyboardNonUSBackslash = 0x64
  case keyboardApplication, keyboardPower, keypadEqualSign
  case keyboardF13 = 0x68
  case keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20
  case keyboardF21, keyboardF22, keyboardF23, keyboardF24
  case keyboardExecute = 0x74
  case keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain, keyboardUndo
  case keyboardCut, keyboardCopy, keyboardPaste, keyboardFind
  case keyboardMute, keyboardVolumeUp, keyboardVolumeDown
  case keyboardLockingCapsLock, keyboardLockingNumLock, keyboardLockingScrollLock
  case keypadComma = 0x85
  case keypadEqualSignAS400
  case keyboardInternational1 = 0x87
  case keyboardInternational2, keyboardInternational3, keyboardInternational4
  case keyboardInternational5, keyboardInternational6, keyboardInternational7
  case keyboardInternational8, keyboardInternational9
  case keyboardLANG1 = 0x90
  case keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6
  case keyboardLANG7, keyboardLANG8, keyboardLANG9
  case keyboardAlternateErase = 0x99
  case keyboardSysReqOrAttention, keyboardCancel, keyboardClear, keyboardPrior, keyboardReturn
  case keyboardSeparator, keyboardOut, keyboardOper, keyboardClearOrAgain
  case keyboardCrSelOrProps, keyboardExSel
  case keyboardLeftControl = 0xE0
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
  case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
  case keyboard_Reserved = 0xFFFF
}
