"""Cases of hostile input, and the processes that read them."""
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
    # The content of the input file; None for cases without a file.
    data: bytes = None
    # The limit of processor time in seconds, including the 0.1 s of a start.
    seconds: float = 0.5
    # The limit of the peak resident memory in megabytes.
    megabytes: int = 128
    # The limit of elapsed time in seconds.
    timeout: float = 20
    # The command line; by default, the program with the kind and the file as arguments.
    command: list = None
    environment: dict = field(default_factory=dict)
    # Creates a context manager around the process, such as a server that never answers. It may
    # yield a dictionary of additional environment variables.
    context: object = contextlib.nullcontext
    # The permitted exit codes.
    exit_codes: tuple = (0,)
    # Words of the message with which the process may stop; None if it must not.
    stop_message: str = None
    # The number of runs, for inputs that affect later runs.
    runs: int = 1
    # Whether the input was damaged at random; otherwise, the case is listed.
    is_damaged: bool = False


class Outcome:
    """The result and the costs of a process."""

    def __init__(self, case, slowness):
        self.case, self.slowness = case, slowness
        self.seconds = self.megabytes = self.exit_code = 0
        self.has_timed_out = False
        self.lines = []

    def __str__(self):
        return f"{self.seconds:6.2f} s {self.megabytes:5.0f} MB exit {self.exit_code}"

    @property
    def problem(self):
        if self.has_timed_out:
            return f"it did not end within {self.case.timeout:g} s"
        trapped = self.exit_code in (-signal.SIGTRAP, -signal.SIGILL)
        has_stopped = trapped and self.case.stop_message and any(
            self.case.stop_message in line for line in self.lines)
        if self.exit_code < 0 and not has_stopped:
            return f"signal {signal.Signals(-self.exit_code).name}"
        if self.exit_code not in self.case.exit_codes and not has_stopped:
            return f"exit code {self.exit_code}"
        if self.seconds > self.case.seconds * self.slowness:
            return f"more than {self.case.seconds * self.slowness:g} s"
        if self.megabytes > self.case.megabytes:
            return f"more than {self.case.megabytes} MB"
        return None


def run(case, kind, program, folder, slowness):
    """Runs a case, and returns the first outcome with a problem, or else the last one."""
    case_folder = os.path.join(folder, "case")
    shutil.rmtree(case_folder, ignore_errors=True)
    os.makedirs(case_folder)
    path = os.path.join(case_folder, "input")
    if case.data is not None:
        with open(path, "wb") as file:
            file.write(case.data)
    command = case.command or [program, kind, path]
    for _ in range(case.runs):
        outcome = run_once(case, command, case_folder, slowness)
        if outcome.problem:
            break
    return outcome


def run_once(case, command, folder, slowness):
    """Runs a command with the limits of a case, and returns its outcome."""
    outcome = Outcome(case, slowness)

    def set_limits():
        seconds = int(case.seconds * slowness * 4 + 2)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    with case.context() as variables, open(os.path.join(folder, "output"), "w+b") as output:
        environment = dict(os.environ, HOME=folder, XDG_STATE_HOME=os.path.join(folder, "state"))
        environment |= case.environment | (variables or {})
        process = subprocess.Popen(command, cwd=folder, env=environment, preexec_fn=set_limits,
                                   stdin=subprocess.DEVNULL, stdout=output, stderr=output)
        deadline = time.monotonic() + case.timeout * max(1, slowness)
        while True:
            ended, status, usage = os.wait4(process.pid, os.WNOHANG)
            if ended:
                break
            # A process that waits for a processor on a busy machine is limited by processor time only.
            if time.monotonic() > deadline and not is_running(process.pid):
                outcome.has_timed_out = True
                process.kill()
                _, status, usage = os.wait4(process.pid, 0)
                break
            time.sleep(0.005)
        process.returncode = os.waitstatus_to_exitcode(status)
        outcome.exit_code = process.returncode
        outcome.seconds = usage.ru_utime + usage.ru_stime
        outcome.megabytes = usage.ru_maxrss / 1024
        output.seek(0)
        outcome.lines = output.read(100_000).decode(errors="replace").splitlines()
    return outcome


def is_running(process_id):
    """Returns whether a process runs, or waits for a processor or a disk."""
    with open(f"/proc/{process_id}/stat") as file:
        return file.read().rpartition(")")[2].split()[0] in "RD"


def damage(data, random):
    """Returns a copy with a few random bytes changed, inserted, repeated or removed."""
    result = bytearray(data)
    for _ in range(random.choice([1, 1, 1, 2, 4, 16])):
        if not result:
            break
        index = random.randrange(len(result))
        change = random.randrange(7)
        if change < 2:
            result[index] ^= 1 << random.randrange(8)
        elif change == 2:
            result[index] = random.choice([0, 1, 0x7F, 0x80, 0xFE, 0xFF])
        elif change == 3:
            count = random.choice([2, 4, 8])
            number = random.choice([0, 1, (1 << count * 8 - 1) - 1, (1 << count * 8) - 1])
            result[index:index + count] = number.to_bytes(count, random.choice(["big", "little"]))
        elif change == 4:
            result[index:index + random.randrange(1, 32)] = b""
        elif change == 5:
            repeated = result[index:index + random.randrange(1, 200)]
            result[index:index] = repeated * random.choice([1, 2, 50])
        else:
            source = random.randrange(len(result))
            count = random.randrange(1, 16)
            result[index:index + count] = result[source:source + count]
    return bytes(result)
