import type { BrandFile } from '../../brands/brand-file'
import { FILE_TYPES } from '../file-types'
import { COMMON_HEADERS, FILE_POLICY, IMMUTABLE } from '../policy'
import { CONNECTION_FAILED } from '../proxy'
import { block, headers, quoted } from './block'
import { closedPage } from './closed-page'
import type { NginxSettings } from './nginx-settings'

/** Who asks, as this nginx sees it: set and never appended to, so that nobody can claim to be another address. */
const PASS_ON = [
  'proxy_http_version 1.1;',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-Host $http_host;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $touchline_scheme;',
  'proxy_set_header X-Real-IP $remote_addr;',
  'proxy_set_header Forwarded "";',
]

/** The live socket alone is an upgrade; elsewhere nginx ignores a request for one. */
const NO_UPGRADE = ['proxy_set_header Upgrade "";', 'proxy_set_header Connection "";']
const UPGRADE = ['proxy_set_header Upgrade $http_upgrade;', 'proxy_set_header Connection upgrade;']

const NO_STORE = { 'cache-control': 'no-store' }
const FILE_HEADERS = { ...COMMON_HEADERS, 'content-security-policy': FILE_POLICY }

/** Files that only ever change their address; browsers must not cache that a file is missing. */
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
      ...headers({ ...FILE_HEADERS, ...secure }),
      // Without `always`: a refusal is not remembered.
      `add_header cache-control ${quoted(IMMUTABLE)};`,
      'error_page 403 404 = @no_such_file;',
      block('location ~ /\\.', ['return 404;']),
    ]),
    block('location @no_such_file', [
      ...headers({ ...FILE_HEADERS, ...secure, ...NO_STORE }),
      'default_type text/plain;',
      'return 404 "No such file.";',
    ]),
  ].join('\n')

const TYPES = Object.entries(FILE_TYPES).map(([type, ends]) => `${type} ${ends.join(' ')};`)

/** Members are recognized by the edge: what a whole network may do here is more than it answers. */
const coarse = ({ callsBurst }: NginxSettings): string =>
  `limit_req zone=touchline_calls burst=${callsBurst} nodelay;`

/**
 * Calls, at a path. A body is read whole before the edge is asked. nginx asks another edge only when the first took no
 * connection: a POST is never sent twice.
 */
export const calls = (settings: NginxSettings, at: string): string =>
  block(`location ${at}`, [
    coarse(settings),
    ...PASS_ON,
    ...NO_UPGRADE,
    'proxy_request_buffering on;',
    'proxy_read_timeout 35s;',
    'proxy_pass http://touchline_edge;',
    'error_page 502 504 = @api_away;',
  ])

/** The live socket, at its one path. */
export const live = (settings: NginxSettings, at: string): string =>
  block(`location = ${at}`, [
    coarse(settings),
    ...PASS_ON,
    ...UPGRADE,
    // The API pings every 20 s.
    'proxy_read_timeout 75s;',
    'proxy_send_timeout 75s;',
    'proxy_pass http://touchline_edge;',
    'error_page 502 504 = @api_away;',
  ])

/** The answer that a page understands when no edge answers a call. */
export const apiAway = (): string =>
  block('location @api_away', [
    ...headers({ ...COMMON_HEADERS, ...NO_STORE }),
    'default_type application/json;',
    `return 502 '${JSON.stringify(CONNECTION_FAILED).replaceAll("'", '’')}';`,
  ])

/** Page, release document and brand files, with the headers and the policy that the edge gives them. */
export const page = (): string =>
  block('location /', [
    ...PASS_ON,
    ...NO_UPGRADE,
    'proxy_pass http://touchline_edge;',
    'proxy_next_upstream error timeout http_502;',
    'proxy_connect_timeout 2s;',
    'error_page 502 504 =503 @closed;',
  ])

/** Where edges reach the API when it has several processes: they say who asks, and this place hands that on. */
export const apiProcesses = ({ apiListen }: NginxSettings): string =>
  block('server', [
    `listen ${apiListen};`,
    'server_name _;',
    'client_max_body_size 256k;',
    block('location /', [
      'proxy_http_version 1.1;',
      'proxy_set_header Host $http_host;',
      'proxy_set_header Upgrade $http_upgrade;',
      'proxy_set_header Connection $touchline_connection;',
      'proxy_read_timeout 75s;',
      'proxy_send_timeout 75s;',
      'proxy_pass http://touchline_api;',
    ]),
  ])

/** The page that nginx shows while no edge answers. */
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
