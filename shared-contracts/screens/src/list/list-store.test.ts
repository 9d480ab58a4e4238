import type { CallResult } from '@touchline/contracts/host'
import * as fc from 'fast-check'
import { defineAddress, oneOf, page, text } from '../address'
import { type ListOptions, ListStore } from './list-store'

const LISTS = ['running', 'void'] as const
const ADDRESS = defineAddress('/sample', { list: oneOf(LISTS), search: text(), page })
type View = ReturnType<typeof ADDRESS.viewOf>
type Rows = { rows: readonly string[]; total: number }

const view = (facts: Partial<View> = {}): View => ({ list: 'running', search: '', page: 1, ...facts })
const ok = (...rows: string[]): CallResult<Rows> => ({ kind: 'ok', data: { rows, total: rows.length } })
const REFUSED: CallResult<Rows> = { kind: 'unknown', code: 'requestFailed', text: 'No answer' }

/** A list whose questions are answered by hand, in any order, aborted or not. */
function opened(options: Partial<ListOptions<View, Rows>> = {}) {
  const asked: { view: View; signal: AbortSignal; answer: (result: CallResult<Rows>) => Promise<void> }[] = []
  const went: string[] = []
  const list = new ListStore<View, Rows>({
    address: ADDRESS,
    ask: (wanted, signal) =>
      new Promise((done) => {
        const answer = async (result: CallResult<Rows>) => {
          done(result)
          await Promise.resolve().then(() => undefined)
        }
        asked.push({ view: wanted, signal, answer })
      }),
    totalOf: ({ total }) => total,
    pageSize: 2,
    goTo: (path, { replace }) => went.push(replace ? `${path} in place` : path),
    ...options,
  })
  const answer = (index: number, result: CallResult<Rows>) => asked[index]?.answer(result)
  return { list, asked, went, answer }
}

describe('a list', () => {
  test('loads, and shows what the server answers', async () => {
    const { list, answer } = opened()
    list.show(view())
    expect(list.stage).toEqual({ stage: 'loading' })
    await answer(0, { kind: 'ok', data: { rows: ['a', 'b'], total: 3 } })
    expect(list.data?.rows).toEqual(['a', 'b'])
    expect([list.pages, list.range]).toEqual([2, { from: 1, to: 2 }])
  })

  test('asks anew for pages of another size', async () => {
    const sizes: number[] = []
    const { list } = opened({
      ask: async (_, __, pageSize) => {
        sizes.push(pageSize)
        return { kind: 'ok', data: { rows: ['a', 'b', 'c'].slice(0, pageSize), total: 3 } }
      },
    })
    const settle = () => new Promise((done) => setTimeout(done))
    list.show(view())
    await settle()
    list.show(view({ list: 'void' }))
    await settle()
    list.resize(2)
    list.resize(3)
    await settle()
    expect([list.data?.rows, list.pages]).toEqual([['a', 'b', 'c'], 1])
    // Rows of before would be a page of the old size.
    list.show(view())
    expect(list.stage.stage).toBe('loading')
    await settle()
    expect(sizes).toEqual([2, 2, 3, 3])
  })

  test('aborts a question that a newer one replaces, and drops its answer', async () => {
    const { list, asked, answer } = opened()
    list.show(view())
    list.show(view({ list: 'void' }))
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await answer(1, ok('new'))
    await answer(0, ok('old'))
    expect(list.data?.rows).toEqual(['new'])
  })

  test('shows rows of before at once when one comes back, and asks for them again', async () => {
    const { list, asked, answer } = opened()
    list.show(view())
    await answer(0, ok('a'))
    list.show(view({ list: 'void' }))
    expect(list.stage.stage).toBe('loading')
    await answer(1, ok('v'))
    list.show(view())
    expect(list.data?.rows).toEqual(['a'])
    await answer(2, ok('a', 'b'))
    expect(list.data?.rows).toEqual(['a', 'b'])
    expect(asked).toHaveLength(3)
  })

  test('keeps the answers of ten views and forgets the eleventh oldest', async () => {
    const { list, answer } = opened()
    for (let number = 1; number <= 11; number += 1) {
      list.show(view({ search: `s${number}` }))
      await answer(number - 1, ok(`row ${number}`))
    }
    list.show(view({ search: 's2' }))
    expect(list.data?.rows).toEqual(['row 2'])
    list.show(view({ search: 's1' }))
    expect(list.stage.stage).toBe('loading')
  })

  test('keeps rows while one types in the same list', async () => {
    const { list, answer } = opened({ isSameList: (one, other) => one.list === other.list })
    list.show(view())
    await answer(0, ok('a', 'b'))
    list.show(view({ search: 'b' }))
    expect(list.data?.rows).toEqual(['a', 'b'])
    await answer(1, ok('b'))
    expect(list.data?.rows).toEqual(['b'])
    list.show(view({ list: 'void' }))
    expect(list.stage.stage).toBe('loading')
  })

  test('says why there is nothing, and begins again on retry', async () => {
    const { list, answer } = opened()
    list.show(view())
    await answer(0, REFUSED)
    expect(list.stage).toEqual({ stage: 'failed', code: 'requestFailed', text: 'No answer' })
    list.refresh()
    list.retry()
    expect(list.stage.stage).toBe('loading')
    await answer(1, ok('a'))
    expect(list.data?.rows).toEqual(['a'])
  })

  test('keeps its rows when a quiet refresh fails', async () => {
    const { list, answer } = opened()
    list.show(view())
    await answer(0, ok('a'))
    list.refresh()
    expect(list.isAsking).toBe(true)
    await answer(1, REFUSED)
    expect(list.data?.rows).toEqual(['a'])
    expect(list.isAsking).toBe(false)
  })

  describe('when the server wants to be asked less often', () => {
    const limited = (retry_after?: number): CallResult<Rows> => ({
      ...{
        kind: 'refused',
        code: 'requestLimit',
        text: 'Too often',
        details: retry_after ? { retry_after } : {},
      },
    })
    beforeEach(() => void jest.useFakeTimers())
    afterEach(() => void jest.useRealTimers())

    test.each([
      ['as long as it says', limited(3), 3000],
      ['a second where it says nothing', limited(), 1000],
    ])('a quiet refresh is asked for again after %s', async (_, refusal, afterMs) => {
      const { list, asked, answer } = opened()
      list.show(view())
      await answer(0, ok('a'))
      list.refresh()
      // What changes meanwhile waits with it.
      list.refresh()
      await answer(1, refusal)
      expect(list.data?.rows).toEqual(['a'])
      jest.advanceTimersByTime(afterMs - 1)
      expect(asked).toHaveLength(2)
      jest.advanceTimersByTime(1)
      expect(asked).toHaveLength(3)
      await answer(2, refusal)
      jest.advanceTimersByTime(afterMs)
      await answer(3, ok('b'))
      jest.advanceTimersByTime(10_000)
      expect([list.data?.rows, asked.length]).toEqual([['b'], 4])
    })

    test.each<[string, (list: ReturnType<typeof opened>['list']) => void, number]>([
      ['a newer question', (list) => list.show(view({ list: 'void' })), 3],
      ['another refresh', (list) => list.refresh(), 3],
      ['the end', (list) => list.rest(), 2],
    ])('%s takes the place of what was to be asked again', async (_, happens, questions) => {
      const { list, asked, answer } = opened()
      list.show(view())
      await answer(0, ok('a'))
      list.refresh()
      await answer(1, limited(3))
      happens(list)
      jest.advanceTimersByTime(10_000)
      expect(asked).toHaveLength(questions)
    })
  })

  test('asks once more for all that changed while a question was on its way', async () => {
    const { list, asked, answer } = opened()
    list.show(view())
    await answer(0, ok('a'))
    for (let change = 0; change < 5; change += 1) list.refresh()
    expect(asked).toHaveLength(2)
    await answer(1, ok('b'))
    expect(asked).toHaveLength(3)
    await answer(2, ok('c'))
    expect(list.data?.rows).toEqual(['c'])
    expect(asked).toHaveLength(3)
  })

  test('asks once more for what changed while its first question was on its way', async () => {
    const { list, asked, answer } = opened()
    list.show(view())
    list.refresh()
    expect(asked).toHaveLength(1)
    await answer(0, ok('of before'))
    await answer(1, ok('of now'))
    expect(list.data?.rows).toEqual(['of now'])
    expect(asked).toHaveLength(2)
  })

  test('changes what it shows without asking', async () => {
    const { list, asked, answer } = opened()
    list.patch(() => ({ rows: ['never'], total: 1 }))
    list.show(view())
    await answer(0, ok('a'))
    list.patch(({ total }) => ({ rows: ['A'], total }))
    expect(list.data?.rows).toEqual(['A'])
    expect(asked).toHaveLength(1)
  })

  test('asks once for all views that have one question, and again for one who comes back', async () => {
    const { list, asked, answer } = opened({ questionOf: (shown) => shown.list })
    list.show(view())
    list.show(view({ search: 'b' }))
    expect(asked).toHaveLength(1)
    await answer(0, ok('a', 'b'))
    list.show(view({ search: 'a' }))
    expect([list.view.search, list.data?.rows, asked.length]).toEqual(['a', ['a', 'b'], 1])
    list.show(view({ list: 'void' }))
    expect(list.stage.stage).toBe('loading')
    list.rest()
    list.show(view())
    expect([list.data?.rows, asked.length]).toEqual([['a', 'b'], 3])
  })

  test('ends what it shows by a refusal that says so, also when it asked quietly', async () => {
    const { list, answer } = opened({ ends: (code) => code === 'requestFailed' })
    list.show(view())
    await answer(0, ok('a'))
    list.refresh()
    await answer(1, REFUSED)
    expect(list.stage).toMatchObject({ stage: 'failed', code: 'requestFailed' })
  })

  test('keeps the newest answer at hand while another list is on its way', async () => {
    const { list, answer } = opened()
    list.show(view())
    expect(list.latest).toBeNull()
    await answer(0, ok('a'))
    list.show(view({ list: 'void' }))
    expect([list.data, list.latest?.rows]).toEqual([null, ['a']])
  })

  test('goes to the last page when the one it shows is no more', async () => {
    const { list, went, answer } = opened()
    list.show(view({ page: 4 }))
    await answer(0, { kind: 'ok', data: { rows: [], total: 5 } })
    expect(went).toEqual(['/sample?page=3 in place'])
  })

  test('moves by its address: another list from its first page, another page of the same list', async () => {
    const { list, went } = opened()
    list.show(view({ page: 3, search: 'a' }))
    list.turnTo(4)
    list.choose({ list: 'void' })
    expect(went).toEqual(['/sample?search=a&page=4', '/sample?list=void&search=a'])
  })

  test('lets go of everything at rest, and begins again', async () => {
    const { list, asked, answer } = opened()
    list.show(view())
    list.rest()
    expect(asked[0]?.signal.aborted).toBe(true)
    await answer(0, ok('late'))
    expect(list.stage.stage).toBe('loading')
    list.show(view())
    await answer(1, ok('a'))
    expect(list.data?.rows).toEqual(['a'])
  })

  test('shows the answer to its newest question, whatever order answers come in', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('show' as const), search: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ kind: fc.constantFrom('refresh' as const, 'retry' as const, 'rest' as const) }),
      fc.record({ kind: fc.constant('answer' as const), which: fc.nat(7), fails: fc.boolean() }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { list, asked, answer } = opened()
        list.show(view({ search: 'a' }))
        const open = new Set<number>([0])
        for (const [number, taken] of steps.entries()) {
          const before = asked.length
          switch (taken.kind) {
            case 'show':
              list.show(view({ search: taken.search }))
              break
            case 'answer': {
              const which = [...open][taken.which % Math.max(1, open.size)]
              if (which === undefined) break
              open.delete(which)
              const { search } = asked[which]?.view ?? view()
              await answer(which, taken.fails ? REFUSED : ok(`${search} ${number}`))
              break
            }
            default:
              list[taken.kind]()
          }
          for (let index = before; index < asked.length; index += 1) open.add(index)
          // Never rows of another view, and never more than one question that still counts.
          if (list.data) expect(list.data.rows[0]?.[0]).toBe(list.view.search)
          expect(asked.filter(({ signal }, index) => open.has(index) && !signal.aborted).length).toBe(
            list.isAsking ? 1 : 0,
          )
        }
        // Once the last question is answered the list shows that answer.
        list.show(view({ search: 'z' }))
        await answer(asked.length - 1, ok('z last'))
        for (const index of open) await answer(index, ok('x late'))
        expect(list.data?.rows).toEqual(['z last'])
      }),
      { numRuns: 100 },
    )
  })
})
