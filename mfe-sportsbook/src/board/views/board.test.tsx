import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OddsSnapshot } from '@touchline/contracts/live'
import type { MatchRow } from '@touchline/contracts/odds'
import { boardsOfFile, lineOf, price, prices, rowOf } from '../../testing/board-screen'

const { render, start } = boardsOfFile()

describe('the board', () => {
  test('shows live groups above today, leagues as grids, teams as row headers', async () => {
    await start()
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(headings).toEqual(['Live now 6', 'Today 4'])
    expect(screen.getAllByRole('grid')[0]?.getAttribute('aria-label')).toBe('Odds of England Premier League')
    expect(within(rowOf(1)).getAllByRole('rowheader')).toHaveLength(2)
  })

  test.each([
    { period: 1, ago: 44, text: '1H 44′' },
    { period: 1, ago: 47, text: '45+2′' },
    { period: 3, ago: 44, text: '2H 89′' },
    { period: 3, ago: 57, text: '90+12′' },
  ])('shows $ago minutes of a half as $text: added time names its half', async (half) => {
    const rig = await start()
    const [leagues, [first, ...others], ...more] = rig.live.payload
    const row = [...(first ?? [])] as unknown as MatchRow
    row.splice(6, 2, half.period, Math.floor(rig.fake.clock.now / 1000) - half.ago * 60)
    rig.push({ ...rig.live, seq: 2, payload: [leagues, [row, ...others], ...more] })
    expect(rowOf(1).querySelector('[data-part="clock"]')?.textContent).toBe(half.text)
  })

  test('names a price by team, kind and line, and the giving team', async () => {
    const rig = await start()
    const [, , , quarters] = lineOf(rig.live, 2, 0)
    const home = rig.live.payload[1][1]?.[2]
    const away = rig.live.payload[1][1]?.[3]
    const line = Math.abs(quarters) / 4
    const sides =
      quarters < 0
        ? [`${home}, handicap −`, `${away}, handicap \\+`]
        : [`${home}, handicap \\+`, `${away}, handicap −`]
    for (const side of sides)
      expect(price(2, new RegExp(`^${side}${line}, ${home} v ${away}, [−0-9]`))).toBeTruthy()
    const giver = within(rowOf(2)).getAllByRole('rowheader')[quarters < 0 ? 0 : 1]
    expect(giver?.textContent).toMatch(/gives [0-9.-]+/)
  })

  test('says the score of a match on a phone, whose card has no other place for it', async () => {
    const rig = await start({ page: 390, board: 390 })
    const score = rig.live.payload[1].find(([id]) => id === 1)?.slice(8, 10)
    const sides = within(rowOf(1)).getAllByRole('rowheader')
    const spoken = sides.map((side) =>
      [...side.querySelectorAll('[data-part$="-score"]:not([aria-hidden="true"])')].map(
        (part) => part.textContent,
      ),
    )
    expect(spoken.flat()).toEqual(score?.map(String))
  })

  test('shows a changed price with its direction and changes nothing else', async () => {
    const rig = await start()
    const [id] = lineOf(rig.live, 1, 0)
    const [first, total] = prices(1)
    const before = total?.textContent
    rig.delta({ lines: [[id, 2, 0, 30, -34]] })
    expect(first?.textContent).toContain('0.30')
    expect(first?.className).toMatch(/up|down/)
    expect([total?.textContent, total?.className]).toEqual([before, 'price'])
    expect(prices(2)[0]?.className).not.toMatch(/up|down/)
  })

  test('takes the arrow away after three seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    try {
      const rig = await start()
      const [id] = lineOf(rig.live, 1, 0)
      rig.delta({ lines: [[id, 2, 0, 30, -34]] })
      expect(prices(1)[0]?.className).toMatch(/up|down/)
      rig.fake.clock.now += 3000
      act(() => jest.advanceTimersByTime(3000))
      expect(prices(1)[0]?.className).not.toMatch(/up|down/)
    } finally {
      jest.useRealTimers()
    }
  })

  test('names an alternative line for as long as it offers anything, and has no row for a closed one', async () => {
    const rig = await start()
    const shown = () => [rowOf(1).rows.length, rowOf(1).textContent?.includes('Alternative line')]
    const change = (state: 0 | 2, ...lines: readonly number[]) =>
      rig.delta({ lines: lines.map((line) => [line, 2, state, 80, -90]) })
    expect(shown()).toEqual([5, true])
    change(2, 106)
    expect(shown()).toEqual([5, true])
    change(2, 107)
    expect(shown()).toEqual([3, false])
    change(0, 106)
    expect(shown()).toEqual([5, true])
    fireEvent(rowOf(1), new MouseEvent('pointermove', { clientY: 1, bubbles: true }))
    change(2, 106)
    expect(shown()).toEqual([5, false])
  })

  test('marks a goal', async () => {
    const rig = await start()
    const row = structuredClone(rig.live.payload[1][0]) as OddsSnapshot['payload'][1][number]
    row[8] += 1
    rig.delta({ payload: [[], [row], [], []] })
    expect(
      within(rowOf(1))
        .getAllByText('Goal')
        .filter((tag) => !tag.hidden),
    ).toHaveLength(1)
    expect(within(rowOf(1)).getAllByText(`${row[8]}-${row[9]}`)).not.toHaveLength(0)
  })

  test('lets the mark of a goal go after five seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    try {
      const rig = await start()
      const row = structuredClone(rig.live.payload[1][0]) as OddsSnapshot['payload'][1][number]
      row[8] += 1
      rig.delta({ payload: [[], [row], [], []] })
      rig.fake.clock.now += 5000
      act(() => jest.advanceTimersByTime(1000))
      expect(
        within(rowOf(1))
          .getAllByText('Goal')
          .filter((tag) => !tag.hidden),
      ).toHaveLength(0)
    } finally {
      jest.useRealTimers()
    }
  })
})

describe('on a phone', () => {
  test('prices are cards of three, and all markets are a page of their own', async () => {
    HTMLDialogElement.prototype.show ??= function open(this: HTMLDialogElement) {
      this.open = true
    }
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false
    }
    const rig = await start({ page: 390, board: 390 })
    expect(prices(1)).toHaveLength(7)
    await userEvent.click(within(rowOf(1)).getByRole('button', { name: /^All 34 markets/ }))
    expect(await screen.findByRole('dialog', { name: /^Markets of/ })).toBeTruthy()
    expect(rowOf(1).closest('[inert]')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }))
    expect(rig.fake.did.navigated.at(-1)).toBe('/desktop?time=0')
  })
})

describe('without prices', () => {
  test.each([
    { how: 'with a retry that works', mend: () => screen.getByRole('button', { name: 'Try again' }).click() },
    { how: 'until prices come after all', mend: () => undefined },
  ])('waits, then fails, $how', async ({ mend }) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    try {
      const rig = await render()
      act(() => jest.advanceTimersByTime(200))
      expect(screen.getByRole('status', { name: 'Loading odds' })).toBeTruthy()
      act(() => jest.advanceTimersByTime(8000))
      expect((await screen.findByRole('alert')).textContent).toContain('requestTimeout')
      act(mend)
      rig.start()
      expect(screen.getAllByRole('grid')).not.toHaveLength(0)
    } finally {
      jest.useRealTimers()
    }
  })

  test('releases its channels when it unmounts', async () => {
    const rig = await start()
    expect([...rig.fake.open.keys()].sort()).toEqual(['1:2', '1:3'])
    rig.leave()
    expect(rig.fake.open.size).toBe(0)
  })
})

test('heads of correct score have all their scores before anything else of the board has come', async () => {
  await render({ search: '?view=cs' })
  const heads = [...document.querySelectorAll('.headLine > span')].map(({ childNodes }) =>
    [...childNodes].map(({ textContent }) => textContent),
  )
  expect(heads.slice(2, 4)).toEqual([
    ['1-0', '0-1', '0-0'],
    ['2-0', '0-2', '1-1'],
  ])
  expect(heads[7]).toEqual(['3-2', '2-3', 'Other'])
})
