import { testConformance } from '@touchline/build/conformance'
import { roomList } from '@touchline/contracts/calls'
import remote from './remote'
import { sampleRooms } from './testing/rooms'

testConformance(remote, { prepare: (fake) => fake.answer(roomList, { rooms: sampleRooms(), total: 9 }) })
