import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { containerName } from '@touchline/contracts'

const ROOT = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** The release service of the platform under test, as operations reach it. */
export class Releases {
  private readonly url: string
  private readonly token: string

  constructor(private readonly dataDir: string) {
    this.url = JSON.parse(readFileSync(join(dataDir, 'services.json'), 'utf8')).RELEASE_URL
    this.token = readFileSync(join(dataDir, 'release-token'), 'utf8').trim()
  }

  /** Publishes the build of a remote once more under another version and puts it into the document. */
  async publishAs(folder: string, area: string, version: string): Promise<void> {
    const copy = mkdtempSync(join(tmpdir(), 'touchline-build-'))
    try {
      cpSync(join(ROOT, folder, 'dist'), copy, { recursive: true })
      rename(copy, area, version)
      const env = { ...process.env, DATA_DIR: this.dataDir, RELEASE_URL: this.url, RELEASE_TOKEN: this.token }
      const args = ['--import', 'tsx', 'local/release-builds.ts', copy]
      await run(process.execPath, args, { cwd: join(ROOT, 'deploy'), env })
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  }

  /** Makes a published version the current one. */
  async use(area: string, version: string): Promise<void> {
    const document = (await (await fetch(`${this.url}/document`)).json()) as { revision: number }
    const change = { kind: 'set', versions: { [area]: version } }
    const body = { expected: document.revision, change, actor: 'journeys', reason: 'put back' }
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${this.url}/change`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
  }
}

/** A build knows its version by the name of its container; another version has another name everywhere. */
function rename(folder: string, area: string, version: string): void {
  const facts = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'))
  const [from, to] = [containerName(area, facts.version), containerName(area, version)]
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to))
  }
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ ...facts, version }))
}
