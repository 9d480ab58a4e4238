import type { BrandFile } from '../../brands/brand-file'
import { block } from './block'
import { apiProcesses } from './locations'
import type { NginxSettings } from './nginx-settings'
import { brandServers, otherServers } from './servers'

/**
 * The configuration of an nginx before the edges, for the `http` block: released files from the folder, all
 * the rest from the edges, and the API's processes for these. Hosts come from the brand files, headers and policies from the edge.
 */
export function nginxConfig(settings: NginxSettings, brands: readonly BrandFile[]): string {
  return [
    '# Written by deploy/edge/nginx/generate.ts from the brand files; changes belong there.',
    ...upstreams(settings),
    ...variables(settings),
    ...limits(settings),
    ...(settings.api.length > 0 ? [apiProcesses(settings)] : []),
    ...otherServers(settings, brands),
    ...brands.flatMap((brand) => brandServers(settings, brand)),
    '',
  ].join('\n\n')
}

function upstreams({ api, edge }: NginxSettings): string[] {
  const servers = (addresses: readonly string[]) =>
    addresses.map((address) => `server ${address} max_fails=2 fail_timeout=5s;`)
  return [
    // Sockets stay for hours, so the process with the fewest connections is next.
    block('upstream touchline_edge', ['least_conn;', ...servers(edge), 'keepalive 64;']),
    ...(api.length > 0
      ? [block('upstream touchline_api', ['least_conn;', ...servers(api), 'keepalive 64;'])]
      : []),
  ]
}

function variables({ trustedProxies }: NginxSettings): string[] {
  const trusted = trustedProxies.map((address) => `${address} 1;`)
  return [
    // Only a load balancer that is known may say that the browser spoke TLS to it.
    block('geo $realip_remote_addr $touchline_trusted', ['default 0;', ...trusted]),
    block('map "$touchline_trusted $http_x_forwarded_proto" $touchline_scheme', [
      'default $scheme;',
      '"1 https" https;',
    ]),
    ...(trusted.length === 0
      ? []
      : [
          ...trustedProxies.map((address) => `set_real_ip_from ${address};`),
          'real_ip_header X-Forwarded-For;',
          'real_ip_recursive on;',
        ]),
    block('map $http_upgrade $touchline_connection', ['default upgrade;', '"" "";']),
    // One visitor: an address, or the first half of an IPv6 one.
    block('map $binary_remote_addr $touchline_network', [
      'default $binary_remote_addr;',
      '"~(?s)^(?<touchline_half>.{8}).{8}\\z" $touchline_half;',
    ]),
  ]
}

const limits = ({ callsPerSecond }: NginxSettings): string[] => [
  `limit_req_zone $touchline_network zone=touchline_calls:20m rate=${callsPerSecond}r/s;`,
  'limit_conn_zone $touchline_network zone=touchline_open:20m;',
  'limit_req_status 429;',
  'limit_conn_status 429;',
]
