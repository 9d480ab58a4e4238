import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** One small drawing a country: `ES.svg`, and `GB-SCT.svg` for a part of a country with its own team. */
const DRAWINGS = join(
  dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')),
  '3x2',
)

const FLAG = /^[A-Z]{2}(-[A-Z]{3})?\.svg$/

/** Flags of countries at `/flags/<code>.svg`. They change as rarely as countries do, so a browser keeps them for a month. */
export function serveFlags(app: FastifyInstance): void {
  const drawings = new Map<string, Buffer>()
  const drawingOf = async (file: string): Promise<Buffer | null> => {
    const held = drawings.get(file)
    if (held || !FLAG.test(file)) return held ?? null
    const drawing = await readFile(join(DRAWINGS, file)).catch(() => null)
    if (drawing) drawings.set(file, drawing)
    return drawing
  }
  app.get<{ Params: { file: string } }>('/flags/:file', async ({ params }, reply) => {
    const drawing = await drawingOf(params.file)
    if (!drawing) return reply.callNotFound()
    return (
      reply
        .header('cache-control', 'public, max-age=2592000')
        // A drawing is shown by a page and never is one.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/svg+xml')
        .send(drawing)
    )
  })
}
