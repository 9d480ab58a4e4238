import type { RemoteModule } from '@touchline/contracts'
import { mountArea } from './app/mount-area'

/** What the shell gets of the sportsbook. */
const remote: RemoteModule = {
  name: 'sportsbook',
  version: process.env.AREA_VERSION ?? 'dev',
  contractRange: process.env.CONTRACT_RANGE ?? '^1.0',
  mount: mountArea,
  parcels: {
    menu: async (target, host) => (await import('./app/menu-parcel')).mountMenu(target, host),
    aside: async (target, host) => (await import('./app/aside-parcel')).mountAside(target, host),
  },
}

export default remote
