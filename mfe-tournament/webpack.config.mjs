import { definePackage } from '@touchline/build/webpack'

export default definePackage({ area: 'tournament', kind: 'remote', port: 3103 })
