import type { RemoteModule } from '@touchline/contracts/host'
import { createPages } from './app/create-pages'
import { createPageMenu } from './app/page-menu'
import { slipWords } from './locales/words'

const version = process.env.AREA_VERSION ?? 'dev'
const menuOf = createPageMenu()

/**
 * What the shell gets of the sportsbook. The board comes with the entry, because it is what the first route shows; pieces
 * beside it are files of their own.
 */
const remote: RemoteModule = {
  name: 'sportsbook',
  version,
  contractRange: process.env.CONTRACT_RANGE ?? '^1.0',
  mount: (target, host) => createPages({ target, host, version, menu: menuOf(host) }),
  parcels: {
    slip: async (target, host) => {
      const words = slipWords.load(host.locale.language())
      const [{ mountSlip }] = await Promise.all([import('./app/slip-parcel'), words])
      return mountSlip(target, host)
    },
    menu: async (target, host) =>
      (await import('./app/menu-parcel')).mountMenu(target, host, version, menuOf(host)),
    aside: async (target, host) => (await import('./app/aside-parcel')).mountAside(target, host, version),
  },
}

export default remote
