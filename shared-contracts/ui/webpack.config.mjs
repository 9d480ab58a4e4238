import { definePackage } from '@touchline/build/webpack'

/** Of the page of primitives alone (`npm run dev -- ui`): the package itself is built into those that use it. */
export default definePackage({ area: 'ui', kind: 'remote', port: 3190, page: './showcase/showcase.tsx' })
