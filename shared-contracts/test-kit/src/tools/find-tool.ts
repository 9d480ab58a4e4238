import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Programs that packages of the system bring. */
export type Tool = 'nft' | 'nginx' | 'openssl' | 'redis-server'

const PACKAGE: Record<Tool, string> = {
  nft: 'nftables',
  nginx: 'nginx-light',
  openssl: 'openssl',
  'redis-server': 'redis-server',
}

/**
 * Path of a program: an installed one, else from the package manager of the system.
 * @throws Error that says what to install when that is not possible
 */
export async function findTool(name: Tool): Promise<string> {
  const path = (await installed(name)) ?? (await packaged(name))
  if (path) return path
  throw new Error(`${name} was not found and could not be installed. Install it to run these tests.`)
}

async function installed(name: Tool): Promise<string | null> {
  const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin:/opt/homebrew/bin`
  const found = await run('/bin/sh', ['-c', `command -v ${name}`], { env: { PATH } }).catch(() => null)
  return found ? found.stdout.trim() : null
}

async function packaged(name: Tool): Promise<string | null> {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n '
  // A server that starts by itself would take a port of this machine.
  const script = [
    `${sudo}apt-get update -qq`,
    `${sudo}env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y -qq --no-install-recommends ${PACKAGE[name]}`,
  ].join(' && ')
  for (let tries = 0; tries < 40; tries += 1) {
    const failure: string = await run('/bin/sh', ['-c', script]).then(
      () => '',
      (error) => String(error.stderr ?? ''),
    )
    const path = await installed(name)
    // Another test may be installing at the same moment.
    if (path || !/lock/i.test(failure)) return path
    await pause(3000)
  }
  return null
}
