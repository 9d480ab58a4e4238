import { type ComponentType, lazy } from 'react'

const AGAIN_MS = 2000

/**
 * A part of a page that loads when it is first shown. A failed load is repeated until it succeeds: a throw
 * here would take the whole page down, and outages pass.
 */
export const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await persistently(load) }))

/** Asks until it comes: an outage passes. */
export async function persistently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN_MS))
    }
  }
}
