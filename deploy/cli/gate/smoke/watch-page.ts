import type { Page } from 'playwright-core'

/** Faults of a page since the last call. */
export interface Trouble {
  take(): string[]
}

const MOST_CHARACTERS = 240

/** Collects errors of the console (violations of the policy are among them), uncaught throws and lost requests. */
export function watchPage(page: Page): Trouble {
  let found: string[] = []
  const add = (kind: string, text: string) => {
    const line = `${kind}: ${text.replaceAll(/\s+/g, ' ').slice(0, MOST_CHARACTERS)}`
    if (!found.includes(line)) found.push(line)
  }
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const text = message.text()
    add(isPolicy(text) ? 'content policy' : 'console', `${text} ${message.location().url}`)
  })
  page.on('pageerror', (error) => add('uncaught', error.stack ?? error.message))
  page.on('crash', () => add('browser', 'the page crashed'))
  return {
    take: () => {
      const taken = found
      found = []
      return taken
    },
  }
}

const isPolicy = (text: string): boolean => /Content Security Policy|Trusted ?(Type|HTML|Script)/i.test(text)
