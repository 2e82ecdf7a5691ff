"""A hostile input, and the process that takes it."""
import contextlib
import os
import resource
import shutil
import signal
import subprocess
import time
from dataclasses import dataclass, field


@dataclass
class Case:
    """An input and what it may cost."""
    name: str
    # The content of the file that the program reads; None for inputs that are no files.
    data: bytes = None
    # Seconds of processor time, with the 0.1 s of a start.
    seconds: float = 0.5
    # The most memory that is resident at a time.
    megabytes: int = 128
    # Seconds until the process has to end, whatever it waits for.
    patience: float = 20
    # Of the process; the default calls the program with the kind and the file.
    command: list = None
    environment: dict = field(default_factory=dict)
    # Makes a context in which the process runs, such as a server that never answers. It may yield
    # a dictionary of further environment.
    beside: object = contextlib.nullcontext
    # The exit codes that are right.
    ends: tuple = (0,)
    # Words of the sentence with which the process may stop itself.
    stops: str = None
    # How often the process runs, for inputs that stay behind.
    runs: int = 1
    is_damaged: bool = False


class Outcome:
    """How a process ended."""

    def __init__(self, case, slowness):
        self.case, self.slowness = case, slowness
        self.seconds = self.megabytes = self.end = 0
        self.has_waited = False
        self.lines = []

    def __str__(self):
        return f"{self.seconds:6.2f} s {self.megabytes:5.0f} MB exit {self.end}"

    @property
    def problem(self):
        if self.has_waited:
            return f"it did not end within {self.case.patience:g} s"
        trapped = self.end in (-signal.SIGTRAP, -signal.SIGILL)
        has_stopped = trapped and self.case.stops and any(
            self.case.stops in line for line in self.lines)
        if self.end < 0 and not has_stopped:
            return f"signal {signal.Signals(-self.end).name}"
        if self.end not in self.case.ends and not has_stopped:
            return f"exit code {self.end}"
        if self.seconds > self.case.seconds * self.slowness:
            return f"more than {self.case.seconds * self.slowness:g} s"
        if self.megabytes > self.case.megabytes:
            return f"more than {self.case.megabytes} MB"
        return None


def run(case, kind, program, folder, slowness):
    """Runs a case as often as it wants, and returns the first outcome that is a problem."""
    place = os.path.join(folder, "case")
    shutil.rmtree(place, ignore_errors=True)
    os.makedirs(place)
    path = os.path.join(place, "input")
    if case.data is not None:
        with open(path, "wb") as file:
            file.write(case.data)
    command = case.command or [program, kind, path]
    for _ in range(case.runs):
        outcome = run_once(case, command, place, slowness)
        if outcome.problem:
            break
    return outcome


def run_once(case, command, place, slowness):
    outcome = Outcome(case, slowness)

    def limit():
        seconds = int(case.seconds * slowness * 4 + 2)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    with case.beside() as added, open(os.path.join(place, "output"), "w+b") as output:
        environment = dict(os.environ, HOME=place, XDG_STATE_HOME=os.path.join(place, "state"))
        environment |= case.environment | (added or {})
        process = subprocess.Popen(command, cwd=place, env=environment, preexec_fn=limit,
                                   stdin=subprocess.DEVNULL, stdout=output, stderr=output)
        end = time.monotonic() + case.patience * max(1, slowness)
        while True:
            found, status, usage = os.wait4(process.pid, os.WNOHANG)
            if found:
                break
            # On a busy machine it may wait for a processor, whose time has a limit of its own.
            if time.monotonic() > end and not is_running(process.pid):
                outcome.has_waited = True
                process.kill()
                _, status, usage = os.wait4(process.pid, 0)
                break
            time.sleep(0.005)
        process.returncode = os.waitstatus_to_exitcode(status)
        outcome.end = process.returncode
        outcome.seconds = usage.ru_utime + usage.ru_stime
        outcome.megabytes = usage.ru_maxrss / 1024
        output.seek(0)
        outcome.lines = output.read(100_000).decode(errors="replace").splitlines()
    return outcome


def is_running(number):
    """Whether a process has a processor, or waits for one."""
    with open(f"/proc/{number}/stat") as file:
        return file.read().rpartition(")")[2].split()[0] in "RD"


def damage(data, random):
    """Bytes with a few changes: other ones, exchanged, repeated or missing parts."""
    result = bytearray(data)
    for _ in range(random.choice([1, 1, 1, 2, 4, 16])):
        if not result:
            break
        place = random.randrange(len(result))
        kind = random.randrange(7)
        if kind < 2:
            result[place] ^= 1 << random.randrange(8)
        elif kind == 2:
            result[place] = random.choice([0, 1, 0x7F, 0x80, 0xFE, 0xFF])
        elif kind == 3:
            count = random.choice([2, 4, 8])
            number = random.choice([0, 1, (1 << count * 8 - 1) - 1, (1 << count * 8) - 1])
            result[place:place + count] = number.to_bytes(count, random.choice(["big", "little"]))
        elif kind == 4:
            result[place:place + random.randrange(1, 32)] = b""
        elif kind == 5:
            part = result[place:place + random.randrange(1, 200)]
            result[place:place] = part * random.choice([1, 2, 50])
        else:
            other = random.randrange(len(result))
            count = random.randrange(1, 16)
            result[place:place + count] = result[other:other + count]
    return bytes(result)
