import type { RemoteModule } from '@touchline/contracts'
import { mountArea } from './app/mount-area'

/**
 * What the shell gets of the sportsbook. The board comes with the entry, because it is what the first route shows; pieces
 * beside it are files of their own.
 */
const remote: RemoteModule = {
  name: 'sportsbook',
  version: process.env.AREA_VERSION ?? 'dev',
  contractRange: process.env.CONTRACT_RANGE ?? '^1.0',
  mount: mountArea,
  parcels: {
    slip: async (target, host) => (await import('./app/slip-parcel')).mountSlip(target, host),
    menu: async (target, host) => (await import('./app/menu-parcel')).mountMenu(target, host),
    aside: async (target, host) => (await import('./app/aside-parcel')).mountAside(target, host),
  },
}

export default remote
