import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether every build is published and its area stands in the release document: then there is nothing to release. */
export async function areReleased(builds, { DATA_DIR, RELEASE_URL }) {
  const response = await fetch(`${RELEASE_URL}/document`)
  if (!response.ok) return false
  const document = await response.json()
  return builds.every((dist) => {
    const { area, version } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'))
    const isNamed = area === 'shell' || area in document.remotes
    return isNamed && existsSync(join(DATA_DIR, 'releases', area, version, 'release.json'))
  })
}
