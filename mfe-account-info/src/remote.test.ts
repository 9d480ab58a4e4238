/** @jest-environment jsdom */
import { betAcceptList } from '@touchline/contracts/calls'
import { testConformance } from '@touchline/test-kit/conformance'
import remote from './remote'
import { betOf } from './testing/bets'

testConformance(remote, { prepare: (fake) => fake.answer(betAcceptList, { bets: [betOf()], total: 1 }) })
