import { once } from 'node:events'
import { HEAD } from '@touchline/contracts/odds'
import { WebSocket } from 'ws'
import { league, match, offer } from '../../testing/sample-feed'
import type { FeedEvent } from '../feed'
import { openOdds } from './testing/open-odds'

/** A moment of GMT+8 in November 2026. */
const at = (text: string): number => Date.parse(`2026-11-${text}:00+08:00`)

// Either side of six and of noon.
const KICKOFFS = ['22T05:59', '22T06:00', '22T11:59', '22T12:00']

const BRANDS = [
  { brand: 'dawn', turn: '22T06:00', today: ['22T05:59'], early: ['22T06:00', '22T11:59', '22T12:00'] },
  { brand: 'noon', turn: '22T12:00', today: ['22T05:59', '22T06:00', '22T11:59'], early: ['22T12:00'] },
]

describe.each(BRANDS)('at the brand $brand', ({ brand, turn, today, early }) => {
  let open: Awaited<ReturnType<typeof openOdds>>
  const openAt = async (moment: number) => {
    open = await openOdds(undefined, moment)
    const matches = KICKOFFS.flatMap((kickoff, i) => [match(i + 1, { kickoff: at(kickoff) }), offer(i + 1)])
    open.publish([league(), ...matches])
    open.clock.advance(250)
  }
  afterEach(() => open.close())

  const get = async (path: string) =>
    (await fetch(`http://${open.host}/odds/${path}`, { headers: { 'x-brand': brand } })).json()
  const listed = async (market: number): Promise<string[]> =>
    (await get(`uxmarket?sport=1&market=${market}`)).payload[1].map(([id]: [number]) => KICKOFFS[id - 1])

  test('Today holds what kicks off before its betting day ends, and Early the rest', async () => {
    await openAt(at('21T13:00'))
    expect(await listed(2)).toEqual(today)
    expect(await listed(1)).toEqual(early)
  })

  test('the menu, a search and the page of a match say the same', async () => {
    await openAt(at('21T13:00'))
    const { sports } = await get('uxmenu')
    expect(sports[0]).toMatchObject({ today: today.length, early: early.length })
    for (const [i, kickoff] of KICKOFFS.entries()) {
      const market = today.includes(kickoff) ? 2 : 1
      expect((await get(`uxmatch?match=${i + 1}`)).payload[3][0][2]).toBe(market)
      expect((await get(`uxsearch?q=home+${i + 1}`)).teams[0]).toMatchObject({ match: i + 1, market })
    }
  })

  test('early matches move to Today when the betting day turns, on boards and sockets', async () => {
    await openAt(at(turn) - 1000)
    const socket = new WebSocket(`ws://${open.host}/app/live`, {
      headers: { cookie: 'session=demo', origin: 'http://brand.test', 'x-brand': brand },
    })
    const received: { t: string; payload: [unknown[], [number][]] }[] = []
    socket.on('message', (data) => received.push(JSON.parse(String(data))))
    await once(socket, 'open')
    socket.send(JSON.stringify({ t: 'sub', ch: '1:2' }))
    const whole = () => received.filter(({ t }) => t === 'snap')
    while (whole().length === 0) await once(socket, 'message')
    open.clock.advance(500)
    expect(await listed(2)).toEqual(today)
    open.clock.advance(250)
    expect(await listed(2)).toEqual(KICKOFFS)
    expect(await listed(1)).toEqual([])
    const deltas = () => received.filter(({ t }) => t === 'delta')
    while (deltas().length === 0) await once(socket, 'message')
    expect(whole()[0]?.payload[1]).toHaveLength(today.length)
    expect(deltas().flatMap(({ payload }) => payload[1].map(([id]) => KICKOFFS[id - 1]))).toEqual(early)
    socket.close()
  })
})

test('both kinds of brands are served by one process, each by its own day', async () => {
  const open = await openOdds()
  open.publish([league(), match(1, { kickoff: at('22T08:00') }), offer(1)])
  open.clock.advance(250)
  const epochs = new Set<string>()
  for (const [brand, market] of Object.entries({ dawn: 1, noon: 2 })) {
    const headers = { 'x-brand': brand }
    const answer = await (await fetch(`http://${open.host}/odds/uxmatch?match=1`, { headers })).json()
    expect(answer.payload[3][0][2]).toBe(market)
    epochs.add(answer.epoch)
  }
  // A page whose brand changes its hour must not continue from its sequence.
  expect(epochs.size).toBe(2)
  await open.close()
})

test('a brand without Burmese odds gets no line of them', async () => {
  const open = await openOdds()
  const body = { kind: 0 as const, upper: 0 as const, goals: 1, percent: 50, state: 0 as const }
  const lines = { ...offer(1), myanmar: [{ ...body, prices: [96, 96] as [number, number] }] } as FeedEvent
  open.publish([league(), match(1), lines])
  const rows = async (brand: string) => {
    const answer = await fetch(`http://${open.host}/odds/uxmarket?sport=1&market=2`, {
      headers: { 'x-brand': brand },
    })
    return (await answer.json()).payload[3][0][HEAD.myanmar]
  }
  expect(await rows('noon')).toHaveLength(1)
  expect(await rows('plain')).toEqual([])
  await open.close()
})
