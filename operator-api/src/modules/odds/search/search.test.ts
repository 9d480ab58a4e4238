import { HOSTILE } from '../../../testing/hostile'
import { ManualClock } from '../../../testing/manual-clock'
import { HOUR, league, match, NOON, offer, state } from '../../../testing/sample-feed'
import type { FeedEvent } from '../../feed'
import { createBook } from '../service'
import { createSearch } from './search'

const named = (id: number, sport: number, name: string): FeedEvent => ({
  ...(league(id) as Extract<FeedEvent, { type: 'league' }>),
  ...{ sport, name },
})

const EVENTS: readonly FeedEvent[] = [
  named(1, 1, 'England Premier League'),
  named(2, 1, 'Spain La Liga'),
  named(3, 2, 'NBA'),
  match(10, { league: 1, home: 'Manchester United', away: 'Tottenham Hotspur', kickoff: NOON + 30 * HOUR }),
  match(11, { league: 1, home: 'Manchester City', away: 'Manchester United', kickoff: NOON + 2 * HOUR }),
  match(12, { league: 2, home: 'Atlético Madrid', away: 'Barcelona', kickoff: NOON - HOUR }),
  state(12),
  match(13, { league: 3, home: 'San Antonio Spurs', away: 'LA Clippers', kickoff: NOON + 40 * HOUR }),
  match(14, { league: 1, home: 'Newcastle United', away: 'Chelsea', kickoff: NOON - 3 * HOUR }),
  state(14, { period: 4, status: 1 }),
]

const runner = (id: number, league: number, home: string) =>
  match(id, { league, home, away: '', match_type: 2, kickoff: NOON + 4000 * HOUR, goes_live: false })

function opened() {
  const clock = new ManualClock(NOON)
  const book = createBook({ clock, rate: 12 })
  book.apply(EVENTS)
  const search = createSearch({ book, now: () => clock.now() })
  search.update()
  const take = (...events: FeedEvent[]) => {
    book.apply(events)
    search.update()
  }
  return { clock, book, take, search: search.find }
}

const namesOf = ({ teams, leagues, runners }: ReturnType<ReturnType<typeof opened>['search']>) => ({
  teams: teams.map(({ name }) => name),
  leagues: leagues.map(({ name }) => name),
  runners: (runners ?? []).map(({ name, league }) => `${name}, ${league}`),
})

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

  test.each([
    ['manchster', ['Manchester City', 'Manchester United']],
    ['manchster utd', ['Manchester United']],
    ['mnachester', ['Manchester City', 'Manchester United']],
    ['anchester', ['Manchester City', 'Manchester United']],
    ['barcelna', ['Barcelona']],
    ['barclona', ['Barcelona']],
    ['bracelona', ['Barcelona']],
    ['barcln', []],
    ['totenham', ['Tottenham Hotspur']],
    ['tottnaham hotspr', ['Tottenham Hotspur']],
    ['atlteico', ['Atlético Madrid']],
    ['แมนเชสเตอรซิตี้', ['Manchester City']],
    ['spu', ['Tottenham Hotspur', 'San Antonio Spurs']],
    ['psurs', ['Tottenham Hotspur', 'San Antonio Spurs']],
    ['xpurs', []],
    ['xxurs', []],
    ['xanchester', ['Manchester City', 'Manchester United']],
    ['xanchster', []],
    ['ewcaslte', []],
  ])('of a slip of the fingers, "%s", it tells the nearest: %j', (words, teams) => {
    expect(namesOf(opened().search(words)).teams).toEqual(teams)
  })

  test.each(HOSTILE.filter((value) => typeof value === 'string'))('answers hostile words: %j', (words) => {
    const { take, search } = opened()
    expect(() => search(words)).not.toThrow()
    // The feed takes names of 200 characters; what is asked for may be longer.
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

  test.each([
    ['haaland', []],
    ['thialand', ['Thailand League 1']],
    ['htailand', ['Thailand League 1']],
    ['thailnd', ['Thailand League 1']],
    ['haiwan', []],
    ['bundeslga', ['Germany Bundesliga']],
    ['undesliga', ['Germany Bundesliga']],
    ['kundeslga', []],
  ])('a word of other first letters is another word: "%s" is %j', (words, leagues) => {
    const { take, search } = opened()
    take(
      named(31, 1, 'Thailand League 1'),
      named(32, 1, 'Germany Bundesliga'),
      named(33, 1, 'Taiwan Cup'),
      match(31, { league: 31, home: 'Buriram', away: 'Port' }),
      match(32, { league: 32, home: 'Mainz', away: 'Koln' }),
      match(33, { league: 33, home: 'Tatung', away: 'Ming' }),
    )
    expect(namesOf(search(words)).leagues).toEqual(leagues)
  })

  test('says that a name is only near, and says none that is near beside one that is so', () => {
    const { take, search } = opened()
    expect(search('barcelna')).toMatchObject({ near: true, teams: [{ name: 'Barcelona' }] })
    take(match(16, { league: 2, home: 'Barcelna', away: 'Girona' }))
    expect(search('barcelna')).toMatchObject({ near: false, teams: [{ name: 'Barcelna' }] })
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

  test('leads to the nearest match of a team and of a league', () => {
    const { search } = opened()
    expect(search('manchester united').teams).toMatchObject([
      { match: 11, opponent: 'Manchester City', market: 2, sport: 1, league: 'England Premier League' },
    ])
    expect(search('atletico').teams).toMatchObject([{ match: 12, market: 3 }])
    expect(search('epl').leagues).toMatchObject([{ id: 1, market: 2, matches: 2 }])
  })

  test('knows what came, what went and what is called otherwise', () => {
    const { take, search } = opened()
    const teams = (words: string) => namesOf(search(words)).teams
    expect(teams('leeds')).toEqual([])
    take(match(15, { league: 1, home: 'Leeds United', away: 'Fulham' }))
    expect(teams('leeds')).toEqual(['Leeds United'])
    take(match(15, { league: 1, home: 'Leeds Utd', away: 'Fulham' }))
    expect(teams('leeds')).toEqual(['Leeds Utd'])
    take({ type: 'removed', match: 15 })
    expect(teams('leeds')).toEqual([])
    take(match(15, { league: 1, home: 'Leeds United', away: 'Fulham' }))
    expect(teams('leeds')).toEqual(['Leeds United'])
  })

  test('goes through the matches when the catalogue changes or the day turns, never for a question', () => {
    const { book, clock } = opened()
    let times = 0
    const matches = () => {
      times += 1
      return book.matches()
    }
    const { find, update } = createSearch({ book: { ...book, matches }, now: () => clock.now() })
    for (let i = 0; i < 9; i += 1) {
      update()
      find(`manchestr${i}`)
    }
    expect(times).toBe(1)
    // Prices and goals change nothing that can be searched.
    book.apply([state(12, { score: [1, 0] }), offer(12)])
    update()
    expect(times).toBe(1)
    book.apply([state(12, { score: [1, 0], period: 4, status: 1 })])
    update()
    expect([times, find('barcelona').teams]).toEqual([2, []])
    clock.advance(24 * HOUR)
    update()
    expect(times).toBe(3)
  })

  test('indexes a large catalogue in several updates, the whole of it in the end', () => {
    const { take, search } = opened()
    const feed = Array.from({ length: 400 }, (_, n) =>
      match(1000 + n, { home: `Host ${n}`, away: `Guest ${n}` }),
    )
    take(...feed)
    expect(search('guest 399').teams).toEqual([])
    take()
    expect(search('guest 399').teams).toHaveLength(1)
  })

  test('answers with a few, however many fit', () => {
    const { take, search } = opened()
    take(...Array.from({ length: 50 }, (_, n) => match(100 + n, { home: `Union ${n}`, away: `Union B${n}` })))
    expect(search('union').teams).toHaveLength(8)
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

  test.each([
    ['alpha bravo charlie delta', ['Alpha Bravo Charlie Delta']],
    ['alpha bravo charlie', ['Alpha Bravo Charlie Delta', 'Alpha Bravo Charlie Echo']],
    // The fourth word counts, a fifth and shorter one does not.
    ['alpha bravo charlie zzzzz', []],
    ['alpha bravo charlie delta zzz', ['Alpha Bravo Charlie Delta']],
  ])('the four longest words count: "%s" finds %j', (words, teams) => {
    const { take, search } = opened()
    take(match(17, { league: 2, home: 'Alpha Bravo Charlie Delta', away: 'Alpha Bravo Charlie Echo' }))
    expect(namesOf(search(words)).teams).toEqual(teams)
  })

  test.each([
    ['seven letters may have two wrong ones', 'granxxa', ['Granada']],
    ['six letters may not', 'malxxa', []],
    ['four letters may have a wrong one', 'pxrt', ['Port']],
    ['three letters may not', 'pxt', []],
  ])('%s: "%s" finds %j', (_what, words, teams) => {
    const { take, search } = opened()
    take(
      match(17, { league: 2, home: 'Granada', away: 'Malaga' }),
      match(18, { league: 2, home: 'Port', away: 'Pat' }),
    )
    expect(namesOf(search(words)).teams).toEqual(teams)
  })

  test('a name without spaces begins at each of its first forty characters', () => {
    const { take, search } = opened()
    const name = `${'甲'.repeat(39)}乙丙`
    take(match(17, { league: 2, home: name, away: 'Girona' }))
    expect(['乙', '丙', '乙丙'].map((words) => search(words).teams.length)).toEqual([1, 0, 0])
  })
})

test('answers are kept for so many words, and found anew for more', () => {
  const { search } = opened()
  const words = Array.from({ length: 201 }, (_, i) => `manchester${i}`)
  for (const word of words) search(word)
  const isKept = (word = '') => {
    const found = search(word)
    return search(word) === found
  }
  expect([isKept(words[0]), isKept(words[199]), isKept(words[200])]).toEqual([true, true, false])
})

test('a team is found by what other languages call it as soon as they say so, and by its own name', () => {
  const { take, search } = opened()
  expect(namesOf(search('快艇')).teams).toEqual([])
  take({ type: 'names', language: 'cn', names: { Barcelona: '巴塞罗那队', 'LA Clippers': '洛杉矶快艇' } })
  expect(namesOf(search('快艇')).teams).toEqual(['LA Clippers'])
  expect(namesOf(search('clippers')).teams).toEqual(['LA Clippers'])
})
