import { LIVE_PATH } from '@touchline/contracts/live'
import type { BrandFile } from '../../brands/brand-file'
import { hostsOf } from '../../brands/hosts'
import { PLAY_PATHS, WALLET_PATHS } from '../game-paths'
import { LIVE } from '../live-tunnel'
import { block, headers } from './block'
import { apiAway, assets, calls, closed, live, page } from './locations'
import type { NginxSettings } from './nginx-settings'

/** The browsers' default port. */
const HTTPS = 443

/** A year: browsers that were here once never ask without TLS again. */
const HSTS = { 'strict-transport-security': 'max-age=31536000' }

/** The servers of one brand: its page, and hosts of their own for its calls when it has them. */
export function brandServers(settings: NginxSettings, brand: BrandFile): string[] {
  const hosts = hostsOf(brand)
  const named = (group: 'page' | 'app' | 'odds') =>
    hosts.filter((host) => host.group === group).map(({ host }) => host)
  const own = block('server', [
    ...listening(settings, brand, named('page')),
    assets(settings, settings.listen.kind === 'tls' ? HSTS : {}),
    live(settings, LIVE),
    calls(settings, '^~ /app/'),
    calls(settings, '^~ /odds/'),
    ...[PLAY_PATHS, ...WALLET_PATHS].map((path) => calls(settings, placeOf(path))),
    apiAway(),
    page(),
    closed(settings, brand),
  ])
  if (brand.addressing === 'path') return [own]
  return [
    own,
    ...(['app', 'odds'] as const).map((group) => groupServer(settings, brand, group, named(group))),
  ]
}

/** `/play/*` is everything below it. */
const placeOf = (path: string): string => (path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`)

/** A host for one group of calls; that the brand's own page alone may read the answers is the edge's to say. */
const groupServer = (
  settings: NginxSettings,
  brand: BrandFile,
  group: 'app' | 'odds',
  names: readonly string[],
): string =>
  block('server', [
    ...listening(settings, brand, names),
    ...(group === 'app' ? [live(settings, LIVE_PATH)] : []),
    calls(settings, '/'),
    apiAway(),
  ])

/**
 * Time limits of a server. A connection is under those of the first server of its port until it has named its host, so every
 * server has them.
 */
const times = ({ headersMs }: NginxSettings): string[] => [
  // Headers as a whole, then what may pass between two pieces of a body or of an answer.
  ...[`client_header_timeout ${headersMs}ms;`, 'client_body_timeout 5s;', 'send_timeout 20s;'],
  ...['keepalive_timeout 65s;', 'reset_timedout_connection on;'],
]

/** On IPv4 and on IPv6, whose sockets are apart. */
const listenOn = ({ ipv6 }: NginxSettings, port: number, how = ''): string[] =>
  [`${port}`, ...(ipv6 ? [`[::]:${port}`] : [])].map((address) => `listen ${address}${how};`)

function listening(settings: NginxSettings, brand: BrandFile, names: readonly string[]): string[] {
  const { listen, openPerNetwork } = settings
  const server = [
    `server_name ${names.join(' ')};`,
    ...['client_max_body_size 256k;', 'server_tokens off;'],
    `limit_conn touchline_open ${openPerNetwork};`,
    ...times(settings),
  ]
  switch (listen.kind) {
    case 'plain':
      return [...listenOn(settings, listen.port), ...server]
    case 'tls':
      return [
        ...listenOn(settings, listen.port, ' ssl http2'),
        ...server,
        `ssl_certificate ${listen.certificates}/${brand.id}/fullchain.pem;`,
        `ssl_certificate_key ${listen.certificates}/${brand.id}/privkey.pem;`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
        'ssl_session_cache shared:touchline_tls:10m;',
        // For the page; places with headers of their own do not take these over.
        ...headers(HSTS),
      ]
  }
}

/** Hosts of nobody are turned away, and known ones are led to TLS. */
export function otherServers(settings: NginxSettings, brands: readonly BrandFile[]): string[] {
  const { listen } = settings
  const refusal = ['server_name _;', 'server_tokens off;', ...times(settings), 'return 421;']
  switch (listen.kind) {
    case 'plain':
      return [block('server', [...listenOn(settings, listen.port, ' default_server'), ...refusal])]
    case 'tls': {
      const names = brands.flatMap((brand) => hostsOf(brand).map(({ host }) => host))
      return [
        block('server', [
          ...listenOn(settings, listen.port, ' ssl http2 default_server'),
          'server_name _;',
          ...times(settings),
          'ssl_reject_handshake on;',
        ]),
        block('server', [...listenOn(settings, listen.redirectPort, ' default_server'), ...refusal]),
        block('server', [
          ...listenOn(settings, listen.redirectPort),
          `server_name ${names.join(' ')};`,
          ...times(settings),
          `return 301 https://$host${listen.port === HTTPS ? '' : `:${listen.port}`}$request_uri;`,
        ]),
      ]
    }
  }
}
