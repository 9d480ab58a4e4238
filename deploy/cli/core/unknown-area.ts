import { nearestOrAll } from '../../release-service/nearest'
import { CliError } from './cli-error'

/** The error for an area that is not in a release: names the nearest area, or all of them. */
export function unknownArea(
  area: string,
  areas: readonly string[],
  { brand, channel }: { brand: string; channel: string },
): CliError {
  const hint = nearestOrAll(area, areas)
  return new CliError(
    'refused',
    `There is no area ${area} in ${brand} ${channel}${hint.endsWith('?') ? hint : `${hint}.`}`,
    '"touchline status" shows what runs.',
  )
}
