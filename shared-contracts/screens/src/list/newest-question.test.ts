import * as fc from 'fast-check'
import { ok, opened, REFUSED, view } from './testing/sample-list'

describe('the newest question of a list', () => {
  test('aborts a question that a newer one replaces, and drops its answer', async () => {
    const { list, asked, answer } = opened()
    list.show(view())
    list.show(view({ list: 'void' }))
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await answer(1, ok('new'))
    await answer(0, ok('old'))
    expect(list.data?.rows).toEqual(['new'])
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

  test('shows the answer to its newest request, in any order of answers', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('show' as const), search: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ kind: fc.constantFrom('refresh' as const, 'retry' as const, 'pause' as const) }),
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
