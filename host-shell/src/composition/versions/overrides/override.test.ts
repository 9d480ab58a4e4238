import { isAllowedOrigin } from './allowed-origin'
import { overrideOf, readOverrides, textOf, writeOverrides } from './override'
import { hasOverrides } from './override-key'

const HASH = `sha384-${'b'.repeat(64)}`
const keeping = (text: string | null) => () => ({ getItem: () => text })

describe('text typed as an override', () => {
  test.each([
    ['1.4.2', '1.4.2'],
    [' 0.1.0-a1b2c3 ', '0.1.0-a1b2c3'],
    ['http://localhost:3101/remote.js', { entry: 'http://localhost:3101/remote.js' }],
    ['http://localhost:3101/dist', { base: 'http://localhost:3101/dist/' }],
    ['../../etc', null],
    ['http://', null],
    ['', null],
  ])('%p means %p', (typed, override) => {
    expect(overrideOf(typed)).toEqual(override)
    if (override) expect(overrideOf(textOf(override))).toEqual(override)
  })
})

describe('overrides of a browser', () => {
  test('are read as they were stored; invalid ones are omitted', () => {
    const kept = {
      sportsbook: '1.4.2',
      tournament: { entry: 'http://localhost:3103/remote.js', integrity: HASH },
      'casino-games': { entry: 'nowhere' },
      'account-info': 7,
    }
    expect(readOverrides(keeping(JSON.stringify(kept)))).toEqual({
      sportsbook: '1.4.2',
      tournament: kept.tournament,
    })
  })

  test.each([null, '', '[]', '{', '{"<script>": "1.0.0"}'])('are empty for the stored %p', (text) => {
    expect(readOverrides(keeping(text))).toEqual({})
  })

  test('are gone with the last one', () => {
    const kept = new Map<string, string>()
    const open = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
    writeOverrides(open, { sportsbook: '1.4.2' })
    expect([hasOverrides(open), readOverrides(open)]).toEqual([true, { sportsbook: '1.4.2' }])
    writeOverrides(open, {})
    expect(hasOverrides(open)).toBe(false)
  })

  test('cannot be kept where storage is forbidden, and nothing breaks', () => {
    const forbidden = () => {
      throw new Error('storage is forbidden')
    }
    expect([
      hasOverrides(forbidden),
      readOverrides(forbidden),
      writeOverrides(forbidden, { sportsbook: '1' }),
    ]).toEqual([false, {}, false])
  })
})

test.each([
  ['https://play.example/remote.js', true],
  ['http://localhost:3101/remote.js', true],
  ['https://localhost:3101/remote.js', false],
  ['http://localhost.evil.example:3101/remote.js', false],
  ['https://builds.example/remote.js', true],
  ['https://builds.example.evil/remote.js', false],
  ['javascript:alert(1)', false],
  ['data:text/javascript,alert(1)', false],
  ['remote.js', false],
])('files of %s may replace released ones: %s', (url, allowed) => {
  const origins = ['http://localhost:*', 'https://builds.example']
  expect(isAllowedOrigin(url, 'https://play.example', origins)).toBe(allowed)
})
