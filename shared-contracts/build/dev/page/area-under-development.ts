import type { RemoteModule } from '@touchline/contracts/host'

/** Stands for the remote that is being worked on; the development build puts that one in its place. */
const area: RemoteModule = {
  name: 'nobody',
  version: '0.0.0',
  contractRange: '^1.0',
  mount: () => Promise.reject(new Error('The development build names no remote.')),
}

export default area
