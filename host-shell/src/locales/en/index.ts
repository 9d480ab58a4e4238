import shell from './shell.json'

/** English words of the shell; the meanings of error codes come from the catalogue itself. */
export default shell
