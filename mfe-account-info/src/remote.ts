import type { RemoteModule } from '@touchline/contracts/host'
import { AREA } from './app/area'
import { createAccountArea } from './app/create-account-area'

const remote: RemoteModule = { ...AREA, mount: createAccountArea }

export default remote
