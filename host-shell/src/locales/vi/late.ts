import error from '@touchline/ui/words/errors.vi.json'
import late from './late.json'

/** Vietnamese words of the shell's own pages, and what error codes mean. */
export default { ...late, error }
