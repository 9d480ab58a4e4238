export { isDisabling, RoomListStore } from './state/room-list-store'
export { askRooms, type RoomPage } from './transport/room-lists'
export { RoomsPage } from './views/rooms-page'
