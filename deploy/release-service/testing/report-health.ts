import { EDGE_TOKEN, FIRST, type SampleService, sampleService } from './sample-service'

const IDENTITY = { brand: 'touchline', channel: 'production' }
const CANARY = { kind: 'canary', area: 'sportsbook', version: '1.1.0', percent: 20 } as const

export interface Reports {
  version: string
  devices: number
  failing?: number
  /** Begins the names of the devices. */
  from?: string
  /** Address that all their pages went to; one for each without it. */
  source?: string
}

const post = ({ app, headers }: SampleService, url: string, payload: object) =>
  app.inject({ method: 'POST', url, payload, headers: headers(EDGE_TOKEN) })

/** An edge serves pages to devices. */
export async function serve(
  service: SampleService,
  devices: readonly string[],
  source?: string,
  shell = '1.0.0',
) {
  const pages = devices.map((device) => ({ device, source: source ?? device, shell }))
  expect((await post(service, '/served', { ...IDENTITY, pages })).statusCode).toBe(204)
}

/** Sends the report of a page; without a name it is an older page, from before pages had names. */
export async function sendReport(
  service: SampleService,
  device: string,
  areas: object[],
  next: number | null = null,
  page: { page?: string; shell?: string } = {},
) {
  const report = { ...IDENTITY, shell: '1.0.0', revision: 1, device, areas, next, ...page }
  expect((await post(service, '/health', report)).statusCode).toBe(204)
}

/** The sportsbook was loaded once. */
export const loads = (version: string, more: object = {}) => ({
  area: 'sportsbook',
  version,
  loads: 1,
  failures: {},
  ...more,
})

export const named = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${from}-${at}`)

/** Pages and reports of so many devices, of which some failed. */
export async function report(
  service: SampleService,
  { version, devices, failing = 0, from = version, source }: Reports,
) {
  const names = named(from, devices)
  await serve(service, names, source)
  for (const [at, device] of names.entries()) {
    const failed = at < failing ? { failures: { render: 2 }, messages: ['odds is not a function'] } : {}
    await sendReport(service, device, [loads(version, { loadMs: [100 + at], ...failed })])
  }
}

/** The sportsbook runs as 1.0.0 and is tried as 1.1.0. */
export async function withCanary() {
  const service = await sampleService()
  await service.change(0, FIRST)
  await service.change(1, CANARY)
  return service
}

export async function sportsbookOf({ get }: SampleService) {
  const [release] = (await get('/status')).json().releases
  return release.areas.find(({ area }: { area: string }) => area === 'sportsbook')
}

/** The newest entry of the history. */
export const newest = async ({ get }: SampleService) => (await get('/history?limit=1')).json().entries[0]
