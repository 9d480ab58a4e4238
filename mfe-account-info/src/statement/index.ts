export { weekdayOf } from './domain/statement-days'
