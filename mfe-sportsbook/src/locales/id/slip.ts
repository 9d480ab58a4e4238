import meanings from '@touchline/ui/words/errors.id.json'
import slip from './slip.json'

/** Words of the slip, and what error codes mean; the catalogue says it, whatever the code. */
export default { ...slip, error: { ...slip.error, ...meanings } }
