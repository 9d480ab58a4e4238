export * from './catalogue'
export { type ErrorField, FEEDBACK, type Feedback, type RefusalMeaning } from './feedback'
export * from './table'
export * from './texts'
