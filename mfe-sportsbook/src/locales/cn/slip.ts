import meanings from '@touchline/ui/words/errors.cn.json'
import slip from './slip.json'

/** Words of the slip, and what error codes mean: as the catalogue says it, but for what the slip says of its own product. */
export default { ...slip, error: { ...meanings, ...slip.error } }
