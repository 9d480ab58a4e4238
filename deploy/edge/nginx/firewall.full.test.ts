import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { findTool } from '@touchline/test-kit/tools'
import { temporaryFolder } from '../../testing/sample-build'
import { firewallRules } from './firewall'
import { DEFAULTS } from './nginx-settings'

const OPENED = 6

/** Opens connections from each address to each port, and prints how many of them were established. */
const COUNT = `
const { connect, createServer } = require('node:net')
const { once } = require('node:events')
const [ports, addresses] = process.argv.slice(1).map((text) => text.split(','))
const attempt = (port, from) => new Promise((done) => {
  const socket = connect({ port, host: from.includes(':') ? '::1' : '127.0.0.1', localAddress: from })
  socket.once('connect', () => done(1)).once('error', () => done(0))
})
void (async () => {
  for (const port of ports) await once(createServer(() => {}).listen(port, '::'), 'listening')
  const stood = {}
  for (const from of addresses) {
    stood[from] = 0
    for (let i = 0; i < ${OPENED}; i += 1) stood[from] += await attempt(ports[i % ports.length], from)
  }
  console.log(JSON.stringify(stood))
  process.exit()
})()`

/** How many connections each address establishes under these rules, in a network of their own. */
async function established(rules: string, ports: readonly number[], addresses: readonly string[]) {
  const file = join(await temporaryFolder('firewall'), 'touchline.nft')
  await writeFile(file, rules)
  const PATH = `${dirname(await findTool('nft'))}:/usr/sbin:/sbin:${process.env.PATH}`
  const names = addresses.filter((address) => address.includes(':') && address !== '::1')
  const script = [
    'ip link set lo up',
    ...names.map((address) => `ip address add ${address}/128 dev lo nodad`),
    // As often as it is generated.
    ...[`nft -f ${file}`, `nft -f ${file}`],
    `exec "${process.execPath}" -e "$COUNT" ${ports.join()} ${addresses.join()}`,
  ].join(' && ')
  const env = { ...process.env, PATH, COUNT }
  const { stdout } = await promisify(execFile)('unshare', ['-rn', '/bin/sh', '-c', script], { env })
  return JSON.parse(stdout)
}

describe('the firewall', () => {
  test('takes so many connections of one network, over all ports and both protocols', async () => {
    const rules = firewallRules({
      ...DEFAULTS,
      listen: { kind: 'tls', certificates: '', port: 9443, redirectPort: 9480 },
      openPerNetwork: 4,
    })
    const addresses = ['127.0.0.1', '127.0.0.2', '2001:db8::1', '2001:db8::2', '2001:db8:0:1::1']
    expect(await established(rules, [9443, 9480], addresses)).toEqual({
      '127.0.0.1': 4,
      '127.0.0.2': 4,
      '2001:db8::1': 4,
      '2001:db8::2': 0,
      '2001:db8:0:1::1': 4,
    })
  }, 180_000)

  test('does not count a load balancer, which speaks for many, nor other ports', async () => {
    const rules = firewallRules({
      ...DEFAULTS,
      listen: { kind: 'plain', port: 9480 },
      openPerNetwork: 4,
      trustedProxies: ['127.0.0.2/31', '2001:db8::/32'],
    })
    const addresses = ['127.0.0.1', '127.0.0.2', '2001:db8::1']
    const all = { '127.0.0.2': OPENED, '2001:db8::1': OPENED }
    expect(await established(rules, [9480], addresses)).toEqual({ '127.0.0.1': 4, ...all })
    expect(await established(rules, [9481], addresses)).toEqual({ '127.0.0.1': OPENED, ...all })
  })
})
