export { ShareRoom } from './views/share-room'
