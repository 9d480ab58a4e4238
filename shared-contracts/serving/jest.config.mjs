import { nodePreset } from '@touchline/build/jest'

export default nodePreset()
