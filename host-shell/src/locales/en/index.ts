import shell from './shell.json'

/** English words of the frame. */
export default shell
