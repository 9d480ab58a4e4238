import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localBrands } from './brands.mjs'

/** Whether every build is published and in the release document of every brand: then there is nothing to release. */
export async function areReleased(builds, { DATA_DIR, RELEASE_URL }) {
  const documents = await Promise.all(localBrands().map(({ id }) => documentOf(RELEASE_URL, id)))
  return builds.every((dist) => {
    const { area, version } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'))
    const isNamed = documents.every((document) => document && (area === 'shell' || area in document.remotes))
    return isNamed && existsSync(join(DATA_DIR, 'releases', area, version, 'release.json'))
  })
}

async function documentOf(service, brand) {
  const response = await fetch(`${service}/document?brand=${brand}`)
  return response.ok ? response.json() : null
}
