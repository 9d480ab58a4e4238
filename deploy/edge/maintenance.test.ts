import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMaintenance } from './maintenance'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'maintenance-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const NOON = '2026-12-01T12:00:00+08:00'

test.each([
  ['is open while its file says nothing', null, null],
  ['is closed until a moment', { until: NOON }, { until: Date.parse(NOON) }],
  ['is closed until nobody knows when', { until: null }, { until: null }],
])('a brand %s', async (_, maintenance, expected) => {
  expect(await readMaintenance(dataDir, { id: 'touchline', maintenance })).toEqual(expected)
})

test.each([
  ['every brand', 'maintenance.json', { touchline: true, garnet: true }],
  ['one brand', 'maintenance/touchline.json', { touchline: true, garnet: false }],
])('a file of the data folder closes %s', async (_, file, closed) => {
  await mkdir(join(dataDir, 'maintenance'))
  await writeFile(join(dataDir, file), '{"until": 5}')
  for (const [id, isClosed] of Object.entries(closed))
    expect(await readMaintenance(dataDir, { id, maintenance: null })).toEqual(isClosed ? { until: 5 } : null)
})
