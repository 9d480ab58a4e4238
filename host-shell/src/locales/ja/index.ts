import shell from './shell.json'

/** Japanese words of the frame. */
export default shell
