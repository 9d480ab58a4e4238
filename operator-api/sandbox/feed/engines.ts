import { basketballEngine } from './basketball/basketball-engine'
import { bestOfThreeEngine } from './best-of-three/best-of-three-engine'
import { footballEngine } from './football/football-engine'
import type { League } from './leagues/league'
import type { Engine } from './play/engine'
import { paceAt } from './play/pace'
import { tennisEngine } from './tennis/tennis-engine'

/** A sport each: the same seed and speed play the same matches. */
export function enginesOf(seed: string, speed: number): Record<League['model'], Engine> {
  const pace = paceAt(speed)
  return {
    football: footballEngine({ seed, pace }),
    basketball: basketballEngine({ seed, pace }),
    tennis: tennisEngine({ seed, pace }),
    esports: bestOfThreeEngine({ seed, pace }),
  }
}
