import type { Watcher } from './watcher'

interface Connection {
  close(...args: unknown[]): void
}
type ConnectionClass = new (...args: unknown[]) => Connection

export const CONNECTIONS = ['WebSocket', 'EventSource', 'BroadcastChannel']

/**
 * Watches connections of a remote's own: live data comes through the host, and opened connections must be
 * closed.
 */
export function watchConnections(): Watcher {
  const open = new Map<object, string>()
  const restore = CONNECTIONS.flatMap((name) => {
    const original = Reflect.get(window, name) as ConnectionClass | undefined
    if (!original) return []
    Reflect.set(window, name, counted(name, original, open))
    return [() => Reflect.set(window, name, original)]
  })
  return {
    changes: () => [...open.values()].map((name) => `a connection stays open: ${name}`),
    reset: () => open.clear(),
    stop: () => {
      for (const put of restore) put()
    },
  }
}

function counted(name: string, original: ConnectionClass, open: Map<object, string>): ConnectionClass {
  return class extends original {
    constructor(...args: unknown[]) {
      super(...args)
      open.set(this, `${name} ${String(args[0] ?? '')}`.trim())
    }

    override close(...args: unknown[]): void {
      super.close(...args)
      open.delete(this)
    }
  }
}
