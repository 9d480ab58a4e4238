import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LandingPage } from '../pages/landing-page'
import { expect, test } from '../support/test'

const ROOT = resolve(import.meta.dirname, '../..')
const COPY = join(ROOT, '.cache', 'development', 'mfe-casino-games')
const PORT = Number(process.env.E2E_DEV_PORT ?? 8491)

test('a remote under development refreshes inside the released shell and keeps what the page holds', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  copyPackage()
  const dev = await startDev(baseURL ?? '')
  const page = await browser.newPage({ baseURL: `http://localhost:${PORT}` })
  try {
    const landing = new LandingPage(page)
    await landing.open('/?redirect=/slots')
    await landing.logIn('demo9')
    const main = page.getByRole('main')
    await main.getByRole('searchbox').fill('dragon')
    await page.evaluate(() => document.body.setAttribute('data-first-load', ''))

    edit('src/lobby/views/lobby-links.tsx', '</a>', '<b>refreshed</b></a>')
    await expect(main.getByText('refreshed').first()).toBeVisible()
    await expect(main.getByRole('searchbox')).toHaveValue('dragon')

    // A change outside components mounts the area again, and nothing else.
    edit('src/lobby/domain/lobbies.ts', '[place]', "[{ ...place, path: place.path + '?from=links' }]")
    await expect(main.locator('a[href="/fishing?from=links"]')).toBeVisible()
    await expect(page.locator('body[data-first-load]')).toHaveCount(1)

    const released = await (await page.request.get(`${baseURL}/release.json`)).json()
    const here = await (await page.request.get('/release.json')).json()
    expect(here.remotes['casino-games'].current.version).toBe('dev')
    expect(released.remotes['casino-games'].current.version).not.toBe('dev')
    expect(here.shell).toEqual(released.shell)
  } finally {
    await page.close()
    dev.kill('SIGTERM')
    rmSync(COPY, { recursive: true, force: true })
  }
})

/** Edits are made in a copy: the sources are somebody's work. */
function copyPackage(): void {
  rmSync(COPY, { recursive: true, force: true })
  mkdirSync(COPY, { recursive: true })
  for (const part of ['src', 'package.json', 'webpack.config.mjs', 'tsconfig.json'])
    cpSync(join(ROOT, 'mfe-casino-games', part), join(COPY, part), { recursive: true })
  symlinkSync(join(ROOT, 'mfe-casino-games', 'node_modules'), join(COPY, 'node_modules'))
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(COPY, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`)
  writeFileSync(join(COPY, file), text.replace(from, to))
}

async function startDev(shell: string): Promise<ChildProcess> {
  const command = ['shared-contracts/build/bin/dev.mjs', COPY, '--shell', shell, '--port', String(PORT)]
  const dev = spawn(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk) => (output += chunk))
  await expect.poll(() => output, { timeout: 60_000 }).toContain('under development')
  return dev
}
