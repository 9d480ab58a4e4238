import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@touchline/test-kit/tools'
import { temporaryFolder } from '../../testing/sample-build'

const run = promisify(execFile)
const PROGRAMS = ['ceph', 'ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'monmaptool', 'ceph-authtool']
const PACKAGES = 'ceph-mon ceph-osd radosgw'
const FSID = '11111111-2222-4333-8444-555555555555'
const WITHIN_MS = 60_000

/** Keys of the one user of the server. */
export const KEYS = { accessKeyId: 'key', secretAccessKey: 'secret' }

/** Whether the programs of Ceph are there; as root they are installed from the packages of the system. */
export async function hasCeph(): Promise<boolean> {
  const check = () => run('/bin/sh', ['-c', PROGRAMS.map((name) => `command -v ${name}`).join(' && ')])
  const isThere = () =>
    check().then(
      () => true,
      () => false,
    )
  if (await isThere()) return true
  if (process.getuid?.() !== 0) return false
  const install = `apt-get update -qq && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${PACKAGES}`
  await run('/bin/sh', ['-c', install]).catch(() => null)
  return isThere()
}

/** A whole Ceph in memory with its S3 gateway on this machine: a monitor, one disk and the gateway. */
export async function startCeph(): Promise<{ endpoint: string; stop: () => Promise<void> }> {
  const folder = await temporaryFolder('ceph')
  const [monitor, old, gateway] = [await freePort(), await freePort(), await freePort()]
  const addresses = `[v2:127.0.0.1:${monitor},v1:127.0.0.1:${old}]`
  for (const name of ['mon', 'osd', 'run']) await mkdir(join(folder, name))
  const env = { ...process.env, CEPH_CONF: join(folder, 'ceph.conf') }
  await writeFile(env.CEPH_CONF, configOf(folder, addresses))
  const call = (program: string, ...args: string[]) => run(program, args, { env, timeout: WITHIN_MS })
  const children: ChildProcess[] = []
  const start = (program: string, ...args: string[]) =>
    children.push(spawn(program, [...args, '-f'], { env, stdio: 'ignore' }))
  const stop = async () => {
    for (const child of children.reverse()) {
      const gone = new Promise((done) => child.once('exit', done))
      child.kill('SIGKILL')
      await gone
    }
    await rm(folder, { recursive: true, force: true })
  }
  const [map, keyring] = [join(folder, 'monmap'), join(folder, 'keyring')]
  await call('monmaptool', '--create', '--addv', 'a', addresses, '--fsid', FSID, map)
  await call(
    'ceph-authtool',
    '--create-keyring',
    keyring,
    '--gen-key',
    '-n',
    'mon.',
    '--cap',
    'mon',
    'allow *',
  )
  await call('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map, '--keyring', keyring)
  start('ceph-mon', '-i', 'a')
  // A disk in memory takes its name from here, and the monitor has to know it by that.
  const disk = randomUUID()
  await writeFile(join(folder, 'osd/fsid'), disk)
  await call('ceph', 'osd', 'new', disk, '0')
  await call('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk)
  start('ceph-osd', '-i', '0')
  await until(async () => (await call('ceph', 'osd', 'stat')).stdout.includes('1 up'))
  const { accessKeyId, secretAccessKey } = KEYS
  const keys = ['--access-key', accessKeyId, '--secret-key', secretAccessKey]
  await call('radosgw-admin', 'user', 'create', '--uid=tests', '--display-name=tests', ...keys)
  const endpoint = `http://127.0.0.1:${gateway}`
  const frontend = `--rgw_frontends=beast endpoint=127.0.0.1:${gateway}`
  start('radosgw', '-n', 'client.admin', '--ms_mon_client_mode=crc', frontend)
  await until(async () => (await fetch(endpoint)).ok)
  return { endpoint, stop }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + WITHIN_MS
  while (Date.now() < end) {
    if (await isSo().catch(() => false)) return
    await new Promise((next) => setTimeout(next, 200))
  }
  throw new Error('Ceph did not come up')
}

const configOf = (folder: string, addresses: string): string => `[global]
fsid = ${FSID}
mon host = ${addresses}
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
mon data avail crit = 1
osd objectstore = memstore
memstore device bytes = 268435456
mon data = ${folder}/mon
osd data = ${folder}/osd
run dir = ${folder}/run
admin socket = ${folder}/run/$name.asok
pid file = ${folder}/run/$name.pid
log file = ${folder}/run/$name.log
keyring = ${folder}/keyring
public addr = 127.0.0.1
cluster addr = 127.0.0.1
`
