import { definePackage } from '@touchline/build/webpack'

export default definePackage({ area: 'casino-games', kind: 'remote', port: 3102 })
