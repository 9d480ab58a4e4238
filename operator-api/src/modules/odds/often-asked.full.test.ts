import { cachedOdds, json } from './testing/cached-odds'

const { get, move, later } = cachedOdds()

describe('the cached odds', () => {
  test('make so many new lists a second for an address, and give away the existing ones', async () => {
    const list = (i: number) =>
      get(`uxmatch2?matches=${[1, 2, 3, 4, 5, 6].filter((bit) => i & (1 << (bit - 1)))}`)
    const answers = []
    for (let i = 0; i < 40; i += 1) answers.push(json(await list(i)).status)
    expect(answers).toEqual([...Array(30).fill(1), ...Array(10).fill('requestLimit')])
    expect(json(await list(5))).toMatchObject({ status: 1 })
    expect(json(await get('uxmatch2?matches=888,999,1,3'))).toMatchObject({ status: 1 })
    later(3000)
    for (let i = 30; i < 62; i += 1) answers.push(json(await list(i)).status)
    expect(answers.slice(40)).toEqual([...Array(30).fill(1), 'requestLimit', 'requestLimit'])
  })

  test('search so often for each address, and again a moment later', async () => {
    const ask = async (i: number) => json(await get(`uxsearch?q=home${i}`)).status
    const answers = []
    for (let i = 0; i < 62; i += 1) answers.push(await ask(i))
    expect(answers).toEqual([...Array(60).fill(1), 'requestLimit', 'requestLimit'])
    later(3000)
    expect(await ask(1)).toBe(1)
  })

  test('search for misspelt names so often for a network, then for exact ones', async () => {
    const ask = async (q: string) => {
      const { status, near, teams } = json(await get(`uxsearch?q=${q}`))
      return [status, near, teams.length > 0]
    }
    // As typed nothing is called so: each of them is looked for by its letters.
    for (let i = 0; i < 15; i += 1) await ask(`nobody${String.fromCharCode(97 + i)}`)
    expect(await ask('hoome')).toEqual([1, false, false])
    expect(await ask('home')).toEqual([1, false, true])
    expect(json(await get('uxmatch2?matches=1,3'))).toMatchObject({ status: 1 })
    later(3000)
    // An answer that is kept counts as no search.
    for (let i = 0; i < 40; i += 1) expect(await ask('hoome')).toEqual([1, true, true])
    expect(await ask('hoem')).toEqual([1, true, true])
  })

  test('send so many readers of a network the changes since a moment of their own, and the others the whole', async () => {
    // Changes are kept from the first reader on.
    await get('uxmarket?sport=1&market=2')
    for (let i = 0; i < 80; i += 1) move(20 + i)
    const since = async (seq: number) =>
      json(await get(`uxmarket?sport=1&market=2&epoch=e1-12&since=${seq}`)).t
    const answers = []
    for (let seq = 1; seq <= 70; seq += 1) answers.push(await since(seq))
    expect(answers).toEqual([...Array(60).fill('delta'), ...Array(10).fill('snap')])
    // An answer that was made before is there.
    expect(await since(60)).toBe('delta')
    later(3000)
    expect(await since(70)).toBe('delta')
  })
})
