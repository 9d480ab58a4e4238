import { stripVTControlCharacters } from 'node:util'
import type { AreaStatus, ReleaseStatus, VersionHealth } from '@touchline/contracts/release'
import pc from 'picocolors'
import { statusLines } from './status-lines'

const health = (loads: number, errors: number, verdict: VersionHealth['verdict']): VersionHealth => ({
  failures: { call: errors },
  messages: ['cashout answered 500'],
  loadMs: null,
  hangs: 0,
  silent: 0,
  unreached: 0,
  fewNetworks: null,
  loads,
  errors,
  verdict,
  rate: loads === 0 ? 0 : errors / loads,
})
const BUDGET = { maxErrorRate: 0.02, minLoads: 20, windowSeconds: 600, autoFallback: false }
const area = (name: string, more: Partial<AreaStatus> = {}): AreaStatus => ({
  area: name,
  current: { version: '0.1.0-602fd917f6', health: health(18_204, 12, 'good') },
  canary: null,
  lastGood: '0.1.0-19ca5c4a01',
  pinned: null,
  urgent: false,
  budget: BUDGET,
  ...more,
})
const RELEASE: ReleaseStatus = {
  brand: 'touchline',
  channel: 'production',
  revision: 42,
  frozen: null,
  changedAt: 0,
  areas: [
    area('shell'),
    area('casino-games', { pinned: '0.1.0-602fd917f6' }),
    area('sportsbook', {
      canary: { version: '0.1.0-18acee0431', percent: 10, health: health(1310, 90, 'bad') },
    }),
    area('tournament', { current: { version: '2.0.0', health: health(7, 0, 'too_few') } }),
    area('account-info', { current: { version: '2.0.0', health: null } }),
  ],
}
const lines = (columns: number, release = RELEASE, colours = pc.createColors(false)) =>
  statusLines(release, { colours, columns })

describe('the status of a release', () => {
  test.each([60, 80, 100, 140])('fits into %i columns', (columns) => {
    expect(Math.max(...lines(columns).map((line) => line.length))).toBeLessThanOrEqual(columns)
  })

  test.each([80, 100])('keeps every version whole in %i columns', (columns) => {
    const text = lines(columns).join('\n')
    expect(text).not.toContain('…')
    expect(text).toContain('0.1.0-602fd917f6')
  })

  test('shows a canary below its area, with failures of its own', () => {
    const at = lines(80).findIndex((line) => line.startsWith('sportsbook'))
    expect(lines(80)[at]).toMatch(/0\.1\.0-602fd917f6 +✓ 0\.1 % of 18,204$/)
    expect(lines(80)[at + 1]).toMatch(/^└ canary 10 % +0\.1\.0-18acee0431 +✗ 6\.9 % of 1,310$/)
  })

  test('says what fails of a version that is over its budget', () => {
    expect(lines(100).at(-1)).toBe(
      '✗ sportsbook@0.1.0-18acee0431 is over its budget (call 90): “cashout answered 500”',
    )
  })

  test('does not tick a version that is over its budget, even by too few networks', () => {
    const doubted = { ...health(30, 12, 'good'), fewNetworks: { failing: 2, needs: 5 } }
    const release = {
      ...RELEASE,
      areas: [area('sportsbook', { current: { version: '2.0.0', health: doubted } })],
    }
    const text = lines(80, release)
    expect(text.find((line) => line.startsWith('sportsbook'))).toMatch(/2\.0\.0 +! 40\.0 % of 30$/)
    expect(text.at(-1)).toBe('! sportsbook@2.0.0: over budget, but from 2 networks only; needs 5')
  })

  test('counts apart on how many devices no server answered', () => {
    const current = { version: '2.0.0', health: { ...health(30, 0, 'good'), unreached: 12 } }
    const [row] = lines(80, { ...RELEASE, areas: [area('tournament', { current })] }).filter((line) =>
      line.startsWith('tournament'),
    )
    expect(row).toMatch(/✓ 0\.0 % of 30, 12 unreached$/)
  })

  test.each([
    ['tournament', 'too few'],
    ['account-info', 'no reports'],
    ['casino-games', 'pinned'],
  ])('says of %s: %s', (name, expected) => {
    expect(lines(80).find((line) => line.startsWith(name))).toContain(expected)
  })

  test.each([
    [null, 'frozen until somebody ends it'],
    [Date.UTC(2026, 11, 27, 6), 'frozen until 2026-12-27 06:00:00Z'],
  ])('says how long it is frozen: %p', (until, expected) => {
    expect(lines(100, { ...RELEASE, frozen: { until } })[0]).toContain(expected)
  })

  test('is as wide with colours as without', () => {
    const bare = lines(80, RELEASE, pc.createColors(true)).map((line) =>
      stripVTControlCharacters(line).trimEnd(),
    )
    expect(bare).toEqual(lines(80))
  })
})
