import type { RemoteModule } from '@touchline/contracts/host'

/** Replaced by the remote under development in its build. */
const area: RemoteModule = {
  name: 'nobody',
  version: '0.0.0',
  contractRange: '^1.0',
  mount: () => Promise.reject(new Error('The development build names no remote.')),
}

export default area
