import error from '@touchline/ui/words/errors.ja.json'
import late from './late.json'

/** Japanese words of the shell's own pages, and what error codes mean. */
export default { ...late, error }
