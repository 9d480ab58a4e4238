import { nearestOrAll } from '../../release-service/nearest'
import { CliError } from './cli-error'

/** An area that is not in a release: the nearest one is named, or those that there are. */
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
