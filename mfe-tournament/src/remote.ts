import type { RemoteModule } from '@touchline/contracts/host'
import { AREA } from './app/area'
import { createTournamentArea } from './app/create-tournament-area'

const remote: RemoteModule = { ...AREA, mount: createTournamentArea }

export default remote
