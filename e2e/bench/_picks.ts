import { launchPlatform } from '../support/launch-platform'
import { benchPicks } from './board/bench-picks'
import { markdownTable } from './table'
const platform = await launchPlatform(18130, {})
try { console.log(markdownTable(await benchPicks(platform.origin))) } finally { await platform.stop() }
