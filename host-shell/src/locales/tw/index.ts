import shell from './shell.json'

/** Traditional Chinese words of the frame. */
export default shell
