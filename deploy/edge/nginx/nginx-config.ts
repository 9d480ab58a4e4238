import type { BrandFile } from '../../brands/brand-file'
import { block } from './block'
import type { NginxSettings } from './nginx-settings'
import { brandServers, otherServers } from './servers'

/**
 * The configuration of an nginx before edge and API, for the `http` block: released files from the folder, calls and
 * sockets straight to the API, pages from the edge. Hosts come from the brand files, headers and policies from the edge.
 */
export function nginxConfig(settings: NginxSettings, brands: readonly BrandFile[]): string {
  return [
    '# Written by deploy/edge/nginx/generate.ts from the brand files; changes belong there.',
    ...upstreams(settings),
    ...variables(settings),
    ...limits(settings),
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
    block('upstream touchline_api', ['least_conn;', ...servers(api), 'keepalive 64;']),
    block('upstream touchline_edge', [...servers(edge), 'keepalive 16;']),
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
    // The page of a host for calls is the host without the name of the group.
    block('map $http_host $touchline_page_host', [
      'default $http_host;',
      '~^(?:app|odds)\\.(?<touchline_rest>.+)$ $touchline_rest;',
    ]),
    block('map "$touchline_scheme://$touchline_page_host $http_origin" $touchline_own_origin', [
      'default "";',
      '"~^(\\S+) \\1$" $http_origin;',
    ]),
    ...Object.entries(TO_OWN_PAGE).map(([name, value]) =>
      block(`map $touchline_own_origin $${name}`, [`default "${value}";`, '"" "";']),
    ),
  ]
}

const TO_OWN_PAGE = {
  touchline_own_page: 'true',
  touchline_own_methods: 'GET, POST',
  touchline_own_headers: 'content-type',
  touchline_own_age: '7200',
}

const limits = ({ callsPerSecond }: NginxSettings): string[] => [
  `limit_req_zone $binary_remote_addr zone=touchline_calls:20m rate=${callsPerSecond}r/s;`,
  'limit_req_zone $binary_remote_addr zone=touchline_reports:10m rate=120r/m;',
  'limit_conn_zone $binary_remote_addr zone=touchline_open_calls:20m;',
  'limit_conn_zone $binary_remote_addr zone=touchline_sockets:20m;',
  'limit_req_status 429;',
  'limit_conn_status 429;',
]
