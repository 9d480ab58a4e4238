import { MEANINGS } from '@touchline/contracts/errors'
import late from './late.json'

/** English words of the shell's own pages; the meanings of error codes come from the catalogue itself. */
export default { ...late, error: MEANINGS }
