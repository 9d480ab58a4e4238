import shell from './shell.json'

/** Korean words of the frame. */
export default shell
