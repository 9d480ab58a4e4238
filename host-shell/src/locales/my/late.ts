import error from '@touchline/ui/words/errors.my.json'
import late from './late.json'

/** Burmese words of the shell's own pages, and what error codes mean. */
export default { ...late, error }
