import { ok, opened, view } from './testing/sample-list'

describe('earlier answers', () => {
  test('shows earlier rows at once on return, and requests them again', async () => {
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

  test('asks once for all views with one request, and again on return', async () => {
    const { list, asked, answer } = opened({ questionOf: (shown) => shown.list })
    list.show(view())
    list.show(view({ search: 'b' }))
    expect(asked).toHaveLength(1)
    await answer(0, ok('a', 'b'))
    list.show(view({ search: 'a' }))
    expect([list.view.search, list.data?.rows, asked.length]).toEqual(['a', ['a', 'b'], 1])
    list.show(view({ list: 'void' }))
    expect(list.stage.stage).toBe('loading')
    list.pause()
    list.show(view())
    expect([list.data?.rows, asked.length]).toEqual([['a', 'b'], 3])
  })
})
