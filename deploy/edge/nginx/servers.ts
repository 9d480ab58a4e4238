import { LIVE_PATH } from '@touchline/contracts/live'
import type { BrandFile } from '../../brands/brand-file'
import { hostsOf } from '../../brands/hosts'
import { LIVE } from '../live-tunnel'
import { block, headers } from './block'
import { apiAway, assets, calls, closed, live, page } from './locations'
import type { NginxSettings } from './nginx-settings'

/** What browsers take when no port is named. */
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

function listening({ listen }: NginxSettings, brand: BrandFile, names: readonly string[]): string[] {
  const server = [
    `server_name ${names.join(' ')};`,
    ...['client_max_body_size 256k;', 'server_tokens off;'],
    // Headers as a whole, then what may pass between two pieces of a body or of an answer.
    ...['client_header_timeout 10s;', 'client_body_timeout 5s;', 'send_timeout 20s;'],
    ...['keepalive_timeout 65s;', 'reset_timedout_connection on;'],
  ]
  switch (listen.kind) {
    case 'plain':
      return [`listen ${listen.port};`, ...server]
    case 'tls':
      return [
        `listen ${listen.port} ssl http2;`,
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
export function otherServers({ listen }: NginxSettings, brands: readonly BrandFile[]): string[] {
  const refusal = ['server_name _;', 'server_tokens off;', 'return 421;']
  switch (listen.kind) {
    case 'plain':
      return [block('server', [`listen ${listen.port} default_server;`, ...refusal])]
    case 'tls': {
      const names = brands.flatMap((brand) => hostsOf(brand).map(({ host }) => host))
      return [
        block('server', [
          `listen ${listen.port} ssl http2 default_server;`,
          'server_name _;',
          'ssl_reject_handshake on;',
        ]),
        block('server', [`listen ${listen.redirectPort} default_server;`, ...refusal]),
        block('server', [
          `listen ${listen.redirectPort};`,
          `server_name ${names.join(' ')};`,
          `return 301 https://$host${listen.port === HTTPS ? '' : `:${listen.port}`}$request_uri;`,
        ]),
      ]
    }
  }
}
