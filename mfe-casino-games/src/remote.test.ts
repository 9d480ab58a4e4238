/** @jest-environment jsdom */
import { gameList } from '@touchline/contracts/calls'
import { testConformance } from '@touchline/test-kit/conformance'
import pages from './pages.json'
import remote from './remote'
import { sampleLobby } from './testing/games'

testConformance(remote, { pages, prepare: (fake) => fake.answer(gameList, sampleLobby()) })
