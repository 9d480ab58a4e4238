const LOOKS_EVERY_MS = 500

/**
 * npm that is asked to end ends its shell, and not what runs in it: once the parent is gone, what npm started stops by
 * itself, so that neither a server nor PostgreSQL is left. What was started without npm may outlive its terminal.
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
