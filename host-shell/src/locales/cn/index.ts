import shell from './shell.json'

/** Simplified Chinese words of the frame. */
export default shell
