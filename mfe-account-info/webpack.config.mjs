import { definePackage } from '@touchline/build/webpack'

export default definePackage({ area: 'account-info', kind: 'remote', port: 3104 })
