// Publishes the finished builds named on the command line and puts the new ones into the release document.
import { join } from 'node:path'
import type { ReleaseDocument } from '@touchline/contracts'
import { publish } from '../cli/publish'
import { localBrands } from './brands.mjs'

const { DATA_DIR = '.data', RELEASE_URL = 'http://127.0.0.1:8082', RELEASE_TOKEN = '' } = process.env

const published: Awaited<ReturnType<typeof publish>>[] = []
for (const dist of process.argv.slice(2)) published.push(await publish(dist, join(DATA_DIR, 'releases')))

// One after the other: each brand has a document of its own.
for (const { id } of localBrands()) await release(id)

async function release(brand: string): Promise<void> {
  const response = await fetch(`${RELEASE_URL}/document?brand=${brand}`)
  const document = response.ok ? ((await response.json()) as ReleaseDocument) : null
  // Builds that were published before stay as the document has them: somebody may have rolled one of them back.
  const wanted = published.filter(({ area, isNew }) => isNew || !knows(document, area))
  if (wanted.length === 0) return
  const versions = Object.fromEntries(wanted.map(({ area, release: { version } }) => [area, version]))
  await change(brand, document?.revision ?? 0, versions)
}

function knows(document: ReleaseDocument | null, area: string): boolean {
  return document !== null && (area === 'shell' || area in document.remotes)
}

async function change(brand: string, expected: number, versions: Record<string, string>): Promise<void> {
  const answer = await fetch(`${RELEASE_URL}/change`, {
    method: 'POST',
    headers: { authorization: `Bearer ${RELEASE_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      brand,
      channel: 'production',
      expected,
      change: { kind: 'set', versions },
      actor: 'local start',
      reason: expected === 0 ? 'first release' : 'sources changed',
    }),
  })
  if (!answer.ok) throw new Error(`The release to ${brand} was refused: ${await answer.text()}`)
}
