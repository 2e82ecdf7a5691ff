"""A small Linux machine in QEMU, with a display, a keyboard, a pointer and a touchscreen."""
import glob
import json
import os
import pathlib
import re
import shutil
import socket
import struct
import subprocess
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
CACHE = pathlib.Path(os.environ.get("XDG_CACHE_HOME", pathlib.Path.home() / ".cache")) / "rolltop-console"
WIDTH, HEIGHT = 1280, 800
# The kernel driver of each card; without one, the kernel uses the framebuffer of the firmware.
DRIVERS = {"bochs": "bochs", "virtio": "virtio_gpu", "vesa": None, "vesa16": None}
# The modes of the firmware: 1280 x 800 in 32 and in 16 bits.
MODES = {"vesa": "vga=0x37A", "vesa16": "vga=0x378"}
CARDS = {
    "bochs": ["-vga", "none", "-device", f"bochs-display,xres={WIDTH},yres={HEIGHT}"],
    "virtio": ["-vga", "none", "-device", f"virtio-gpu-pci,xres={WIDTH},yres={HEIGHT}"],
    "vesa": ["-vga", "std"],
    "vesa16": ["-vga", "std"],
}
# The libraries that the program loads when it opens a console.
LIBRARIES = ["libdrm.so.2", "libinput.so.10", "libudev.so.1", "libxkbcommon.so.0"]
FILES = ["/etc/fonts", "/usr/share/fontconfig", "/usr/share/X11/xkb", "/usr/share/libinput"]
INIT = """#!/bin/busybox sh
/bin/busybox --install -s /bin; export PATH=/bin HOME=/root XDG_RUNTIME_DIR=/run TERM=linux
mount -t proc proc /proc; mount -t sysfs sysfs /sys; mount -t devtmpfs dev /dev; mount -t tmpfs run /run
for module in /modules/*.ko; do insmod $module; done 2>/dev/null
touchscreen /dev/ttyS2 &
sleep 1; cd /root
stty -F /dev/ttyS1 raw -echo
exec </dev/ttyS1 >/dev/ttyS1 2>&1
echo ready
while read -r line; do eval "$line"; done
"""


def output(*command, **options):
    return subprocess.run(command, check=True, text=True, capture_output=True, **options).stdout


def find_kernel():
    """Returns the kernel of the distribution, downloaded once, and the folder of its modules."""
    kernels = sorted(CACHE.glob("kernel/boot/vmlinuz-*"))
    if not kernels:
        CACHE.mkdir(parents=True, exist_ok=True)
        os.chmod(CACHE, 0o777)
        package = re.search(r"Depends: (linux-image-\S+)", output("apt-cache", "depends", "linux-image-amd64"))[1]
        output("apt-get", "download", package, cwd=CACHE)
        output("dpkg", "-x", str(next(CACHE.glob("linux-image-*.deb"))), str(CACHE / "kernel"))
        kernels = sorted(CACHE.glob("kernel/boot/vmlinuz-*"))
    return kernels[-1], next((CACHE / "kernel/lib/modules").iterdir())


def modules_in_order(folder, names):
    """Returns the files of modules, each after its dependencies."""
    files = {pathlib.Path(f).stem.replace("-", "_"): f for f in glob.glob(f"{folder}/kernel/**/*.ko", recursive=True)}
    order = []

    def add(name):
        name = name.replace("-", "_")
        if name in files and name not in order:
            for dependency in filter(None, output("/sbin/modinfo", "-F", "depends", files[name]).strip().split(",")):
                add(dependency)
            order.append(name)

    for name in names:
        add(name)
    return [files[name] for name in order]


def copy(root, path, name=None):
    """Copies a folder, or a file with its shared libraries."""
    target = root / (name or path).lstrip("/")
    target.parent.mkdir(parents=True, exist_ok=True)
    if os.path.isdir(path):
        shutil.copytree(path, target, dirs_exist_ok=True, symlinks=True)
        return
    shutil.copy(os.path.realpath(path), target)
    libraries = subprocess.run(["ldd", path], text=True, capture_output=True).stdout
    for library in set(re.findall(r"(/\S+)", libraries)):
        library_target = root / library.lstrip("/")
        if not library_target.exists():
            library_target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(os.path.realpath(library), library_target)


class Machine:
    """A virtual machine, which boots when the object is created."""

    def __init__(self, card, program, folder, extras={}, keeps_names=False):
        """Boots a machine with a program, its libraries, and extra files.

        extras maps paths of files and folders to their paths in the machine.
        """
        self.extras, self.keeps_names = extras, keeps_names
        self.folder = pathlib.Path(tempfile.mkdtemp(dir=folder))
        kernel, image = self.pack(card, program)
        video = MODES.get(card, f"video={WIDTH}x{HEIGHT}")
        command = ["qemu-system-x86_64", "-accel", "tcg", "-cpu", "max", "-m", "768", "-display", "none", "-no-reboot"]
        command += ["-kernel", str(kernel), "-initrd", str(image), *CARDS[card], "-device", "virtio-tablet-pci"]
        command += ["-append", f"console=ttyS0 quiet rootfstype=ramfs panic=-1 vt.global_cursor_default=0 {video}"]
        command += ["-qmp", f"unix:{self.folder}/qmp,server=on,wait=off", "-serial", f"file:{self.folder}/kernel.log"]
        # Nobody watches by VNC; its clients can resize the screen.
        command += ["-vnc", f"unix:{self.folder}/vnc"]
        for name in ("shell", "touch"):
            command += ["-serial", f"unix:{self.folder}/{name},server=on,wait=off"]
        self.process = subprocess.Popen(command)
        self.monitor = self.connect("qmp").makefile("rw")
        self.monitor.readline()
        self.ask("qmp_capabilities")
        self.port, self.touches = self.connect("shell"), self.connect("touch")
        self.port.settimeout(120)
        self.read_until("ready")

    def pack(self, card, program):
        """Returns the files of the kernel and of an initial file system with the program."""
        kernel, folder = find_kernel()
        root = self.folder / "root"
        for name in "bin dev proc sys tmp run root etc modules var/cache/fontconfig".split():
            (root / name).mkdir(parents=True)
        shutil.copy("/bin/busybox", root / "bin/busybox")
        names = ["virtio_pci", DRIVERS[card], "virtio_input", "evdev", "psmouse", "uinput"]
        for number, path in enumerate(modules_in_order(folder, filter(None, names))):
            shutil.copy(path, root / f"modules/{number:02}.ko")
        for name in ("touchscreen", "hostile", "notify", "interruptible"):
            output("gcc", "-O1", "-static", "-o", str(root / "bin" / name), str(HERE / f"{name}.c"))
        copy(root, str(program), "/bin/program")
        # valgrind reads the names of functions, but not Swift's debug information.
        output("strip", "-g" if self.keeps_names else "-s", str(root / "bin/program"))
        library_list = output("/sbin/ldconfig", "-p")
        libraries = [re.search(rf"{re.escape(name)} .*=> (\S+)", library_list)[1] for name in LIBRARIES]
        for path in FILES + libraries + glob.glob("/usr/share/fonts/*/[iI]nter*"):
            copy(root, path)
        for path, name in self.extras.items():
            copy(root, path, name)
        (root / "init").write_text(INIT)
        (root / "init").chmod(0o755)
        image = self.folder / "initrd"
        with image.open("wb") as file:
            subprocess.run("find . | cpio -o -H newc --quiet | gzip -1", shell=True, cwd=root, stdout=file, check=True)
        shutil.rmtree(root)
        return kernel, image

    def connect(self, name):
        """Connects to a socket of QEMU once it exists."""
        for _ in range(200):
            try:
                connection = socket.socket(socket.AF_UNIX)
                connection.connect(f"{self.folder}/{name}")
                return connection
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("QEMU does not start")

    def ask(self, command, **arguments):
        """Executes a command of the QEMU Machine Protocol, and returns its result."""
        self.monitor.write(json.dumps({"execute": command, "arguments": arguments}) + "\n")
        self.monitor.flush()
        while True:
            answer = json.loads(self.monitor.readline())
            if "error" in answer:
                raise RuntimeError(answer["error"]["desc"])
            if "return" in answer:
                return answer["return"]

    def run(self, command):
        """Runs a shell command in the machine, and returns its output."""
        self.port.sendall(f"{command}\necho end''-of-command\n".encode())
        return self.read_until("end-of-command")

    def read_until(self, mark):
        text = ""
        while mark not in text:
            try:
                text += self.port.recv(4096).decode(errors="replace")
            except TimeoutError:
                raise RuntimeError(f"no response from the machine; it wrote {text!r}") from None
        return text.split(mark)[0].replace("\r", "").strip()

    def start(self, arguments="", environment="", program="program"):
        """Starts a program on the cleared first terminal, without saved state."""
        self.run("rm -rf /root/.local /run/program.log; printf '\\033[2J\\033[H' >/dev/tty1")
        self.run(f"{environment} setsid interruptible {program} {arguments} </dev/tty1 >/run/program.log 2>&1 & echo $! >/run/program")

    def end(self, signal):
        """Ends the program by a signal, and returns its exit code."""
        return self.run(f"kill -{signal} $(cat /run/program); wait $(cat /run/program) 2>/dev/null; echo $?")

    def status(self, name):
        """Returns a number from the program's /proc/PID/status; memory is in kB."""
        return int(self.run(f"grep -w {name} /proc/$(cat /run/program)/status | tr -dc 0-9"))

    def picture(self):
        """Returns the RGB pixels of the screen."""
        path = self.folder / "screen.ppm"
        self.ask("screendump", filename=str(path))
        head, width, height = re.match(rb"(P6\s+(\d+)\s+(\d+)\s+255\s)", data := path.read_bytes()).groups()
        self.size = int(width), int(height)
        return data[len(head):]

    def resize(self, width, height):
        """Resizes the screen of a "virtio" card, like a window of QEMU."""
        client = self.connect("vnc")
        receive = lambda count: client.recv(count, socket.MSG_WAITALL)
        client.sendall(receive(12))
        receive(receive(1)[0])
        client.sendall(b"\1")
        receive(4)
        client.sendall(b"\1")
        head = receive(24)
        receive(int.from_bytes(head[20:24], "big"))
        # The encoding -308 is that of extended desktop sizes.
        client.sendall(struct.pack(">BxHi", 2, 1, -308))
        client.sendall(struct.pack(">BxHHBxIHHHHI", 251, width, height, 1, 0, 0, 0, width, height, 0))
        self.viewer = client

    def plug(self, state):
        """Makes the kernel report the screen as connected ("on") or disconnected ("off")."""
        self.run(f"for f in /sys/class/drm/card0-*/status; do echo {state} >$f; done; echo change >/sys/class/drm/card0/uevent")

    def changed_picture(self, old, seconds=20):
        """Returns the pixels of the screen once they differ from `old`, or after some seconds."""
        end = time.time() + seconds
        while (new := self.picture()) == old and time.time() < end:
            time.sleep(0.5)
        return new

    def settled_picture(self, seconds=20):
        """Returns the pixels of the screen once they no longer change and are not black, or after some seconds."""
        old, end = b"", time.time() + seconds
        while time.time() < end:
            new = self.picture()
            if new == old and any(new):
                return new
            old = new
            time.sleep(1)
        return old

    def finger(self, action, finger, x=0, y=0):
        """Puts a finger down ("d"), moves it ("m"), or lifts it ("u"), at a pixel of the panel."""
        self.touches.sendall(f"{action} {finger} {int(x * 32767 / (WIDTH - 1))} {int(y * 32767 / (HEIGHT - 1))}\n".encode())

    def tap(self, x, y):
        self.drag((x, y), (x, y), 0.08)

    def drag(self, start, end, seconds, lift=True):
        count = max(1, int(seconds * 60))
        self.finger("d", 0, *start)
        for step in range(1, count + 1):
            time.sleep(1 / 60)
            fraction = step / count
            self.finger("m", 0, *(a + (b - a) * fraction for a, b in zip(start, end)))
        if lift:
            self.finger("u", 0)

    def move_pointer(self, x, y):
        fractions = (("x", x / (WIDTH - 1)), ("y", y / (HEIGHT - 1)))
        events = [{"type": "abs", "data": {"axis": axis, "value": int(fraction * 32767)}} for axis, fraction in fractions]
        self.ask("input-send-event", events=events)

    def wheel(self, notches):
        """Turns the wheel towards the user."""
        for _ in range(notches):
            for down in (True, False):
                event = {"type": "btn", "data": {"button": "wheel-down", "down": down}}
                self.ask("input-send-event", events=[event])
            time.sleep(0.1)

    def key(self, *names):
        self.ask("send-key", keys=[{"type": "qcode", "data": name} for name in names])
        time.sleep(0.3)

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
