import shell from './shell.json'

/** Thai words of the frame. */
export default shell
