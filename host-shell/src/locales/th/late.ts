import error from '@touchline/ui/words/errors.th.json'
import late from './late.json'

/** Thai words of the shell's own pages, and what error codes mean. */
export default { ...late, error }
