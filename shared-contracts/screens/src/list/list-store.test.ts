import { ok, opened, REFUSED, view } from './testing/sample-list'

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
    // Earlier rows would be a page of the old size.
    list.show(view())
    expect(list.stage.stage).toBe('loading')
    await settle()
    expect(sizes).toEqual([2, 2, 3, 3])
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

  test('changes what it shows without asking', async () => {
    const { list, asked, answer } = opened()
    list.patch(() => ({ rows: ['never'], total: 1 }))
    list.show(view())
    await answer(0, ok('a'))
    list.patch(({ total }) => ({ rows: ['A'], total }))
    expect(list.data?.rows).toEqual(['A'])
    expect(asked).toHaveLength(1)
  })

  test('a refusal for that reason ends the list, even a quiet one', async () => {
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

  test('drops everything on a pause, and begins again', async () => {
    const { list, asked, answer } = opened()
    list.show(view())
    list.pause()
    expect(asked[0]?.signal.aborted).toBe(true)
    await answer(0, ok('late'))
    expect(list.stage.stage).toBe('loading')
    list.show(view())
    await answer(1, ok('a'))
    expect(list.data?.rows).toEqual(['a'])
  })
})
