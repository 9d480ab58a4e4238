import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

const PACKAGE = join(__dirname, '../../..')
const FOLDER = '.cache/crash'
const READY_WITHIN_MS = 60_000

const running = new Set<ChildProcess>()

/** Kills what still runs. */
export function endServerProcesses(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** The server as a process of its own, to be killed. */
export interface ServerProcess {
  readonly origin: string
  /** Lets it kill itself the nth time from now that it passes a point. */
  killAt(point: string, nth: number): void
  kill(signal: NodeJS.Signals): Promise<void>
  /** Resolves when it has ended by itself. */
  ended: Promise<void>
}

/** Bundles the server for these tests, once a run. */
export const bundleCrashServer = (): Promise<void> =>
  bundleForCrash({ server: 'src/testing/crash/crash-server.ts' }, FOLDER)

/** Bundles programs that a test kills into a folder of this package. */
export async function bundleForCrash(entries: Record<string, string>, folder: string): Promise<void> {
  const script = `import { bundle } from './build.mjs'; await bundle(${JSON.stringify(entries)}, '${folder}')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: PACKAGE,
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`not built: ${Object.keys(entries)}`)
}

/** Starts it on a data folder; its PostgreSQL outlives it and is taken over by the next one. */
export async function startServerProcess(
  dataDir: string,
  env: Record<string, string> = {},
  bundles = FOLDER,
): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(PACKAGE, bundles, 'server.js')], {
    env: {
      ...process.env,
      // All bets are those of the test.
      SANDBOX_DAYS: '0',
      DATA_DIR: dataDir,
      API_PORT: String(port),
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  running.add(child)
  const ended = once(child, 'exit').then(() => {
    running.delete(child)
  })
  await ready(child)
  return {
    origin: `http://127.0.0.1:${port}`,
    ended,
    killAt: (point, nth) => {
      child.send({ point, nth })
    },
    kill: async (signal) => {
      child.kill(signal)
      await ended
    },
  }
}

/** Starts the operator of the sandbox on a port that it keeps when it is started again. */
export async function startOperatorProcess(
  env: Record<string, string>,
  bundles: string,
): Promise<Pick<ServerProcess, 'kill' | 'ended'>> {
  const child = spawn(process.execPath, [join(PACKAGE, bundles, 'operator.js')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const ended = once(child, 'exit').then(() => {
    running.delete(child)
  })
  await ready(child)
  return {
    ended,
    kill: async (signal) => {
      child.kill(signal)
      await ended
    },
  }
}

/** Ready, or killed by its own failpoint while it started. */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    let output = ''
    const tooLate = setTimeout(() => failed(new Error(`not ready in time: ${output}`)), READY_WITHIN_MS)
    const finish = (end: () => void) => {
      clearTimeout(tooLate)
      end()
    }
    child.stdout?.on('data', (chunk) => {
      output += chunk
      if (output.includes('ready on')) finish(done)
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.once('exit', (code, signal) =>
      finish(() => (signal === 'SIGKILL' ? done() : failed(new Error(`ended with ${code}: ${output}`)))),
    )
  })
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
