import { markdownTable } from '../table'
import { benchBoard } from './bench-board'

console.log(markdownTable(await benchBoard()))
