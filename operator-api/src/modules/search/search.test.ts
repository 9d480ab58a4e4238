import { HOSTILE } from '../../testing/hostile'
import { match } from '../../testing/sample-feed'
import { named, namesOf, opened, runner } from '../../testing/sample-search'

describe('the search', () => {
  test.each([
    ['man utd', ['Manchester United'], []],
    ['manchester', ['Manchester City', 'Manchester United'], []],
    ['MAN C', ['Manchester City'], []],
    ['ｍａｎ ｃ', ['Manchester City'], []],
    ['spurs', ['Tottenham Hotspur', 'San Antonio Spurs'], []],
    ['barca', ['Barcelona'], []],
    ['atletico', ['Atlético Madrid'], []],
    ['atlétic mad', ['Atlético Madrid'], []],
    ['epl', [], ['England Premier League']],
    ['la', ['LA Clippers'], ['Spain La Liga']],
    ['曼联', ['Manchester United'], []],
    ['曼聯', ['Manchester United'], []],
    ['马德里', ['Atlético Madrid'], []],
    ['แมนยู', ['Manchester United'], []],
    ['แมนเชสเตอร์ซิตี้', ['Manchester City'], []],
    ['ซิตี้', ['Manchester City'], []],
    ['မန်ယူ', ['Manchester United'], []],
    ['မန်\u200bယူ', ['Manchester United'], []],
    ['ယူနိုက်', ['Manchester United'], []],
    ['맨유', ['Manchester United'], []],
    ['ユナイテッド', ['Manchester United'], []],
    ['quy do', ['Manchester United'], []],
    ['setan merah', ['Manchester United'], []],
    ['英超', [], ['England Premier League']],
    ['ပရီးမီးယားလိဂ်', [], ['England Premier League']],
    ['newcastle', [], []],
    ['  ', [], []],
    ['.*', [], []],
  ])('"%s" finds the teams %j and the leagues %j, over all sports and days', (words, teams, leagues) => {
    const found = opened().search(words)
    expect(found.near).toBe(false)
    expect(namesOf(found)).toMatchObject({ teams, leagues })
  })

  test.each(HOSTILE.filter((value) => typeof value === 'string'))('answers hostile words: %j', (words) => {
    const { take, search } = opened()
    expect(() => search(words)).not.toThrow()
    // The feed takes names of 200 characters; a search text may be longer.
    const name = words.slice(0, 99)
    take(match(17, { league: 2, home: name || '-', away: `${name} ${name}` }))
    expect(() => [search(words), search(words.toUpperCase()), search(`${words}x`)]).not.toThrow()
  })

  test('finds a team by a word that every object answers to', () => {
    const { take, search } = opened()
    take(match(17, { league: 2, home: 'Constructor', away: 'Girona' }))
    expect(namesOf(search('constructor')).teams).toEqual(['Constructor'])
    expect(namesOf(search('constructro')).teams).toEqual(['Constructor'])
  })

  test('finds the runners of an outright and the outright itself, beside the matches of a team', () => {
    const { take, search } = opened()
    take(
      named(20001, 1, 'England Premier League - Winner'),
      runner(90, 20001, 'Arsenal'),
      runner(91, 20001, 'Manchester City'),
    )
    const outright = 'England Premier League - Winner'
    expect(namesOf(search('arsenal'))).toEqual({ teams: [], leagues: [], runners: [`Arsenal, ${outright}`] })
    expect(namesOf(search('arsnal')).runners).toEqual([`Arsenal, ${outright}`])
    expect(namesOf(search('阿森纳')).runners).toEqual([`Arsenal, ${outright}`])
    expect(namesOf(search('man city'))).toMatchObject({
      teams: ['Manchester City'],
      runners: [`Manchester City, ${outright}`],
    })
    expect(search('winner').leagues).toMatchObject([{ id: 20001, matches: 2, outright: true }])
    expect(search('arsenal').runners).toMatchObject([{ match: 90, sport: 1, league_id: 20001 }])
  })

  test('leads to the nearest match of a team in each market, and of a league', () => {
    const { search } = opened()
    expect(search('manchester united').teams).toMatchObject([
      { match: 11, opponent: 'Manchester City', market: 2, sport: 1, league: 'England Premier League' },
      { match: 10, opponent: 'Tottenham Hotspur', market: 1, sport: 1 },
    ])
    expect(search('atletico').teams).toMatchObject([{ match: 12, market: 3 }])
    expect(search('epl').leagues).toMatchObject([{ id: 1, market: 2, matches: 2 }])
  })

  test('answers with a few, however many fit', () => {
    const { take, search } = opened()
    take(...Array.from({ length: 50 }, (_, n) => match(100 + n, { home: `Union ${n}`, away: `Union B${n}` })))
    expect(search('union').teams).toHaveLength(8)
  })

  test('answers with every team before further markets of one', () => {
    const { clock, take, search } = opened()
    const team = (n: number) => ({ home: `Rovers ${n}`, away: `Union ${n}` })
    const today = clock.now() + 3_600_000
    const early = clock.now() + 30 * 3_600_000
    take(
      ...[1, 2, 3, 4, 5, 6, 7].flatMap((n) => [
        match(100 + n, { ...team(n), kickoff: today }),
        match(200 + n, { ...team(n), kickoff: early }),
      ]),
    )
    const { teams } = search('rovers')
    expect(teams).toHaveLength(8)
    expect(new Set(teams.map(({ name }) => name)).size).toBe(7)
    expect(teams.slice(0, 2)).toMatchObject([
      { name: 'Rovers 1', market: 2 },
      { name: 'Rovers 1', market: 1 },
    ])
  })

  test('answers with four leagues and four runners at most', () => {
    const { take, search } = opened()
    const five = [1, 2, 3, 4, 5]
    take(
      ...five.map((n) => named(100 + n, 1, `Northern Cup ${n}`)),
      ...five.map((n) => match(100 + n, { league: 100 + n, home: `Host ${n}`, away: `Guest ${n}` })),
      named(20001, 1, 'Summer Games - Winner'),
      ...five.map((n) => runner(200 + n, 20001, `Sprinter ${n}`)),
    )
    expect(search('northern').leagues).toHaveLength(4)
    expect(search('sprinter').runners).toHaveLength(4)
  })
})

test('a team is found by its names in other languages as soon as they come, and by its own name', () => {
  const { take, search } = opened()
  expect(namesOf(search('快艇')).teams).toEqual([])
  take({ type: 'names', language: 'cn', names: { Barcelona: '巴塞罗那队', 'LA Clippers': '洛杉矶快艇' } })
  expect(namesOf(search('快艇')).teams).toEqual(['LA Clippers'])
  expect(namesOf(search('clippers')).teams).toEqual(['LA Clippers'])
})
