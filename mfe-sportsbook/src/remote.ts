import type { RemoteModule } from '@touchline/contracts'
import { mountArea } from './app/mount-area'

const version = process.env.AREA_VERSION ?? 'dev'

/**
 * What the shell gets of the sportsbook. The board comes with the entry, because it is what the first route shows; pieces
 * beside it are files of their own.
 */
const remote: RemoteModule = {
  name: 'sportsbook',
  version,
  contractRange: process.env.CONTRACT_RANGE ?? '^1.0',
  mount: (target, host) => mountArea(target, host, version),
  parcels: {
    slip: async (target, host) => (await import('./app/slip-parcel')).mountSlip(target, host),
    menu: async (target, host) => (await import('./app/menu-parcel')).mountMenu(target, host, version),
    aside: async (target, host) => (await import('./app/aside-parcel')).mountAside(target, host, version),
  },
}

export default remote
