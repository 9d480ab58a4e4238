import { definePackage } from '@touchline/build/webpack'

/** For the page of primitives alone (`npm run dev -- ui`): other packages bundle this package themselves. */
export default definePackage({ area: 'ui', kind: 'remote', port: 3190, page: './showcase/showcase.tsx' })
