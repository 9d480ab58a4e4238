// Loaded before a part that runs as a unit: tells the service manager that the event loop goes round. A process that hangs
// tells nothing, and the manager ends and starts it again after the unit's `WatchdogSec`. The message goes by `systemd-notify`,
// for it needs a datagram socket of the file system, which Node has none of.

import { execFile } from 'node:child_process'
import { isMainThread } from 'node:worker_threads'

const { NOTIFY_SOCKET, WATCHDOG_USEC } = process.env
/** Three messages in the time within which one must come. */
const everyMs = Number(WATCHDOG_USEC) / 1000 / 3

// A worker thread loads this too and must not speak for the loop of the part.
if (isMainThread && NOTIFY_SOCKET && everyMs > 0) {
  let isFailureSaid = false
  const tell = () =>
    execFile('systemd-notify', ['WATCHDOG=1'], { timeout: everyMs }, (failure) => {
      if (failure && !isFailureSaid)
        console.error(`The watchdog of the unit is not reached: ${failure.message}`)
      isFailureSaid = Boolean(failure)
    })
  tell()
  setInterval(tell, everyMs).unref()
}
