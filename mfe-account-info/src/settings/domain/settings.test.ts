import { defaultPreferences, Preferences } from '@touchline/contracts/session'
import { CHOICES, type Choice } from './settings'

const OFFER = { languages: ['en', 'th', 'my'] as const, myanmar: true }
const all: readonly Choice[] = Object.values(CHOICES).flat()
const choice = (id: string): Choice => {
  const found = all.find((each) => each.id === id)
  if (!found) throw new Error(`no setting ${id}`)
  return found
}

test.each(all.map(({ id }) => id))('%s takes each of its values, and every one is understood', (id) => {
  const { values, of, put } = choice(id)
  expect(values(OFFER).length).toBeGreaterThan(1)
  expect(values(OFFER)).toContain(of(defaultPreferences()))
  for (const value of values(OFFER)) {
    const changed = put(defaultPreferences(), value)
    expect(of(changed)).toBe(value)
    expect(Preferences['~standard'].validate(changed)).toMatchObject({ value: changed })
  }
})

test.each(all.map(({ id }) => id))('%s leaves all other settings as they are', (id) => {
  const { values, put } = choice(id)
  const others = all.filter((each) => each.id !== id)
  for (const value of values(OFFER)) {
    const changed = put(defaultPreferences(), value)
    for (const other of others) expect(other.of(changed)).toBe(other.of(defaultPreferences()))
  }
})

test('only languages with words are offered, and Burmese odds to whom they are for', () => {
  const languages = ['en', 'th', 'xx' as never, 'my'] as const
  expect(choice('language').values({ ...OFFER, languages })).toEqual(['en', 'th', 'my'])
  expect(choice('oddsType').values(OFFER)).toEqual(['1', '2', '3', '4', '5'])
  expect(choice('oddsType').values({ ...OFFER, myanmar: false })).toEqual(['1', '2', '3', '4'])
})

test('Burmese odds come and go with the mode of the board', () => {
  const burmese = choice('oddsType').put(defaultPreferences(), '5')
  expect(burmese.pageDisplay).toMatchObject({ oddsType: 5, mmoType: true })
  expect(choice('oddsType').put(burmese, '4').pageDisplay).toMatchObject({ oddsType: 4, mmoType: false })
})

test('who comes back from renewing by hand finds the way chosen before', () => {
  const polled = choice('refresh').put(choice('refresh').put(defaultPreferences(), 'poll'), 'manual')
  expect(polled.betting).toMatchObject({ autoRefreshOdds: false, oddsRefresh: 'poll' })
})

test('a shell that does not know the newest settings shows them as they are at first', () => {
  const { accessibility, ...older } = defaultPreferences()
  expect(choice('sounds').of(older as Preferences)).toBe('on')
  expect(choice('sounds').put(older as Preferences, 'off').accessibility).toEqual({
    ...accessibility,
    sounds: false,
  })
})
