import type { CheckRecord, PublishedVersion, ReleaseDocument } from '@touchline/contracts/release'
import { missingChecks } from './missing-checks'
import { CHECKS, filesDigest } from './required-checks'

const release = (current: string, candidate?: string) => ({
  current: { version: current },
  canary: candidate ? { candidate: { version: candidate }, percent: 10 } : null,
})

const live = {
  schema: 1,
  brand: 'touchline',
  channel: 'production',
  revision: 3,
  shell: release('1.1.0', '2.0.0'),
  remotes: { sportsbook: release('5.0.0'), tournament: release('7.0.0') },
} as unknown as ReleaseDocument

const manifest = { integrity: { 'main.js': 'sha384-main' } } as unknown as PublishedVersion
const resultsOf = (names: readonly string[], verdict: 'passed' | 'failed' | 'skipped' = 'passed') =>
  names.map((name) => ({ name, verdict, summary: '', problems: [], tookMs: 1 }))

const record = (shells: string[], more: Partial<CheckRecord> = {}): CheckRecord => ({
  ok: true,
  at: 1,
  against: { shell: shells },
  files: filesDigest(manifest),
  results: resultsOf(CHECKS),
  ...more,
})
const LIVE = ['1.1.0', '2.0.0']
const OTHERS = CHECKS.filter((name) => name !== 'smoke')

describe('the record of the gate', () => {
  test.each([
    ['passed for every live shell', record(LIVE), null],
    ['passed before the canary of the shell', record(['1.1.0']), /not checked with shell 2\.0\.0/],
    [
      'failed',
      record(LIVE, { ok: false, results: [...resultsOf(OTHERS), ...resultsOf(['smoke'], 'failed')] }),
      /did not pass the gate \(smoke\)/,
    ],
    ['says that it is good of nothing', record(LIVE, { results: [] }), /\(contract, .*, smoke\)/],
    ['says that it is good and lacks a check', record(LIVE, { results: resultsOf(OTHERS) }), /\(smoke\)/],
    [
      'says that it is good and left a check out',
      record(LIVE, { results: [...resultsOf(OTHERS), ...resultsOf(['smoke'], 'skipped')] }),
      /\(smoke\)/,
    ],
    [
      'has passed and failed the same check',
      record(LIVE, { results: [...resultsOf(CHECKS), ...resultsOf(['smoke'], 'failed')] }),
      /\(smoke\)/,
    ],
    ['says that it is not good', record(LIVE, { ok: false }), /did not pass the gate/],
    ['is of other files', record(LIVE, { files: filesDigest({ integrity: {} }) }), /with other files/],
    ['was never made', null, /was not checked/],
  ])('that %s', (_what, checks, missing) => {
    const found = missingChecks(live, { sportsbook: '5.1.0' }, { area: 'sportsbook', manifest, checks })
    if (missing === null) expect(found).toBeNull()
    else expect(found).toMatch(missing)
  })

  test('asks for the shell that is released together with the version', () => {
    const wanted = { shell: '3.0.0', sportsbook: '5.1.0' }
    expect(
      missingChecks(live, wanted, { area: 'sportsbook', manifest, checks: record(['3.0.0']) }),
    ).toBeNull()
  })

  test('of a shell asks for no conformance', () => {
    const checks = record([], { results: resultsOf(CHECKS.filter((name) => name !== 'conformance')) })
    const against = { sportsbook: ['5.0.0'], tournament: ['7.0.0'] }
    const found = missingChecks(
      live,
      { shell: '3.0.0' },
      { area: 'shell', manifest, checks: { ...checks, against } },
    )
    expect(found).toBeNull()
  })
})
