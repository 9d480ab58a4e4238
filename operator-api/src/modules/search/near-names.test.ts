import { match } from '../../testing/sample-feed'
import { named, namesOf, opened } from '../../testing/sample-search'

describe('the search', () => {
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
  ])('of a slip of the fingers, "%s", it finds the nearest: %j', (words, teams) => {
    expect(namesOf(opened().search(words)).teams).toEqual(teams)
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

  test('marks a near name as near, and finds none beside an exact one', () => {
    const { take, search } = opened()
    expect(search('barcelna')).toMatchObject({ near: true, teams: [{ name: 'Barcelona' }] })
    take(match(16, { league: 2, home: 'Barcelna', away: 'Girona' }))
    expect(search('barcelna')).toMatchObject({ near: false, teams: [{ name: 'Barcelna' }] })
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
