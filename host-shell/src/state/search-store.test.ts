/** @jest-environment jsdom */
import type { CallService } from '@touchline/contracts/host'
import { MarketId } from '@touchline/contracts/odds'
import { SearchStore } from './search-store'

const team = (name: string) => ({
  name,
  sport: 1,
  league: 'Spain La Liga',
  country: 'ES',
  match: 7,
  opponent: 'Girona',
  kickoff: 0,
  market: MarketId.today,
})
const addressOf = (name: string) => `/desktop?sport=1&time=0&market=today&q=${name}`
const found = (names: readonly string[], near = false) => ({
  kind: 'ok' as const,
  status: 1,
  text: 'OK',
  data: { near, leagues: [], teams: names.map(team), runners: [] },
})
const FAILED = { kind: 'unknown', code: 'requestTimeout', text: '' } as const

/** A search whose answers are given by hand. */
function opened(typed = '') {
  const asked: {
    words: unknown
    signal: AbortSignal | undefined
    answer: (result: unknown) => Promise<void>
  }[] = []
  const gone: string[] = []
  const call = ((_: unknown, { q }: { q: string }, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise((resolve) => {
      const answer = async (result: unknown) => {
        resolve(result)
        await jest.advanceTimersByTimeAsync(0)
      }
      asked.push({ words: q, signal, answer })
    })) as unknown as CallService
  const store = new SearchStore({ call, go: (address) => gone.push(address) }, typed)
  const type = (text: string) => {
    store.type(text)
    jest.advanceTimersByTime(200)
  }
  return { store, asked, gone, type }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each([
  ['nothing', ' r ', null, 'idle'],
  ['an answer', 'real', found(['Real']), 'found'],
  ['an empty answer', 'real', found([]), 'nothing'],
  ['no answer', 'real', FAILED, 'failed'],
])('after %s it is at its stage', async (_, words, result, stage) => {
  const { store, asked, type } = opened()
  type(words)
  if (result) await asked[0]?.answer(result)
  expect([store.state.stage, asked.length]).toEqual([stage, result ? 1 : 0])
})

test('asks once for letters typed at a stretch, and for letters typed before it loaded', () => {
  const { store, asked } = opened('re')
  store.type('rea')
  store.type('real')
  store.type('real ')
  jest.advanceTimersByTime(200)
  expect(asked.map(({ words }) => words)).toEqual(['real'])
  expect(store.state.stage).toBe('asking')
})

test('the newest question ends the older one, whose answer changes nothing', async () => {
  const { store, asked, type } = opened()
  type('real')
  type('barca')
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  await asked[1]?.answer(found(['Barcelona']))
  await asked[0]?.answer(found(['Real']))
  expect(store.shown.suggestions.map(({ id }) => id)).toEqual(['team-1-7-Barcelona'])
})

test('results stay until the next answer, and vanish with the words', async () => {
  const { store, asked, type } = opened()
  type('real')
  await asked[0]?.answer(found(['Real', 'Betis']))
  store.move(1)
  type('real m')
  expect([store.state.stage, store.shown.suggestions.length, store.chosen]).toEqual(['asking', 2, 0])
  type('')
  expect([store.state.stage, store.shown.suggestions]).toEqual(['idle', []])
})

test('the choice goes round and round', async () => {
  const { store, asked, type } = opened()
  type('real')
  store.move(1)
  expect(store.chosen).toBe(0)
  await asked[0]?.answer(found(['A', 'B', 'C']))
  const places = ([1, 1, 1, -1] as const).map((step) => {
    store.move(step)
    return store.chosen
  })
  expect(places).toEqual([1, 2, 0, 2])
})

test.each([
  ['a name', found(['Real', 'Betis']), [addressOf('Real')]],
  ['a name that is only near', found(['Real'], true), []],
  ['nothing', found([]), []],
  ['no answer', FAILED, ['/desktop?q=real']],
])('Enter ahead of the answer waits for it: %s', async (_, result, addresses) => {
  const { store, asked, gone, type } = opened()
  type('real')
  store.enter()
  expect(gone).toEqual([])
  await asked[0]?.answer(result)
  expect(gone).toEqual(addresses)
})

test.each([
  ['what is chosen', found(['Real', 'Betis']), [addressOf('Betis')]],
  ['what is chosen among names that are near', found(['Real', 'Betis'], true), [addressOf('Betis')]],
  ['nowhere where nothing was found', found([]), []],
])('Enter leads to %s', async (_, result, addresses) => {
  const { store, asked, gone, type } = opened()
  type('real')
  await asked[0]?.answer(result)
  store.move(1)
  store.enter()
  expect(gone).toEqual(addresses)
})

test('Enter takes what the player chose from the former answer, without waiting for the next', async () => {
  const { store, asked, gone, type } = opened()
  type('real')
  await asked[0]?.answer(found(['Real', 'Betis']))
  type('real x')
  store.move(1)
  store.enter()
  expect(gone).toEqual([addressOf('Betis')])
})

test('too few letters to ask go to the board', () => {
  const { store, gone } = opened('r')
  store.enter()
  expect(gone).toEqual(['/desktop?q=r'])
})

test('closed, it asks no more and takes no answer', async () => {
  const { store, asked, type } = opened()
  type('real')
  store.dispose()
  await asked[0]?.answer(found(['Real']))
  expect([asked[0]?.signal?.aborted, store.state.stage]).toEqual([true, 'asking'])
})
