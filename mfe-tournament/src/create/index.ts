export { CreateRoomStore } from './state/create-room-store'
export { CreateRoomPage } from './views/create-room-page'
