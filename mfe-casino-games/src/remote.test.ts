import { testConformance } from '@touchline/build/conformance'
import { gameList } from '@touchline/contracts/calls'
import remote from './remote'
import { sampleLobby } from './testing/games'

testConformance(remote, { prepare: (fake) => fake.answer(gameList, sampleLobby()) })
