import { areaFacts } from '../../testing/area-facts'
import { releaseDocument } from '../../testing/releases'
import { compositionReport } from './composition-report'
import type { PanelFacts } from './panel-facts'

const IDLE = { stage: 'idle' } as const
const PAGE = { at: '2026-11-21T09:00:00.000Z', path: '/desktop', browser: 'A browser' }

const facts = (overrides: Partial<PanelFacts> = {}): PanelFacts => ({
  document: releaseDocument({ revision: 42 }),
  areas: [
    areaFacts('sportsbook', {
      running: '1.0.0',
      canary: { version: '1.1.0', percent: 5 },
      bucket: 3,
      inCanary: true,
      loads: [{ version: '1.0.0', ms: 210 }],
      errors: 1,
      messages: [{ at: 0, text: 'SB-RENDER 1.0.0: no such price' }],
    }),
    areaFacts('tournament', { override: { text: '0.9.0', reason: 'gone' } }),
  ],
  states: {
    main: { stage: 'mounted', area: 'sportsbook', version: '1.0.0', loadMs: 210 },
    slip: { stage: 'mounted', area: 'sportsbook', version: '1.0.0', loadMs: 210 },
    menu: IDLE,
    aside: IDLE,
  },
  outdated: [],
  shell: '1.0.0',
  member: 'demo',
  device: '0123456789abcdef',
  isPushed: true,
  ...overrides,
})

describe('the report of a page', () => {
  test('lists running areas with version and errors', () => {
    const report = compositionReport(facts(), PAGE)
    expect(report).toContain('# Composition of touchline / production at r42')
    expect(report).toContain(
      '| sportsbook | mounted (main, slip) | 1.0.0 | 1.0.0 | 1.1.0 for 5 % | – | 3 (in the canary) | 1.0.0: 210 ms | 1 |',
    )
    expect(report).toContain('Override of tournament: 0.9.0 – is not running: gone')
    expect(report).toContain('- 1970-01-01T00:00:00.000Z SB-RENDER 1.0.0: no such price')
  })

  test('names neither the member nor the whole of the device', () => {
    const report = compositionReport(facts({ member: 'secret-member' }), PAGE)
    expect(report).not.toContain('secret-member')
    expect(report).not.toContain('0123456789abcdef')
  })

  test('says that the page runs an older version', () => {
    const report = compositionReport(facts({ outdated: ['sportsbook'], shell: '0.9.0' }), PAGE)
    expect(report).toContain('outdated (main, slip)')
    expect(report).toContain('- Shell: 0.9.0 (current: 1.0.0)')
  })
})
