import error from '@touchline/ui/words/errors.ko.json'
import late from './late.json'

/** Korean words of the shell's own pages, and what error codes mean. */
export default { ...late, error }
