export { askAgainAfterMs } from './ask-again'
export { type Following, followList } from './follow-list'
export { type ListOptions, type ListStage, ListStore } from './list-store'
