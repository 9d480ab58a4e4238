import manifest from '../package.json'

export const API_VERSION: string = manifest.version
