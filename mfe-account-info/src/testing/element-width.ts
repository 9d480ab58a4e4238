/** Every element is so wide in each test of the file; answers how a test makes them of another width. */
export function elementsWide(px: number): (px: number) => void {
  let width: jest.SpyInstance
  beforeEach(() => {
    width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(px)
  })
  afterEach(() => width.mockRestore())
  return (other) => void width.mockReturnValue(other)
}
