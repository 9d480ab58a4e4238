import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { containerName, type ReleaseChange, type ReleaseDocument } from '@touchline/contracts/release'

const ROOT = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** The release service of the platform under test, as operations reach it. */
export class Releases {
  private readonly url: string
  private readonly token: string

  constructor(dataDir: string) {
    this.url = JSON.parse(readFileSync(join(dataDir, 'services.json'), 'utf8')).RELEASE_URL
    this.token = readFileSync(join(dataDir, 'release-token'), 'utf8').trim()
  }

  async document(): Promise<ReleaseDocument> {
    return (await (await fetch(`${this.url}/document`)).json()) as ReleaseDocument
  }

  /** Version that everybody outside a canary gets. */
  async current(area: string): Promise<string> {
    const { shell, remotes } = await this.document()
    const release = area === 'shell' ? shell : remotes[area]
    if (!release) throw new Error(`no ${area} in the release document`)
    return release.current.version
  }

  /** Publishes a finished build by the command line; nobody gets it yet. */
  async publish(dist: string): Promise<void> {
    const env = { ...process.env, TOUCHLINE_RELEASE_URL: this.url, TOUCHLINE_RELEASE_TOKEN: this.token }
    await run(process.execPath, [join(ROOT, 'deploy/cli/bin/touchline.mjs'), 'publish', dist], { env })
  }

  /**
   * Publishes the build of a remote once more under another version. `changeEntry` changes its entry before it is
   * hashed, and `facts` replace its own facts. `folder` is a package, or a build of a variant.
   */
  async publishAs(
    folder: string,
    area: string,
    version: string,
    changeEntry = (code: string) => code,
    facts: object = {},
  ): Promise<string> {
    const copy = mkdtempSync(join(tmpdir(), 'touchline-build-'))
    try {
      cpSync(isAbsolute(folder) ? folder : join(ROOT, folder, 'dist'), copy, { recursive: true })
      rename(copy, area, version, changeEntry, facts)
      await this.publish(copy)
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
    return version
  }

  /** Makes a published version the current one. */
  async use(area: string, version: string): Promise<void> {
    await this.change({ kind: 'set', versions: { [area]: version } })
  }

  /** Changes of operations to the release, on its current revision. */
  async change(change: ReleaseChange): Promise<void> {
    const { brand, channel, revision } = await this.document()
    const body = { brand, channel, expected: revision, change, reason: 'a journey', unchecked: true }
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${this.url}/change`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
  }

  /** Who changed the release how, newest first. */
  async history(): Promise<{ actor: string; reason: string; change: ReleaseChange }[]> {
    const { brand, channel } = await this.document()
    const headers = { authorization: `Bearer ${this.token}` }
    const query = new URLSearchParams({ brand, channel, limit: '50' })
    const answer = await fetch(`${this.url}/history?${query}`, { headers })
    return (await answer.json()).entries
  }
}

/** A build knows its version by the name of its container; another version has another name everywhere. */
function rename(
  folder: string,
  area: string,
  version: string,
  changeEntry: (code: string) => string,
  facts: object,
): void {
  // The copy differs from the build, so its hashes are dropped.
  const { files: _, ...others } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'))
  const [from, to] = [containerName(area, others.version), containerName(area, version)]
  const entries = [others.entry, ...Object.values<string>(others.worded)]
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const path = join(folder, file)
    const code = readFileSync(path, 'utf8').replaceAll(from, to)
    // However broken it is made, publishing looks for the name of its container.
    writeFileSync(path, entries.includes(file) ? `${changeEntry(code)}\n// ${to}\n` : code)
  }
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ ...others, ...facts, version }))
}
