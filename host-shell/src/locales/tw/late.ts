import error from '@touchline/ui/words/errors.tw.json'
import late from './late.json'

/** Traditional Chinese words of the shell's own pages, and what error codes mean. */
export default { ...late, error }
