import type { Watcher } from './watcher'

interface Observer {
  observe(...args: unknown[]): void
  disconnect(): void
  unobserve?(target: unknown): void
}
type ObserverClass = new (...args: unknown[]) => Observer

export const OBSERVERS = ['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver']

/** Watches observers that still observe: the page keeps them, and all that they hold, for as long as they do. */
export function watchObservers(): Watcher {
  const active = new Map<object, { name: string; targets: number }>()
  const restore = OBSERVERS.flatMap((name) => {
    const original = Reflect.get(window, name) as ObserverClass | undefined
    if (!original) return []
    Reflect.set(window, name, counted(name, original, active))
    return [() => Reflect.set(window, name, original)]
  })
  return {
    changes: () => [...active.values()].map(({ name }) => `an observer goes on: ${name}`),
    reset: () => active.clear(),
    stop: () => {
      for (const put of restore) put()
    },
  }
}

function counted(
  name: string,
  original: ObserverClass,
  active: Map<object, { name: string; targets: number }>,
): ObserverClass {
  return class extends original {
    override observe(...args: unknown[]): void {
      super.observe(...args)
      active.set(this, { name, targets: (active.get(this)?.targets ?? 0) + 1 })
    }

    override unobserve(target: unknown): void {
      super.unobserve?.(target)
      const entry = active.get(this)
      if (entry && --entry.targets <= 0) active.delete(this)
    }

    override disconnect(): void {
      super.disconnect()
      active.delete(this)
    }
  }
}
