// Publishes the finished builds named on the command line and puts the new ones into the release of every brand.
import { createReleaseClient } from '../cli/service/release-client'
import { type Uploaded, uploadBuild } from '../cli/upload-build'
import { localBrands } from './brands.mjs'

const { RELEASE_URL = 'http://127.0.0.1:8082', RELEASE_TOKEN = '' } = process.env

const client = createReleaseClient({ url: RELEASE_URL, token: RELEASE_TOKEN })
const published: Uploaded[] = []
for (const dist of process.argv.slice(2)) {
  published.push(await uploadBuild(client, dist, { dryRun: false, step: () => undefined }))
}
// One after the other: each brand has a document of its own.
for (const { id } of localBrands()) await release(id)

async function release(brand: string): Promise<void> {
  const identity = { brand, channel: 'production' }
  const document = await client.document(identity)
  const isNamed = (area: string) => document !== null && (area === 'shell' || area in document.remotes)
  // Builds that were published before stay as the document has them: somebody may have rolled one of them back.
  const wanted = published.filter(({ area, isNew }) => isNew || !isNamed(area))
  if (wanted.length === 0) return
  const versions = Object.fromEntries(wanted.map(({ area, manifest }) => [area, manifest.version]))
  const answer = await client.change({
    ...identity,
    expected: document?.revision ?? 0,
    change: { kind: 'set', versions },
    reason: document === null ? 'first release' : 'sources changed',
    dryRun: false,
    // What stands in this folder was built a moment ago by whoever starts it.
    unchecked: true,
  })
  if (answer.kind !== 'changed')
    throw new Error(`The release to ${brand} was refused: ${JSON.stringify(answer)}`)
}
