/** @jest-environment jsdom */
import { gameList } from '@touchline/contracts/calls'
import { testConformance } from '@touchline/test-kit/conformance'
import remote from './remote'
import { sampleLobby } from './testing/games'

testConformance(remote, { prepare: (fake) => fake.answer(gameList, sampleLobby()) })
