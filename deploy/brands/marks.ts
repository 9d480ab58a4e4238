import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from './fault'

/** The drawings that a brand brings: its mark for light and for dark grounds, and for the browser's tab. */
export const MARK_FILES = ['logo.svg', 'logo-dark.svg', 'favicon.svg'] as const
export type MarkName = (typeof MARK_FILES)[number]

/** A file of a brand as browsers get it; its address has the `hash`, so that browsers may keep it for ever. */
export interface BrandAsset {
  body: Buffer
  type: string
  hash: string
}

export const assetOf = (body: Buffer, type: string): BrandAsset => ({
  body,
  type,
  hash: createHash('sha256').update(body).digest('hex').slice(0, 16),
})

export async function readMarks(folder: string): Promise<Record<MarkName, BrandAsset>> {
  const entries = await Promise.all(
    MARK_FILES.map(
      async (name) => [name, assetOf(await readFile(join(folder, name)), 'image/svg+xml')] as const,
    ),
  )
  return Object.fromEntries(entries) as Record<MarkName, BrandAsset>
}

const BYTES_MAX = 16 * 1024

/** A drawing is shown on every page: small, scalable, and unable to run or to fetch anything. */
const DRAWING_RULES: readonly [message: string, isBroken: (svg: string) => boolean][] = [
  [`must be at most ${BYTES_MAX / 1024} kB`, (svg) => Buffer.byteLength(svg) > BYTES_MAX],
  ['must be an SVG drawing with a viewBox', (svg) => !/<svg\b[^>]*\bviewBox=/.test(svg)],
  ['must hold no script', (svg) => /<script\b|\son[a-z]+\s*=|javascript:/i.test(svg)],
  ['must hold no foreign content', (svg) => /<(foreignObject|iframe|image|use)\b/i.test(svg)],
  [
    'must fetch nothing from elsewhere',
    (svg) => /(href|src)\s*=\s*["'](?!#)|url\((?!["']?#)|@import/i.test(svg),
  ],
]

export async function markFaults(folder: string): Promise<Fault[]> {
  const faults = await Promise.all(
    MARK_FILES.map(async (name) => {
      const svg = await readFile(join(folder, name), 'utf8').catch(() => null)
      if (svg === null) return [{ path: name, message: 'is missing' }]
      return DRAWING_RULES.flatMap(([message, isBroken]) => (isBroken(svg) ? [{ path: name, message }] : []))
    }),
  )
  return faults.flat()
}
