export { type RoomInfo, RoomStore } from './state/room-store'
export { RoomPage } from './views/room-page'
