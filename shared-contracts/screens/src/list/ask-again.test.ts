import type { CallResult } from '@touchline/contracts/host'
import { ok, opened, REFUSED, type Rows, view } from './testing/sample-list'

describe('a quiet refresh', () => {
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
      kind: 'refused',
      code: 'requestLimit',
      text: 'Too often',
      details: retry_after ? { retry_after } : {},
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
      // Changes meanwhile wait with it.
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
      ['the end', (list) => list.pause(), 2],
    ])('%s replaces the pending repetition', async (_, happens, questions) => {
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
})
