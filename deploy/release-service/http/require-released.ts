import { nearestOrAll } from '../nearest'
import type { Releases } from '../release/releases'
import { HttpRefusal } from './refusal'

/** @throws HttpRefusal 404 that names the nearest brand or channel when none that has a release is called so */
export function requireReleased(
  releases: Releases,
  { brand, channel }: { brand?: string | undefined; channel?: string | undefined },
): void {
  const identities = releases.identities()
  const ofBrand = identities.filter((one) => brand === undefined || one.brand === brand)
  if (brand !== undefined && ofBrand.length === 0)
    throw new HttpRefusal(
      404,
      `nothing is released for a brand ${brand}${nearestOrAll(
        brand,
        identities.map((one) => one.brand),
      )}`,
    )
  if (channel === undefined || ofBrand.some((one) => one.channel === channel)) return
  const nearest = nearestOrAll(
    channel,
    ofBrand.map((one) => one.channel),
  )
  throw new HttpRefusal(
    404,
    `nothing is released for ${brand ?? 'any brand'} in a channel ${channel}${nearest}`,
  )
}
