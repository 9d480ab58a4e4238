import type { Page } from 'playwright-core'
import { builtIns } from '../../../../shared-contracts/test-kit/jest/built-ins.cjs'

interface Probed {
  touchlinePatched: () => string[]
}

/**
 * Records the built-ins and the properties of the window the moment before the first script of `base` comes, so that
 * changes of the shell do not count as the area's. It is put into a page before its first script.
 */
export async function installPatchProbe(page: Page, base: string): Promise<void> {
  const content = `{ const __name = (f) => f; (${probe})(${builtIns}, ${JSON.stringify(base)}) }`
  await page.addInitScript({ content })
}

/** Fields that the area has replaced, added or removed since, one sentence for each. */
export const patchesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Probed).touchlinePatched())

type ListBuiltIns = typeof builtIns

/** Runs in the page, before everything else: it must be self-contained. */
function probe(list: ListBuiltIns, base: string): void {
  // The parts of a build itself: its container, its list of chunks, and the state of a shared copy of a
  // library.
  const expected = /^(webpackChunk)?touchline_|^__(mobx|FEDERATION__|reactRouterVersion)/
  const fieldsOf = () => {
    const fields = new Map<string, unknown>()
    for (const key of Object.getOwnPropertyNames(window)) {
      const { value } = Object.getOwnPropertyDescriptor(window, key) ?? {}
      // Frames of the page are numbered fields.
      if (!expected.test(key) && !/^\d+$/.test(key))
        fields.set(key, typeof value === 'function' ? value : null)
    }
    return fields
  }
  const isOfArea = (node: Node) => node instanceof HTMLScriptElement && node.src.includes(base)
  let patched = (): string[] => []
  Object.defineProperty(window, 'touchlinePatched', { value: () => patched() })
  const observer = new MutationObserver((records) => {
    if (!records.some(({ addedNodes }) => [...addedNodes].some(isOfArea))) return
    observer.disconnect()
    const before = list(window)
    const fields = fieldsOf()
    patched = () => {
      const now = list(window)
      const isSame = (name: string) =>
        before.get(name)?.every((part, index) => part === now.get(name)?.[index])
      const after = fieldsOf()
      return [
        ...[...before.keys()]
          .filter((name) => !isSame(name))
          .map((name) => `it ${now.has(name) ? 'replaces' : 'removes'} ${name}`),
        ...[...now.keys()].filter((name) => !before.has(name)).map((name) => `it adds ${name}`),
        ...[...after.keys()].filter((name) => !fields.has(name)).map((name) => `it writes window.${name}`),
        ...[...fields.keys()]
          .filter((name) => fields.get(name) !== null && after.get(name) !== fields.get(name))
          .map((name) => `it replaces window.${name}`),
      ]
    }
  })
  observer.observe(document, { childList: true, subtree: true })
}
