export { clockFault, lineFault, myanmarFault } from './event-faults'
export { lineId, matchOfLine, myanmarId } from './line-id'
export { resultFault } from './result-fault'
export { feedRoutes } from './routes'
export type { FeedBatch, FeedEvent, FeedEventOf, OfferLine, OfferMyanmar } from './rules'
export {
  createFeed,
  type EventBatch,
  type Feed,
  type FeedLine,
  ownFeedLine,
  type ResultEvent,
  type ResultSource,
  type TimedBatch,
} from './service'
