import shell from './shell.json'

/** Vietnamese words of the frame. */
export default shell
