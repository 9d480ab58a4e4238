import meanings from '@touchline/ui/words/errors.cn.json'
import slip from './slip.json'

/** Words of the slip, and meanings of error codes: those of the catalogue, but for the slip's own texts about its product. */
export default { ...slip, error: { ...meanings, ...slip.error } }
