import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'

/** Cookies of sessions, over HTTPS and without. */
const SESSION = /^(__Host-)?touchline$/
/** Answers that may begin a session, or give it another secret. */
const LOGINS = /\/app\/(\w*login|changepassword)$/
/** Where the workers of a run, which are processes of their own, note the secrets of all sessions. */
const REGISTER = 'E2E_SECRETS'

/** Begins such a register for a run; returns how to forget it. */
export function registerSecrets(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-secrets-'))
  process.env[REGISTER] = join(folder, 'secrets')
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The random part of a cookie's value; the part behind it is worthless alone. */
const secretOf = (value: string): string => value.split('.')[0] ?? ''

/** Names of the log files that hold a secret of a session of this run. */
export function logsWithSecrets(folder: string): string[] {
  const register = process.env[REGISTER]
  if (!register || !existsSync(register) || !existsSync(folder)) return []
  const secrets = readFileSync(register, 'utf8').split('\n').filter(Boolean)
  const holdsOne = (text: string) => secrets.some((secret) => text.includes(secret))
  return readdirSync(folder).filter((name) => holdsOne(readFileSync(join(folder, name), 'utf8')))
}

/** Looks for the secrets of a context's sessions wherever a page could put them: addresses, the console, the stores of tabs. */
export function watchSecrets(context: BrowserContext) {
  const secrets = new Set<string>()
  const addresses: string[] = []
  const consoleTexts: string[] = []
  const learnt: Promise<void>[] = []
  const learn = (value: string): void => {
    const secret = secretOf(value)
    if (secret === '' || secrets.has(secret)) return
    secrets.add(secret)
    const register = process.env[REGISTER]
    if (register) appendFileSync(register, `${secret}\n`)
  }
  const learnCookies = async (): Promise<void> => {
    for (const { name, value } of await context.cookies()) if (SESSION.test(name)) learn(value)
  }
  context.on('request', (request) => addresses.push(request.url()))
  context.on('console', (message) => consoleTexts.push(message.text()))
  context.on('page', (page) => page.on('websocket', (socket) => addresses.push(socket.url())))
  context.on('response', (response) => {
    if (LOGINS.test(new URL(response.url()).pathname)) learnt.push(learnCookies().catch(() => undefined))
  })
  return {
    /** After a login that no page made. */
    learnCookies,
    /** Where secrets were found; at the end of a test, while its pages are open. */
    async found(): Promise<string[]> {
      await Promise.all([...learnt, learnCookies()])
      const stores = await Promise.all(context.pages().map(storesOf))
      const places: [string, string[]][] = [
        ['an address', [...addresses, ...context.pages().map((page) => page.url())]],
        ['the console', consoleTexts],
        ...stores.flatMap((store) =>
          Object.entries(store).map(([name, text]): [string, string[]] => [name, [text]]),
        ),
      ]
      return places.flatMap(([place, texts]) =>
        texts.some((text) => [...secrets].some((secret) => text.includes(secret))) ? [place] : [],
      )
    },
  }
}

/** All that scripts of a page can read back after it is loaded again, by name; of a page that cannot be asked, nothing. */
function storesOf(page: Page): Promise<Record<string, string>> {
  const read = page.evaluate(() => ({
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    'document.cookie': document.cookie,
    'window.name': window.name,
    'history.state': JSON.stringify(history.state) ?? '',
  }))
  // A page that hangs, or is paused in a debugger, must not block the test.
  const late = new Promise<Record<string, string>>((next) => setTimeout(() => next({}), 2000))
  return Promise.race([read.catch(() => ({})), late])
}
