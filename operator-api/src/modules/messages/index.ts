export { createMessages } from './create-messages'
