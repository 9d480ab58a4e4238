import type { BrandFile } from '../../brands/brand-file'
import { COMMON_HEADERS, FILE_POLICY, IMMUTABLE } from '../policy'
import { UNREACHED } from '../proxy'
import { block, headers } from './block'
import { closedPage } from './closed-page'
import type { NginxSettings } from './nginx-settings'

/** Who asks, as this nginx sees it: set and never appended to, so that nobody can claim to be another address. */
const passOn = (host: string, brand: string): string[] => [
  'proxy_http_version 1.1;',
  `proxy_set_header Host ${host};`,
  `proxy_set_header X-Forwarded-Host ${host};`,
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $touchline_scheme;',
  'proxy_set_header X-Real-IP $remote_addr;',
  'proxy_set_header Forwarded "";',
  `proxy_set_header X-Brand ${brand};`,
]

/** The live socket alone is an upgrade; whoever asks for one elsewhere is answered as if they had not. */
const NO_UPGRADE = ['proxy_set_header Upgrade "";', 'proxy_set_header Connection "";']
const UPGRADE = ['proxy_set_header Upgrade $http_upgrade;', 'proxy_set_header Connection upgrade;']

const NO_STORE = { 'cache-control': 'no-store' }
const FILE_HEADERS = { ...COMMON_HEADERS, 'content-security-policy': FILE_POLICY }

/** Files that only ever change their address; what is missing must not be remembered. */
export const assets = ({ releases, brotli }: NginxSettings, secure: Record<string, string>): string =>
  [
    block('location /assets/', [
      `alias ${releases}/;`,
      'etag off;',
      'gzip_static on;',
      'gzip_vary on;',
      ...(brotli ? ['brotli_static on;'] : []),
      block('types', TYPES),
      'default_type application/octet-stream;',
      ...headers({ ...FILE_HEADERS, ...secure, 'cache-control': IMMUTABLE }),
      'error_page 403 404 = @no_such_file;',
      block('location ~ /\\.', ['return 404;']),
    ]),
    block('location @no_such_file', [
      ...headers({ ...FILE_HEADERS, ...secure, ...NO_STORE }),
      'default_type text/plain;',
      'return 404 "No such file.";',
    ]),
  ].join('\n')

const TYPES = [
  'text/javascript js mjs;',
  'text/css css;',
  'text/html html;',
  'application/json json map;',
  'image/svg+xml svg;',
  'image/png png;',
  'image/jpeg jpg jpeg;',
  'image/webp webp;',
  'image/x-icon ico;',
  'font/woff2 woff2;',
]

interface CallPlace {
  /** Where they stand on this host, and their prefix at the API. */
  at: string
  to: string
  host: string
  extra?: readonly string[]
}

/**
 * Calls of one group. A body is read whole before the API is asked. nginx asks another API process only when the first took
 * no connection: a POST is never sent twice.
 */
export const calls = (
  settings: NginxSettings,
  brand: BrandFile,
  { at, to, host, extra = [] }: CallPlace,
): string =>
  block(`location ${at}`, [
    `limit_req zone=touchline_calls burst=${settings.callsBurst} nodelay;`,
    `limit_conn touchline_open_calls ${settings.callsPerAddress};`,
    ...extra,
    ...headers(COMMON_HEADERS),
    ...passOn(host, brand.id),
    ...NO_UPGRADE,
    'proxy_request_buffering on;',
    'proxy_read_timeout 35s;',
    `proxy_pass http://touchline_api${to};`,
    'error_page 502 504 = @api_away;',
  ])

/** The live socket, at its one path. */
export const live = (
  settings: NginxSettings,
  brand: BrandFile,
  { at, to, host, extra = [] }: CallPlace,
): string =>
  block(`location = ${at}`, [
    `limit_req zone=touchline_calls burst=${settings.callsBurst} nodelay;`,
    `limit_conn touchline_sockets ${settings.socketsPerAddress};`,
    ...extra,
    ...headers(COMMON_HEADERS),
    ...passOn(host, brand.id),
    ...UPGRADE,
    // The API pings every 20 s.
    'proxy_read_timeout 75s;',
    'proxy_send_timeout 75s;',
    `proxy_pass http://touchline_api${to};`,
    'error_page 502 504 = @api_away;',
  ])

/** What the page understands when no API process answers. */
export const apiAway = (): string =>
  block('location @api_away', [
    ...headers({ ...COMMON_HEADERS, ...NO_STORE }),
    'default_type application/json;',
    `return 502 '${JSON.stringify(UNREACHED).replaceAll("'", '’')}';`,
  ])

/** Page, release document and brand files come from the edge, with the headers and the policy that it gives them. */
export const page = (brand: BrandFile): string[] => [
  block('location = /release/health', [
    'limit_req zone=touchline_reports burst=60 nodelay;',
    'client_max_body_size 16k;',
    ...passOn('$http_host', brand.id),
    ...NO_UPGRADE,
    'proxy_pass http://touchline_edge;',
  ]),
  block('location /', [
    ...passOn('$http_host', brand.id),
    ...NO_UPGRADE,
    'proxy_pass http://touchline_edge;',
    'proxy_next_upstream error timeout http_502;',
    'proxy_connect_timeout 2s;',
    'error_page 502 504 =503 @closed;',
  ]),
]

/** The page that stands in while no edge answers. */
export const closed = (settings: NginxSettings, brand: BrandFile): string =>
  block('location @closed', [
    `root ${settings.closedPages};`,
    'internal;',
    'default_type text/html;',
    'charset utf-8;',
    ...headers({
      ...COMMON_HEADERS,
      ...NO_STORE,
      'content-security-policy': closedPage(brand).policy,
      'retry-after': '20',
    }),
    `try_files /${brand.id}.html =503;`,
  ])
