export { seedHousePlayers } from './house-players'
export { createRoomPlayers } from './room-players'
