import { jsdomPreset } from '@touchline/build/jest'

export default jsdomPreset()
