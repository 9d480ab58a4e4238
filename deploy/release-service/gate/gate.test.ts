import type { ReleaseChange } from '@touchline/contracts/release'
import { type Outcome, outcomeOf } from '../testing/check-outcome'
import { FIRST, type SampleService, sampleService, set } from '../testing/sample-service'

const CANARY: ReleaseChange = { kind: 'canary', area: 'sportsbook', version: '1.1.0', percent: 10 }

const MET = { shell: ['1.0.0'] }

let service: SampleService

beforeEach(async () => {
  service = await sampleService()
  await service.change(0, FIRST, { unchecked: false })
})
afterEach(() => service.app.close())

async function record(area: string, version: string, checks: unknown): Promise<number> {
  const url = `/versions/${area}/${version}/checks`
  const headers = service.headers('a-token')
  return (await service.app.inject({ method: 'PUT', url, headers, payload: checks as object })).statusCode
}

/** The gate found a version good, or failed its smoke, with these others. */
const passed = async (area: string, version: string, against: Outcome['against'] = MET, ok = true) =>
  record(area, version, await outcomeOf(service.app, area, version, against, ok))

/** Asks for a change on the revision as it is now, without going around the gate. */
async function ask(change: ReleaseChange, asked: { unchecked?: boolean; dryRun?: boolean } = {}) {
  const { revision } = (await service.get('/document')).json()
  return service.change(revision, change, { unchecked: false, ...asked })
}

const lastReason = async (): Promise<string> =>
  (await service.get('/history?limit=1')).json().entries[0].reason

describe('the gate at the service', () => {
  test.each([
    ['set', set({ sportsbook: '1.1.0' })],
    ['a canary', CANARY],
  ])('%s brings no unchecked version, for any caller and any tool', async (_what, change) => {
    for (const dryRun of [true, false]) {
      const answer = await ask(change, { dryRun })
      expect(answer.statusCode).toBe(412)
      expect(answer.json()).toMatchObject({
        area: 'sportsbook',
        version: '1.1.0',
        reason: 'sportsbook 1.1.0 was not checked',
      })
    }
    expect((await service.get('/document')).json().revision).toBe(1)
  })

  test.each([
    ['passed for what runs', MET, true, 200, ''],
    ['did not pass', MET, false, 412, 'did not pass the gate (smoke)'],
    ['passed with another shell', { shell: ['0.9.0'] }, true, 412, 'not checked with shell 1.0.0'],
  ])('a version that %s: %#', async (_what, against, ok, status, reason) => {
    expect(await passed('sportsbook', '1.1.0', against, ok)).toBe(200)
    const answer = await ask(CANARY)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().reason ?? '').toContain(reason)
  })

  test('a canary is promoted only while its check holds for the running versions', async () => {
    await passed('sportsbook', '1.1.0')
    await ask(CANARY)
    await passed('sportsbook', '1.1.0', { shell: ['0.9.0'] })
    expect((await ask({ kind: 'promote', area: 'sportsbook' })).statusCode).toBe(412)
    await passed('sportsbook', '1.1.0')
    expect((await ask({ kind: 'promote', area: 'sportsbook' })).statusCode).toBe(200)
  })

  test('versions released together need a check of that pair', async () => {
    await passed('sportsbook', '1.1.0')
    const both = set({ sportsbook: '1.1.0', tournament: '1.0.0' })
    expect((await ask(both)).json().reason).toBe('tournament 1.0.0 was not checked')
    await passed('tournament', '1.0.0')
    expect((await ask(both)).statusCode).toBe(200)
  })

  test.each<[string, ReleaseChange]>([
    ['a rollback', { kind: 'rollback', area: 'sportsbook' }],
    ['the end of a canary', { ...CANARY, version: '1.2.0', percent: 0 }],
    ['a freeze', { kind: 'freeze', on: true }],
    ['a withdrawal', { kind: 'withdraw', area: 'sportsbook' }],
  ])('%s is never held back', async (_what, change) => {
    await ask(set({ sportsbook: '1.1.0' }), { unchecked: true })
    await ask({ ...CANARY, version: '1.2.0' }, { unchecked: true })
    expect((await ask(change)).statusCode).toBe(200)
  })

  test('the history marks a change that bypassed it, and no change that passed it', async () => {
    await ask(CANARY, { unchecked: true })
    expect(await lastReason()).toBe('unchecked: a test')
    await passed('sportsbook', '1.1.0')
    await ask(set({ sportsbook: '1.1.0' }), { unchecked: true })
    expect(await lastReason()).toBe('a test')
  })

  test.each<[string, Partial<Outcome>]>([
    ['that is good without a single check', { results: [] }],
    ['of other bytes', { files: 'sha384-other' }],
  ])('a result %s is not taken, and opens nothing', async (_what, lie) => {
    const truth = await outcomeOf(service.app, 'sportsbook', '1.1.0', MET)
    expect(await record('sportsbook', '1.1.0', { ...truth, ...lie })).toBe(422)
    expect((await ask(CANARY)).statusCode).toBe(412)
  })

  test('a result that was laid into the storage opens nothing either', async () => {
    const { files } = await outcomeOf(service.app, 'sportsbook', '1.1.0', MET)
    const lie = { ok: true, at: 1, actor: 'nobody', against: MET, files, results: [] }
    await service.store.write('checks/sportsbook/1.1.0.json', Buffer.from(JSON.stringify(lie)), null)
    expect((await ask(CANARY)).json().reason).toContain('did not pass the gate (contract')
  })

  test('a result that cannot be read opens nothing', async () => {
    expect(await record('sportsbook', '1.1.0', { ok: true })).toBe(400)
    expect((await ask(CANARY)).statusCode).toBe(412)
  })
})
