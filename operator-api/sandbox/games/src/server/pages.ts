import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { gameOf } from './catalogue/game-list'

export interface PageSettings {
  /** Folder of the built client: `shell.html`, `assets`. */
  readonly folder: string
  readonly frameAncestors: string
}

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** Game pages and their files, which are few: they stay in memory. */
export function pages(app: FastifyInstance, { folder, frameAncestors }: PageSettings): void {
  const files = new Map<string, Buffer>()
  const read = (name: string): Buffer | null => {
    const known = files.get(name)
    if (known) return known
    try {
      const bytes = readFileSync(join(folder, name))
      files.set(name, bytes)
      return bytes
    } catch {
      return null
    }
  }
  const preloads = JSON.parse(String(read('preloads.json') ?? '{}')) as Readonly<Record<string, string[]>>
  const preloadsOf = (kind: string): string =>
    (preloads[kind] ?? []).map((file) => `<link rel="modulepreload" href="/assets/${file}">`).join('')
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${frameAncestors}`,
  ].join('; ')

  app.get<{ Params: { code: string } }>('/g/:code', async ({ params }, reply) => {
    const game = gameOf(params.code)
    if (!game) return reply.code(404).type('text/plain').send('No such game.')
    const { name, kind } = game.facts
    const shell = String(read('shell.html'))
      .replaceAll('{{name}}', name)
      .replaceAll('{{kind}}', kind)
      .replace('{{preloads}}', preloadsOf(kind))
    return reply
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
        'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      })
      .type('text/html; charset=utf-8')
      .send(shell)
  })

  app.get<{ Params: { file: string } }>('/assets/:file', async ({ params, headers }, reply) => {
    const type = /^[\w.-]+\.(js|css|json)$/.exec(params.file)?.[1]
    if (!type) return reply.code(404).send()
    const isBrotli = /\bbr\b/.test(headers['accept-encoding'] ?? '')
    const bytes = (isBrotli && read(`assets/${params.file}.br`)) || read(`assets/${params.file}`)
    if (!bytes) return reply.code(404).send()
    if (isBrotli && read(`assets/${params.file}.br`)) reply.header('content-encoding', 'br')
    return send(reply, bytes, TYPES[type] as string)
  })
}

const send = (reply: FastifyReply, bytes: Buffer, type: string): FastifyReply =>
  reply
    .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
    .type(type)
    .send(bytes)
