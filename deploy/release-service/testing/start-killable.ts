import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Killable {
  url: string
  /** Ends it as a power cut would. */
  kill: () => void
  /** Resolves when the process is gone. */
  gone: Promise<void>
}

const PACKAGE = join(__dirname, '../..')
const FOLDER = '.cache/killable'

/** Bundles the service for these tests, once a run: each start would compile it anew. */
export async function bundleKillable(): Promise<void> {
  const script = `import { bundleForNode } from '../shared-contracts/build/node/bundle.mjs'
    await bundleForNode({
      entries: { service: 'release-service/testing/killable-service.ts' },
      folder: ${JSON.stringify(join(PACKAGE, FOLDER))},
      external: ['@aws-sdk/*'],
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: PACKAGE,
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('the killable service was not built')
}

/** Starts the release service over a folder as a process of its own; null when it was killed while it came up. */
export async function startKillable(env: Record<string, string>): Promise<Killable | null> {
  const child = spawn(process.execPath, [join(PACKAGE, FOLDER, 'service.js')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'exit').then(() => undefined)
  const port = await portOf(child)
  if (port === null) return null
  return { url: `http://127.0.0.1:${port}`, kill: () => child.kill('SIGKILL'), gone }
}

async function portOf(child: ChildProcess): Promise<number | null> {
  let output = ''
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  const port = new Promise<number>((done) => child.stdout?.once('data', (chunk) => done(Number(chunk))))
  const ended = once(child, 'exit').then(([, signal]) => {
    if (signal === 'SIGKILL') return null
    throw new Error(`the service did not start: ${output}`)
  })
  return Promise.race([port, ended])
}
