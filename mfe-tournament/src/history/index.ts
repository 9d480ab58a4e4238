export { askRecords, type RecordPage } from './transport/room-records'
export { RecordsPage } from './views/records-page'
