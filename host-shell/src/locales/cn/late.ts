import error from '@touchline/ui/words/errors.cn.json'
import late from './late.json'

/** Simplified Chinese words of the shell's own pages, and what error codes mean. */
export default { ...late, error }
