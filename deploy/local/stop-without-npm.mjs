const LOOKS_EVERY_MS = 500

/**
 * npm that is asked to end ends its shell, and not the processes in it: once the parent is gone, a process started by npm
 * stops by itself, so that no server and no PostgreSQL remains. A process started without npm may outlive its terminal.
 */
export function stopWithoutNpm(stop, env = process.env) {
  if (!env.npm_lifecycle_event) return
  const parent = process.ppid
  const looks = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looks)
    stop()
  }, LOOKS_EVERY_MS)
  looks.unref()
}
