import type { CheckRecord, ReleaseDocument } from '@touchline/contracts'
import { missingChecks } from './missing-checks'

const release = (current: string, candidate?: string) => ({
  current: { version: current },
  canary: candidate ? { candidate: { version: candidate }, percent: 10 } : null,
})

const live = {
  ...{ schema: 1, brand: 'touchline', channel: 'production', revision: 3 },
  shell: release('1.1.0', '2.0.0'),
  remotes: { sportsbook: release('5.0.0'), tournament: release('7.0.0') },
} as unknown as ReleaseDocument

const record = (ok: boolean, shells: string[]): CheckRecord => ({
  ...{ ok, at: 1, against: { shell: shells } },
  results: [{ name: 'smoke', verdict: ok ? 'passed' : 'failed', summary: '', problems: [], tookMs: 1 }],
})

describe('the record of the gate', () => {
  test.each([
    ['passed for every live shell', record(true, ['1.1.0', '2.0.0']), null],
    ['passed before the canary of the shell', record(true, ['1.1.0']), /not checked with shell 2\.0\.0/],
    ['failed', record(false, ['1.1.0', '2.0.0']), /did not pass the gate \(smoke\)/],
    ['was never made', null, /was not checked/],
  ])('that %s', (_what, checks, missing) => {
    const found = missingChecks(live, { sportsbook: '5.1.0' }, 'sportsbook', checks)
    if (missing === null) expect(found).toBeNull()
    else expect(found).toMatch(missing)
  })

  test('asks for the shell that is released together with the version', () => {
    const wanted = { shell: '3.0.0', sportsbook: '5.1.0' }
    expect(missingChecks(live, wanted, 'sportsbook', record(true, ['3.0.0']))).toBeNull()
  })
})
