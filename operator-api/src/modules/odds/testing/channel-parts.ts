export { createBook } from '../service'
export { Channels } from '../wire/channels'
export { Frames } from '../wire/frames'
