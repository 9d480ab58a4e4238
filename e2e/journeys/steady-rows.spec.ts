import type { Locator, Page, WebSocketRoute } from '@playwright/test'
import type { OddsSnapshot } from '@touchline/contracts/live'
import { expect, test } from '../support/test'

const LIVE_FOOTBALL = '1:3'
/** A hand idle for so long is no longer about to press something else. */
const IDLE_HAND_MS = 1700

/** A proxy between page and server: football in play is frozen, and the test adds and removes its first league. */
async function firstLeagueBySwitch(page: Page) {
  let socket: WebSocketRoute | undefined
  let isStill = false
  await page.routeWebSocket(/./, (route) => {
    const server = route.connectToServer()
    server.onMessage((message) => {
      if (JSON.parse(String(message)).ch !== LIVE_FOOTBALL) return route.send(message)
      socket = route
      if (!isStill) route.send(message)
    })
  })
  let whole: OddsSnapshot | undefined
  let without: OddsSnapshot | undefined
  const send = (frame: OddsSnapshot) => socket?.send(JSON.stringify(frame))
  return {
    freeze: async () => {
      // The board may be ready by the cached odds, before the socket has said anything of football.
      await expect.poll(() => socket !== undefined).toBe(true)
      isStill = true
      whole = await (await page.request.get('/odds/uxmarket?sport=1&market=3')).json()
      // The first match on the board that has not ended meanwhile.
      const shown = await page
        .locator('main tbody[data-match]')
        .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset.match)))
      const first = shown.find((match) => whole?.payload[1].some(([id]) => id === match))
      if (!whole || first === undefined) throw new Error('no match of the board is in its snapshot')
      without = withoutLeagueOf(first, whole)
      send(without)
    },
    comes: () => whole && send(whole),
    goes: () => without && send(without),
  }
}

function withoutLeagueOf(match: number, frame: OddsSnapshot): OddsSnapshot {
  const [leagues, matches, links, heads] = frame.payload
  const league = matches.find(([id]) => id === match)?.[1]
  const gone = new Set(matches.filter((row) => row[1] === league).map(([id]) => id))
  const children = links.filter(([parent]) => gone.has(parent)).map(([, child]) => child)
  for (const child of children) gone.add(child)
  const stays = ([id]: readonly [number, ...unknown[]]) => !gone.has(id)
  return {
    ...frame,
    payload: [
      leagues,
      matches.filter(stays),
      links.filter(([, child]) => !gone.has(child)),
      heads.filter(stays),
    ],
  }
}

test('a league that comes or goes above an idle pointer moves nothing under it', async ({
  page,
  signIn,
  board,
}) => {
  const league = await firstLeagueBySwitch(page)
  await signIn('demo9')
  await board.open()
  await league.freeze()
  await page.waitForTimeout(500)
  // The board is frozen: a match suspended then would never take the press at the end.
  const box = await firstInSight(page, [2, 1, 3, 4, 0].map(board.pressable))
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.waitForTimeout(IDLE_HAND_MS)
  const under = () =>
    page.evaluate(
      ([left, top]) => {
        const cell = document.elementFromPoint(left as number, top as number)?.closest('button[data-cell]')
        const match = cell?.closest<HTMLElement>('[data-match]')
        // By its place: prices of matches that are not in play go on.
        const place = match && cell ? [...match.querySelectorAll('button[data-cell]')].indexOf(cell) : -1
        return match ? `${match.dataset.match} ${place}` : ''
      },
      [x, y],
    )
  // How many matches the board holds: it says that the league really came or went.
  const held = () => page.locator('main h1').innerText()
  let count = await held()
  const before = await under()
  expect(before).not.toBe('')
  for (const change of [league.comes, league.goes, league.comes]) {
    await change()
    await expect.poll(held).not.toBe(count)
    count = await held()
    await page.waitForTimeout(400)
    expect(await under()).toBe(before)
  }
  await page.mouse.down()
  await page.mouse.up()
  const match = page.locator(`main tbody[data-match="${before.split(' ')[0]}"]`)
  await expect(match.locator('[data-cell][aria-pressed="true"]')).toHaveCount(1)
})

test('a finger that comes down as rows move under it takes no price, and the next one does', async ({
  page,
  signIn,
  board,
}) => {
  const league = await firstLeagueBySwitch(page)
  await signIn('demo8')
  await board.open()
  await league.freeze()
  await page.waitForTimeout(500)
  const place = await placeThatChanges(page, league)
  // Taps in the frame in which another price is there, as a finger does in the middle of a tap.
  const tapped = page.evaluate(async ([left, top]) => {
    const under = () => document.elementFromPoint(left as number, top as number)?.closest('[data-cell]')
    const match = () => under()?.closest<HTMLElement>('[data-match]')?.dataset.match
    const before = match()
    const frame = () => new Promise(requestAnimationFrame)
    while (match() === before || match() === undefined) await frame()
    const cell = under()
    cell?.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
    cell?.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }))
  }, place)
  await league.comes()
  await tapped
  await page.waitForTimeout(500)
  const picked = page.locator('main [data-cell][aria-pressed="true"]')
  await expect(picked).toHaveCount(0)
  // The board is frozen: its suspended prices take no press.
  const cell = board.pressable(0)
  await cell.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
  await cell.dispatchEvent('click', { detail: 1, bubbles: true })
  await expect(picked).toHaveCount(1)
})

/**
 * A place with the price of one match, and of another one as soon as the league comes: other places may have a league's
 * name then, or a market that the match lacks. The league is gone again at the end.
 */
async function placeThatChanges(page: Page, league: { comes: () => void; goes: () => void }) {
  const places = await page.locator('main [data-match] button[data-cell]').evaluateAll((prices) =>
    prices.map((price) => {
      const { x, y, width, height } = price.getBoundingClientRect()
      return [x + width / 2, y + height / 2] as const
    }),
  )
  /** The match of the price that can be seen at each of the places, if there is one. */
  const matches = () =>
    page.evaluate(
      (all) =>
        all.map(([x, y]) => {
          const price = document.elementFromPoint(x, y)?.closest('[data-cell]')
          return price?.closest<HTMLElement>('[data-match]')?.dataset.match
        }),
      places,
    )
  const before = await matches()
  league.comes()
  await page.waitForTimeout(500)
  const after = await matches()
  league.goes()
  await expect.poll(matches).toEqual(before)
  const place = places.find((_, at) => before[at] && after[at] && before[at] !== after[at])
  if (!place) throw new Error('no price took the place of another match')
  return place
}

/** The box of the first of these prices that is wholly in sight. */
async function firstInSight(page: Page, prices: readonly Locator[]) {
  const height = page.viewportSize()?.height ?? 0
  for (const price of prices) {
    const box = (await price.count()) > 0 ? await price.boundingBox() : null
    if (box && box.y + box.height < height) return box
  }
  throw new Error('no price that can be pressed is in sight')
}

test('the keyboard lands on a price, goes on into the next league, and is never lost', async ({
  page,
  signIn,
  board,
}) => {
  await signIn('demo10')
  await board.open()
  await page.getByRole('button', { name: 'Skip to the odds' }).focus()
  await page.keyboard.press('Enter')
  const focused = (ask: string) => page.locator(`:focus${ask}`)
  await expect(focused('[data-cell]')).toHaveCount(1)
  // Content above the list does not hide the league of that price.
  const [headsEnd, leagueTop] = await page.evaluate(() => {
    const list = document.activeElement?.closest('[data-board]')
    const edge = (of: Element | null | undefined) => of?.getBoundingClientRect()
    return [
      edge(list?.firstElementChild)?.bottom ?? 0,
      edge(list?.querySelector('[aria-expanded][class*="leagueButton"]'))?.top ?? 0,
    ]
  })
  expect(leagueTop).toBeGreaterThanOrEqual(headsEnd)
  const gridOf = () =>
    page.evaluate(() => document.activeElement?.closest('[role="grid"]')?.getAttribute('aria-label'))
  const first = await gridOf()
  for (let i = 0; i < 12 && (await gridOf()) === first; i += 1) await page.keyboard.press('PageDown')
  expect(await gridOf()).not.toBe(first)
  // A row that is scrolled out of sight keeps the focus.
  await page.mouse.wheel(0, 6000)
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await expect(focused('[data-cell]')).toHaveCount(1)
  // Markets that open below the fold come into sight with their match.
  await page.mouse.wheel(0, -6000)
  await page.waitForTimeout(300)
  await page.evaluate(() => {
    const open = [...document.querySelectorAll<HTMLElement>('main tbody[data-match]')].filter(
      (row) =>
        row.getBoundingClientRect().bottom < innerHeight && row.querySelector('[data-more]:not([hidden])'),
    )
    open.at(-1)?.querySelector<HTMLElement>('[data-cell]:not(:disabled)')?.focus({ preventScroll: true })
  })
  await page.keyboard.press('m')
  const markets = page.locator('main [data-row$="-more"]')
  await expect(markets.getByRole('button').first()).toBeInViewport()
  // Whole where they are few, otherwise a good part of them.
  const bottom = async () => {
    const box = await markets.boundingBox()
    return box ? box.y + Math.min(box.height, 200) : Infinity
  }
  await expect.poll(bottom).toBeLessThanOrEqual(721)
  await expect(focused('[data-cell]')).toHaveCount(1)
})
