import { listScreen } from '@touchline/screens'
import { askRecords, type RecordPage, RecordsPage } from '../history'
import { RECORDS_PER_PAGE, ROOM_RECORDS, type RoomRecordsView } from '../shared/domain/room-addresses'

export default listScreen<RoomRecordsView, RecordPage>({
  address: ROOM_RECORDS,
  ask: askRecords,
  totalOf: ({ total }) => total,
  pageSize: RECORDS_PER_PAGE,
  View: RecordsPage,
})
