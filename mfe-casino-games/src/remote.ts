import type { RemoteModule } from '@touchline/contracts/host'
import { AREA } from './app/area'
import { createGamesArea } from './app/create-games-area'

const remote: RemoteModule = { ...AREA, mount: createGamesArea }

export default remote
