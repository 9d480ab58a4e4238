/** @jest-environment jsdom */
import { betAcceptList } from '@touchline/contracts/calls'
import { testConformance } from '@touchline/test-kit/conformance'
import pages from './pages.json'
import remote from './remote'
import { betOf } from './testing/bets'

testConformance(remote, {
  pages,
  prepare: (fake) => fake.answer(betAcceptList, { bets: [betOf()], total: 1 }),
})
