import { testConformance } from '@touchline/build/conformance'
import { betAcceptList } from '@touchline/contracts/calls'
import remote from './remote'
import { betOf } from './testing/bets'

testConformance(remote, { prepare: (fake) => fake.answer(betAcceptList, { bets: [betOf()], total: 1 }) })
