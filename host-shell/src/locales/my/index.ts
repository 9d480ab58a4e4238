import error from './error.json'
import shell from './shell.json'

/** Burmese words of the shell. */
export default { ...shell, error }
