import type { Page } from 'playwright-core'

/** Listeners, timers and other residue, counted by kind and place: `listener resize of window (area.js:1:20)` → 2. */
export type Residue = Record<string, number>

interface Probed {
  touchlineResidue: () => Residue
}

/**
 * Counts what the files below `base` add to the page beside their own box: listeners on window, document and body, intervals and
 * style elements. It is put into a page before its first script.
 */
export async function installProbe(page: Page, base: string): Promise<void> {
  // The runtime that reads TypeScript names functions by a helper that the page does not have.
  await page.addInitScript({ content: `{ const __name = (f) => f; (${probe})(${JSON.stringify(base)}) }` })
}

export const residueOf = (page: Page): Promise<Residue> =>
  page.evaluate(() => (window as unknown as Probed).touchlineResidue())

/** The residue beyond the earlier one. */
export function grown(before: Residue, after: Residue): string[] {
  return Object.entries(after)
    .filter(([name, count]) => count > (before[name] ?? 0))
    .map(([name, count]) => `${count - (before[name] ?? 0)} × ${name}`)
}

/** Runs in the page, before everything else: it must be self-contained. */
function probe(base: string): void {
  const counts = new Map<string, number>()
  const add = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by)
  // Who called is read off the stack: what the shell or a shared library adds is not the area's.
  const caller = (): string | null => {
    const line = new Error().stack?.split('\n')[3] ?? ''
    return line.includes(base) ? line.slice(line.indexOf(base) + base.length).replace(/\)$/, '') : null
  }
  const known = new WeakMap<object, Map<string, string>>()
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const nameOf = (target: EventTarget | null | undefined): string | null => {
    if (target === document) return 'document'
    if (target === document.body && target !== null) return 'body'
    return target === window || target === undefined || target === null ? 'window' : null
  }
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const site = caller()
    const name = nameOf(this)
    if (site && name && listener && !(typeof options === 'object' && options.signal)) {
      const key = `${name} ${type}`
      const mine = known.get(listener) ?? new Map<string, string>()
      if (!mine.has(key)) {
        const entry = `listener ${type} of ${name} (${site})`
        known.set(listener, mine.set(key, entry))
        add(entry, 1)
      }
    }
    addEventListener.call(this ?? window, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const mine = listener ? known.get(listener) : undefined
    const entry = mine?.get(`${nameOf(this)} ${type}`)
    if (entry) {
      mine?.delete(`${nameOf(this)} ${type}`)
      add(entry, -1)
    }
    removeEventListener.call(this ?? window, type, listener, options)
  }
  const { setInterval, clearInterval } = window
  const running = new Map<number, string>()
  Object.assign(window, {
    setInterval: (...args: Parameters<typeof setInterval>) => {
      const site = caller()
      const id = setInterval(...args) as unknown as number
      const entry = `interval of ${String(args[1])} ms (${site})`
      if (site) {
        running.set(id, entry)
        add(entry, 1)
      }
      return id
    },
    clearInterval: (id: number) => {
      const entry = running.get(id)
      if (entry && running.delete(id)) add(entry, -1)
      clearInterval(id)
    },
    touchlineResidue: () => {
      const found: Residue = Object.fromEntries([...counts].filter(([, count]) => count > 0))
      const styles = document.head.querySelectorAll(`style, link[rel=stylesheet][href*="${base}"]`)
      for (const style of styles) {
        const name = `style sheet ${style.getAttribute('href') ?? 'without a file'}`
        found[name] = (found[name] ?? 0) + 1
      }
      for (const node of document.body.children) {
        const name = `element <${node.localName}> in the body`
        found[name] = (found[name] ?? 0) + 1
      }
      return found
    },
  })
}
