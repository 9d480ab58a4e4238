import { nodePreset } from '@touchline/test-kit/jest'

export default nodePreset()
