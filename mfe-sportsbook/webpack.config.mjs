import { definePackage } from '@touchline/build/webpack'

export default definePackage({ area: 'sportsbook', kind: 'remote', port: 3101 })
