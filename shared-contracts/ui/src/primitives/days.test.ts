import { calendarWords } from './days'

const SUNDAY = new Date(2026, 10, 22)

afterEach(() => jest.restoreAllMocks())

test('a calendar in Burmese is Burmese also where the browser does not know the language', () => {
  const known = calendarWords('my')
  jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([])
  const own = calendarWords('my')
  expect(own.weekdayName(SUNDAY)).toBe(known.weekdayName(SUNDAY))
  expect([own.month(SUNDAY), own.day(SUNDAY)]).toEqual(['2026 နိုဝင်ဘာ', '2026 နိုဝင်ဘာ 22, တနင်္ဂနွေ'])
  expect(own.weekday(SUNDAY)).toBe('တ')
})

test('other languages are those of the browser', () => {
  expect(calendarWords('vi').weekdayName(SUNDAY)).toBe('Chủ Nhật')
})

test('the name of a day in Korean has the number that the cell shows as a word', () => {
  expect(calendarWords('ko').day(SUNDAY)).toMatch(/ \d+ 일 일요일$/)
})
