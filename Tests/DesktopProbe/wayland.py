"""A client of Wayland's wire protocol, for a window, input and drags."""
import array
import os
import socket
import struct


class Connection:
    """A connection to the compositor. Objects are numbers, each with a function for its events."""

    def __init__(self):
        path = os.path.join(os.environ["XDG_RUNTIME_DIR"], os.environ["WAYLAND_DISPLAY"])
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.handlers = {1: self.display_event}
        self.next_id, self.unread, self.files = 2, b"", []
        self.globals = {}
        self.registry = self.create(1, 1, self.registry_event)
        self.roundtrip()

    def new(self, handler):
        """Returns the ID of a new object, whose events a function handles."""
        number, self.next_id = self.next_id, self.next_id + 1
        self.handlers[number] = handler
        return number

    def send(self, number, opcode, *arguments, file=None):
        """Sends a request with numbers, texts, None as a null text, and a descriptor as arguments."""
        body = b""
        for argument in arguments:
            if isinstance(argument, str):
                text = argument.encode() + b"\0"
                body += struct.pack("=I", len(text)) + text + b"\0" * (-len(text) % 4)
            else:
                body += struct.pack("=i" if (argument or 0) < 0 else "=I", argument or 0)
        data = struct.pack("=II", number, (8 + len(body)) << 16 | opcode) + body
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [file]))] if file is not None else []
        self.socket.sendmsg([data], rights)

    def create(self, number, opcode, handler, *arguments, file=None):
        """Sends a request whose first argument is a new object, and returns the object."""
        created = self.new(handler)
        self.send(number, opcode, created, *arguments, file=file)
        return created

    def bind(self, interface, version, handler=lambda *_: None):
        """Returns a global object of an interface, in a version or an earlier one."""
        name, offered = self.globals[interface]
        bound = self.new(handler)
        self.send(self.registry, 0, name, interface, min(version, offered), bound)
        return bound

    def display_event(self, opcode, body):
        if opcode == 0:
            raise SystemExit("error of the compositor: %r" % body)

    def registry_event(self, opcode, body):
        if opcode == 0:
            name = number(body)
            interface, rest = text(body[4:])
            self.globals[interface] = (name, number(rest))

    def roundtrip(self):
        """Waits until the compositor has handled all requests."""
        done = []
        self.create(1, 0, lambda *_: done.append(True))
        while not done:
            self.dispatch()

    def dispatch(self):
        """Waits for events and dispatches them."""
        data, ancillary, _, _ = self.socket.recvmsg(65536, socket.CMSG_SPACE(4 * 28))
        if not data:
            raise SystemExit(0)
        for level, kind, value in ancillary:
            files = array.array("i")
            files.frombytes(value)
            self.files += files
        self.unread += data
        while len(self.unread) >= 8:
            target, word = struct.unpack("=II", self.unread[:8])
            if len(self.unread) < word >> 16:
                break
            body, self.unread = self.unread[8 : word >> 16], self.unread[word >> 16 :]
            handler = self.handlers.get(target)
            if handler:
                handler(word & 0xFFFF, body)


def number(body, index=0):
    """Returns a 32-bit number of a message body, at an index of words."""
    return struct.unpack("=I", body[4 * index : 4 * index + 4])[0]


def text(body):
    """Returns a text at the beginning of a message body, or None if it is null, and the rest."""
    length = number(body)
    end = 4 + length + -length % 4
    return (body[4 : 3 + length].decode() if length else None), body[end:]


class Window:
    """A window of one colour."""

    def __init__(self, connection, application, width, height):
        self.surface = connection.create(connection.bind("wl_compositor", 1), 0, lambda *_: None)
        shell = connection.bind("xdg_wm_base", 1, lambda _, body: connection.send(shell, 3, number(body)))  # pong
        configured = []

        def configure(_, body):
            connection.send(role, 4, number(body))  # ack_configure
            if configured:
                connection.send(self.surface, 6)  # commit
            configured.append(True)

        role = connection.create(shell, 2, configure, self.surface)
        top = connection.create(role, 1, lambda *_: None)
        connection.send(top, 2, application)  # set_title
        connection.send(top, 3, application)  # set_app_id
        connection.send(self.surface, 6)  # commit
        while not configured:
            connection.dispatch()
        size = 4 * width * height
        memory = os.memfd_create("window")
        os.write(memory, b"\x60\xa0\x60\xff" * (width * height))
        pool = connection.create(
            connection.bind("wl_shm", 1), 0, lambda *_: None, size, file=memory)
        buffer = connection.create(pool, 0, lambda *_: None, 0, width, height, 4 * width, 1)
        connection.send(self.surface, 1, buffer, 0, 0)  # attach
        connection.send(self.surface, 2, 0, 0, width, height)  # damage
        connection.send(self.surface, 6)  # commit
