import error from '@touchline/ui/words/errors.id.json'
import late from './late.json'

/** Indonesian words of the shell's own pages, and what error codes mean. */
export default { ...late, error }
