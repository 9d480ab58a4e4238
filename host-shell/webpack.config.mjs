import { definePackage } from '@touchline/build/webpack'

export default definePackage({ area: 'shell', kind: 'shell' })
