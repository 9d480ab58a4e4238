import { ReleaseDocument } from '@touchline/contracts/release'
import * as v from 'valibot'
import type { BrandFile } from './brand-file'

/** A pin that the brand file asks for and that the release does not have yet. */
export interface MissingPin {
  area: string
  version: string
}

/** The file's pins that are not in effect. Pins set by hand stay unchanged. */
export function missingPins({ pins }: Pick<BrandFile, 'pins'>, document: ReleaseDocument): MissingPin[] {
  const areas: ReleaseDocument['remotes'] = { ...document.remotes, shell: document.shell }
  return Object.entries(pins)
    .filter(([area, version]) => areas[area]?.pinned !== version)
    .map(([area, version]) => ({ area, version }))
}

export interface PinTarget {
  /** Address of the release service. */
  service: string
  token: string
  channel: string
}

/**
 * Brings the pins of a brand file into its release, one change for each.
 * @throws Error with the service's reason when a change is refused
 */
export async function applyPins(
  file: Pick<BrandFile, 'id' | 'pins'>,
  target: PinTarget,
): Promise<MissingPin[]> {
  const { service, token, channel } = target
  const identity = { brand: file.id, channel }
  const answer = await fetch(`${service}/document?${new URLSearchParams(identity)}`).catch(() => null)
  if (!answer) throw new Error(`No release service answers at ${service}.`)
  if (!answer.ok) throw new Error(`${file.id} has no release yet`)
  let document = v.parse(ReleaseDocument, await answer.json())
  const missing = missingPins(file, document)
  for (const { area, version } of missing) {
    const changed = await fetch(`${service}/change`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...identity,
        expected: document.revision,
        change: { kind: 'pin', area, version },
        reason: 'the brand file pins it',
      }),
    })
    if (!changed.ok) throw new Error(`${area}@${version} of ${file.id}: ${await changed.text()}`)
    document = v.parse(ReleaseDocument, await changed.json())
  }
  return missing
}
