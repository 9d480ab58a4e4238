import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findTool, freePort } from '@touchline/test-kit/tools'
import { temporaryFolder } from '../../testing/sample-build'
import { type NginxSettings, WORKER } from '../nginx/nginx-settings'
import { writeNginx } from '../nginx/write-nginx'

/** The generated configuration inside a whole one, with every path in a temporary folder. */
async function writeWholeNginx(
  given: Partial<NginxSettings>,
  brandsFolder?: string,
): Promise<{ folder: string; file: string }> {
  const folder = await temporaryFolder('nginx')
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'temp'))
  const settings = { closedPages: join(folder, 'closed'), ...given }
  const { config } = await writeNginx(folder, settings, brandsFolder)
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    [
      // Files of a test belong to the user who runs it, and its nginx has to read them.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      'worker_processes 1;',
      `pid ${folder}/nginx.pid;`,
      `error_log ${folder}/error.log;`,
      `worker_rlimit_nofile ${WORKER.openFiles};`,
      `events { worker_connections ${WORKER.connections}; }`,
      'http {',
      '  access_log off;',
      ...temp.map((name) => `  ${name}_temp_path ${folder}/temp/${name};`),
      `  include ${config};`,
      '}',
      '',
    ].join('\n'),
  )
  return { folder, file }
}

/** Starts a real nginx over the generated configuration; without anything to listen on, plainly on a free port. */
export async function startNginx(given: Partial<NginxSettings>, brandsFolder?: string) {
  const listen = given.listen ?? { kind: 'plain', port: await freePort() }
  const { port } = listen
  const { folder, file } = await writeWholeNginx({ ...given, listen }, brandsFolder)
  const log = join(folder, 'error.log')
  const child = spawn(await findTool('nginx'), ['-c', file, '-e', log], { stdio: 'ignore' })
  await answers(listen.kind === 'tls' ? listen.redirectPort : port, child, log)
  const stop = async () => {
    const ended = once(child, 'exit')
    if (child.kill('SIGTERM')) await ended
  }
  return { port, stop }
}

/** On a busy machine a process may wait for seconds until it runs at all. */
const ANSWERS_WITHIN_MS = 30_000

async function answers(port: number, child: ChildProcess, log: string): Promise<void> {
  const until = performance.now() + ANSWERS_WITHIN_MS
  while (performance.now() < until && child.exitCode === null) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) return
    await new Promise((next) => setTimeout(next, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`nginx does not answer: ${await readFile(log, 'utf8').catch(String)}`)
}
