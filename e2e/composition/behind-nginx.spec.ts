import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startNginx } from '../../deploy/edge/testing/start-nginx'
import { nginxPortOf } from '../support/platform-of'
import { expect, test } from '../support/test'

const BRANDS = resolve(import.meta.dirname, '../../deploy/brands')

/** The product's brands at hosts that every browser finds on this machine. */
function brandsOfThisMachine(): string {
  const folder = mkdtempSync(join(tmpdir(), 'brands-'))
  for (const id of readdirSync(BRANDS).filter((name) => statSync(join(BRANDS, name)).isDirectory())) {
    cpSync(join(BRANDS, id), join(folder, id), { recursive: true })
    const file = join(folder, id, 'brand.json')
    const brand = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...brand, hosts: [`${id}.localhost`] }))
  }
  return folder
}

let nginx: Awaited<ReturnType<typeof startNginx>>

test.beforeAll(async ({ platform: { origin, dataDir } }) => {
  test.skip(!dataDir, 'needs the files of a platform that this run started')
  const port = Number(new URL(origin).port)
  const settings = {
    releases: join(dataDir ?? '', 'releases'),
    edge: [`127.0.0.1:${port}`],
    listen: { kind: 'plain', port: nginxPortOf(port) } as const,
  }
  nginx = await startNginx(settings, brandsOfThisMachine())
})

test.afterAll(async () => nginx?.stop())

for (const [id, app] of [
  ['touchline', 'touchline.localhost'],
  ['northquay', 'app.northquay.localhost'],
] as const) {
  test(`a member of ${id} plays through a real nginx, live prices included`, async ({
    page,
    landing,
    board,
    complaints,
  }) => {
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(new URL(socket.url()).host))
    const kept: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/assets/')) kept.push(response.headers()['cache-control'] ?? 'none')
    })
    await landing.open(`http://${id}.localhost:${nginx.port}/`)
    await landing.logIn('demo7')
    await board.ready()
    await expect(page.locator('header').getByText('Online', { exact: true })).toBeVisible()
    await board.price().click()
    // It may close in the meantime, and stays picked.
    await expect(page.locator('main button[data-cell][aria-pressed="true"]').first()).toBeVisible()
    expect(new Set(sockets)).toEqual(new Set([`${app}:${nginx.port}`]))
    expect(new Set(kept)).toEqual(new Set(['public, max-age=31536000, immutable']))
    expect(complaints).toEqual([])
  })
}
