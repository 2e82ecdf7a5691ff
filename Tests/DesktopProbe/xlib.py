"""Functions for windows, properties and selections of an X server, through libX11."""
import ctypes
from ctypes import POINTER, byref, c_char_p, c_int, c_long, c_ubyte, c_uint, c_ulong, c_void_p

X = ctypes.CDLL("libX11.so.6")
X.XOpenDisplay.restype = c_void_p
X.XDefaultRootWindow.argtypes = [c_void_p]
X.XDefaultRootWindow.restype = c_ulong
X.XInternAtom.argtypes = [c_void_p, c_char_p, c_int]
X.XInternAtom.restype = c_ulong
X.XGetAtomName.argtypes = [c_void_p, c_ulong]
X.XGetAtomName.restype = c_char_p
X.XCreateSimpleWindow.argtypes = [c_void_p, c_ulong, c_int, c_int, c_uint, c_uint, c_uint, c_ulong, c_ulong]
X.XCreateSimpleWindow.restype = c_ulong
X.XChangeProperty.argtypes = [c_void_p, c_ulong, c_ulong, c_ulong, c_int, c_int, c_void_p, c_int]
X.XSelectInput.argtypes = [c_void_p, c_ulong, c_long]
X.XMapRaised.argtypes = [c_void_p, c_ulong]
X.XSendEvent.argtypes = [c_void_p, c_ulong, c_int, c_long, c_void_p]
X.XNextEvent.argtypes = [c_void_p, c_void_p]
X.XFlush.argtypes = [c_void_p]
X.XSync.argtypes = [c_void_p, c_int]
X.XConvertSelection.argtypes = [c_void_p, c_ulong, c_ulong, c_ulong, c_ulong, c_ulong]
X.XGetWindowProperty.argtypes = [
    c_void_p, c_ulong, c_ulong, c_long, c_long, c_int, c_ulong, POINTER(c_ulong), POINTER(c_int),
    POINTER(c_ulong), POINTER(c_ulong), POINTER(POINTER(c_ubyte))]
X.XFree.argtypes = [c_void_p]

display = X.XOpenDisplay(None)
root = X.XDefaultRootWindow(display)
PROPERTY_CHANGE = 1 << 22
CLIENT_MESSAGE, SELECTION_NOTIFY, PROPERTY_NOTIFY = 33, 31, 28


def atom(name):
    return X.XInternAtom(display, name.encode(), 0)


def name_of(number):
    """Returns the name of an atom; "none" for no atom."""
    return X.XGetAtomName(display, number).decode() if number else "none"


def set_numbers(window, name, kind, numbers):
    """Sets a property of 32-bit values."""
    values = (c_ulong * len(numbers))(*numbers)
    X.XChangeProperty(display, window, atom(name), atom(kind), 32, 0, values, len(numbers))


def take(window, name, deletes=1):
    """Returns the type and the bytes of a property."""
    kind, form, count, rest = c_ulong(), c_int(), c_ulong(), c_ulong()
    data = POINTER(c_ubyte)()
    X.XGetWindowProperty(display, window, atom(name), 0, 1 << 26, deletes, 0, byref(kind), byref(form),
                         byref(count), byref(rest), byref(data))
    size = count.value * {0: 0, 8: 1, 16: 2, 32: 8}[form.value]
    value = bytes(data[:size]) if size else b""
    if data:
        X.XFree(data)
    return name_of(kind.value), value


def number(event, offset):
    """Returns a long of an event, at an offset in bytes."""
    return c_ulong.from_buffer(event, offset).value


def tell(window, kind, *numbers, receiver=None, mask=0):
    """Sends a client message about a window to that window, or to another receiver."""
    event = (c_ubyte * 192)()
    c_int.from_buffer(event, 0).value = CLIENT_MESSAGE
    c_ulong.from_buffer(event, 32).value = window
    c_ulong.from_buffer(event, 40).value = atom(kind)
    c_int.from_buffer(event, 48).value = 32
    for index, value in enumerate(numbers):
        c_ulong.from_buffer(event, 56 + 8 * index).value = value
    X.XSendEvent(display, receiver or window, 0, mask, event)
    X.XFlush(display)


def next_event():
    """Returns the next event and its type."""
    event = (c_ubyte * 192)()
    X.XNextEvent(display, event)
    return event, c_int.from_buffer(event, 0).value


def make_window(x, y, width, height):
    """Creates an unmapped window that reports changes of its properties."""
    window = X.XCreateSimpleWindow(display, root, x, y, width, height, 0, 0, 0x88AA88)
    X.XSelectInput(display, window, PROPERTY_CHANGE)
    return window
