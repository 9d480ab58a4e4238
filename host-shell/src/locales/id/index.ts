import shell from './shell.json'

/** Indonesian words of the frame. */
export default shell
