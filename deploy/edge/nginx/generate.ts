// `npm run generate-nginx -- --out <folder>`: nginx for production from the brand files.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '../../run-command'
import { DEFAULTS, type Listen } from './nginx-settings'
import { workerFaults } from './worker-faults'
import { writeNginx } from './write-nginx'

const MAIN = '/etc/nginx/nginx.conf'

const HELP = `Writes touchline.conf, for the http block of nginx, and touchline.nft, for the firewall, from the brand files.
  --out <folder>            where to write it (default: the folder you stand in)
  --releases <folder>       folder of the published versions (default: ${DEFAULTS.releases})
  --closed <folder>         folder of the pages shown while no edge answers (default: ${DEFAULTS.closedPages})
  --api <host:port,…>       several API processes, which edges then reach at --api-listen (default: they ask their API_URL)
  --api-listen <host:port>  where, out of strangers' reach (default: ${DEFAULTS.apiListen})
  --edge <host:port,…>      edges (default: ${DEFAULTS.edge})
  --certificates <folder>   <brand>/fullchain.pem and privkey.pem (default: ${DEFAULTS.listen.certificates})
  --tls-port <port>         where TLS is spoken (default: ${DEFAULTS.listen.port})
  --redirect-port <port>    where plain requests are led to it (default: ${DEFAULTS.listen.redirectPort})
  --plain <port>            without TLS, behind a load balancer that has it
  --trusted <address,…>     load balancers that may say for whom they ask
  --ipv4-only               this machine has no IPv6
  --main <file>             nginx.conf, which is checked and not changed (default: ${MAIN}, where there is one)
  --brotli                  the module for brotli_static is loaded
  --brands <folder>         brand files (default: those of the product)`

const text = { type: 'string' } as const
const OPTIONS = {
  out: text,
  releases: text,
  closed: text,
  api: text,
  'api-listen': text,
  edge: text,
  certificates: text,
  'tls-port': text,
  'redirect-port': text,
  plain: text,
  trusted: text,
  brands: text,
  main: text,
  brotli: { type: 'boolean' },
  'ipv4-only': { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const list = (given: string | undefined) => given?.split(',').filter(Boolean)

/** @throws Error when it is no port */
function portOf(option: string, given: string | undefined, standard: number): number {
  const port = Number(given ?? standard)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new Error(`--${option} is a number from 1 to 65535, not "${given}".`)
}

const folder = (given: string | undefined, standard: string) => (given ? resolve(given) : standard)

async function generate(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS })
  if (values.help) return console.log(HELP)
  const certificates = folder(values.certificates, DEFAULTS.listen.certificates)
  const listen: Listen = values.plain
    ? { kind: 'plain', port: portOf('plain', values.plain, 0) }
    : {
        kind: 'tls',
        certificates,
        port: portOf('tls-port', values['tls-port'], DEFAULTS.listen.port),
        redirectPort: portOf('redirect-port', values['redirect-port'], DEFAULTS.listen.redirectPort),
      }
  const { config, brands } = await writeNginx(
    resolve(values.out ?? '.'),
    {
      releases: folder(values.releases, DEFAULTS.releases),
      closedPages: folder(values.closed, DEFAULTS.closedPages),
      api: list(values.api) ?? DEFAULTS.api,
      apiListen: values['api-listen'] ?? DEFAULTS.apiListen,
      edge: list(values.edge) ?? DEFAULTS.edge,
      listen,
      trustedProxies: list(values.trusted) ?? DEFAULTS.trustedProxies,
      brotli: values.brotli ?? false,
      ipv6: !values['ipv4-only'],
    },
    values.brands,
  )
  console.log(`${config}: ${brands.join(', ')}`)
  const main = values.main ?? MAIN
  // Another machine's is checked there.
  if (!values.main && !existsSync(main)) return
  const faults = workerFaults(await readFile(main, 'utf8'))
  if (faults.length > 0) throw new Error([`${main} lets one network close nginx:`, ...faults].join('\n  '))
}

await runCommand(generate)
