// Loaded before a part that runs as a unit: notifies the service manager that the event loop runs. A process that hangs
// sends nothing, and the manager restarts it after the unit's `WatchdogSec`. The message goes by `systemd-notify`, since
// it needs a datagram socket of the file system, which Node does not offer.

import { execFile } from 'node:child_process'
import { isMainThread } from 'node:worker_threads'

const { NOTIFY_SOCKET, WATCHDOG_USEC } = process.env
/** Three messages in the time within which one must come. */
const everyMs = Number(WATCHDOG_USEC) / 1000 / 3

// A worker thread loads this too and must not speak for the loop of the part.
if (isMainThread && NOTIFY_SOCKET && everyMs > 0) {
  let isFailureLogged = false
  const notify = () =>
    execFile('systemd-notify', ['WATCHDOG=1'], { timeout: everyMs }, (failure) => {
      if (failure && !isFailureLogged)
        console.error(`The watchdog of the unit is not reached: ${failure.message}`)
      isFailureLogged = Boolean(failure)
    })
  notify()
  setInterval(notify, everyMs).unref()
}
