import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { findTool, freePort } from '@touchline/test-kit/tools'

/** A Redis for one test file, which may be stopped and started again. */
export interface RedisServer {
  readonly url: string
  start(): Promise<void>
  stop(): Promise<void>
  remove(): Promise<void>
}

export async function startRedis(): Promise<RedisServer> {
  const program = await findTool('redis-server')
  const folder = mkdtempSync(join(tmpdir(), 'touchline-redis-'))
  const port = await freePort()
  let child: ChildProcessByStdio<null, Readable, null> | undefined
  const start = async (): Promise<void> => {
    child = spawn(program, ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', ''], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const { stdout } = child
    await new Promise<void>((ready) =>
      stdout.on('data', (text) => String(text).includes('Ready to accept connections') && ready()),
    )
  }
  const stop = async (): Promise<void> => {
    if (!child) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    child = undefined
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
