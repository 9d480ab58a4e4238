import { jsdomPreset } from '@touchline/test-kit/jest'

export default jsdomPreset()
