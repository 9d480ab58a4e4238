import type { Page } from '@playwright/test'
import { sized } from '../support/sizes'
import { expect, test } from '../support/test'

const FORGED = sized(100, 1000)

/** Who listens to messages of windows, which anybody who has opened or framed the page may send. */
const noteListeners = () => {
  const listeners: string[] = []
  const { addEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    const isWindow = this === window || this === undefined || this === null
    if (isWindow && (type === 'message' || type === 'messageerror'))
      listeners.push(new Error(type).stack ?? type)
    return Reflect.apply(addEventListener, this ?? window, [type, ...rest])
  }
  Object.assign(window, { messageListeners: listeners })
}

const stateOf = (page: Page) =>
  page.evaluate(() => ({
    listeners: Reflect.get(window, 'messageListeners'),
    assigned: [window.onmessage, window.onmessageerror],
    address: location.href,
    title: document.title,
    language: document.documentElement.lang,
    // The state that a message could name: the slip, the member's settings, the layout.
    kept: Object.fromEntries(
      Object.entries(localStorage).filter(([key]) => /slip|settings|layout/.test(key)),
    ),
  }))

test(`${FORGED} forged messages of windows are handled by nobody`, async ({
  context,
  page,
  board,
  slip,
  signIn,
  complaints,
}) => {
  await context.addInitScript(noteListeners)
  await signIn('demo14')
  await board.open('?market=early')
  await board.pick(1)
  await expect(slip.matches()).toHaveCount(1)
  const before = await stateOf(page)
  expect([before.listeners, before.assigned]).toEqual([[], [null, null]])
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url())
  })
  // From the opener's side: a window that has a reference to this one.
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('about:blank', 'other')),
  ])
  await other.evaluate((count) => {
    const forged = [
      { type: 'out', code: 'session_expired' },
      { type: 'in', account: 'demo15', session: 'x' },
      { type: 'preferences', account: 'demo14', preferences: { language: 'my' } },
      { t: 'out', code: 'BLOCK' },
      { type: 'navigate', url: 'https://evil.example' },
      { source: 'react-devtools-bridge', payload: { event: 'x' } },
      { type: 'webpackOk' },
      'out',
      '{"type":"logout"}',
      null,
    ]
    for (let i = 0; i < count; i += 1) window.opener.postMessage(forged[i % forged.length], '*')
  }, FORGED)
  await other.close()
  // Messages arrive in order: when the last one is here, all are.
  await page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = done
        port2.postMessage(0)
      }),
  )
  await expect(slip.matches()).toHaveCount(1)
  expect(await stateOf(page)).toEqual(before)
  // Possible effects of a forged message; the page requests balance and quotes by itself.
  expect(asked.filter((url) => /log(in|out)|settings|\/bet\/v?bet(single|parlay)/.test(url))).toEqual([])
  expect(complaints).toEqual([])
  await expect(page.getByRole('button', { name: /Account of demo14/ })).toBeVisible()
})
