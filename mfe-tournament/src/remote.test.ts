/** @jest-environment jsdom */
import { roomList } from '@touchline/contracts/calls'
import { testConformance } from '@touchline/test-kit/conformance'
import pages from './pages.json'
import remote from './remote'
import { sampleRooms } from './testing/rooms'

testConformance(remote, {
  pages,
  prepare: (fake) => fake.answer(roomList, { rooms: sampleRooms(), total: 9 }),
})
