export { seedHousePlayers } from './house-players'
export { createPastRooms } from './past-rooms'
export { createRoomPlayers } from './room-players'
