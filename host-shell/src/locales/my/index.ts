import shell from './shell.json'

/** Burmese words of the frame. */
export default shell
