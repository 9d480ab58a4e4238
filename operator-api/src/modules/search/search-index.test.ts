import { HOUR, match, offer, state } from '../../testing/sample-feed'
import { named, namesOf, opened } from '../../testing/sample-search'
import { createSearch } from './search'

describe('the search', () => {
  test('follows added, removed and renamed entries', () => {
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

  test('finds nothing of many matches that end together, and their teams by other names at once', () => {
    const { take, search } = opened()
    const ids = Array.from({ length: 120 }, (_, n) => 1000 + n)
    take(...ids.map((id) => match(id, { home: `Host ${id}`, away: `Guest ${id}` })))
    take(...ids.map((id) => ({ type: 'removed' as const, match: id })))
    expect(search('guest 1119').teams).toEqual([])
    take()
    take(...ids.map((id) => match(id, { home: `Host ${id}`, away: `Visitor ${id}` })))
    expect([search('guest 1119').teams, search('visitor 1119').teams.length]).toEqual([[], 1])
  })

  test('finds a league by its new name at once, however many names go with the same update', () => {
    const { take, search } = opened()
    const ids = Array.from({ length: 120 }, (_, n) => 1000 + n)
    take(
      ...ids.map((id) => match(id, { home: `Host ${id}`, away: `Guest ${id}` })),
      named(2, 1, 'Spain Primera'),
    )
    take(...ids.map((id) => ({ type: 'removed' as const, match: id })), named(2, 1, 'Spain Liga BBVA'))
    expect([namesOf(search('bbva')).leagues, namesOf(search('primera')).leagues]).toEqual([
      ['Spain Liga BBVA'],
      [],
    ])
  })

  test('loses nothing of a large catalogue while names of another language come, and finds all by those in the end', () => {
    const { take, search } = opened()
    const ids = Array.from({ length: 400 }, (_, n) => 1000 + n)
    const hosts = ids.slice(0, 150)
    const countOf = (wanted: readonly number[], by: string) =>
      wanted.filter((id) => search(`${by} ${id}`, false).teams.length > 0).length
    take(...ids.map((id) => match(id, { home: `Host ${id}`, away: `Guest ${id}` })))
    take()
    const inVietnamese = Object.fromEntries(hosts.map((id) => [`Host ${id}`, `Chu nha ${id}`]))
    take({ type: 'names', language: 'vi', names: inVietnamese })
    for (const found of [100, 150]) {
      expect([countOf(ids, 'host'), countOf(ids, 'guest')]).toEqual([400, 400])
      expect(countOf(hosts, 'chu nha')).toBe(found)
      take()
    }
  })

  test('finds by a later name of another language, and no more by the one before', () => {
    const { take, search } = opened()
    for (const called of ['Ba Xa', 'Ba Ca'])
      take({ type: 'names', language: 'vi', names: { Barcelona: called } })
    expect(['ba xa', 'ba ca'].map((words) => search(words, false).teams.length)).toEqual([0, 1])
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
