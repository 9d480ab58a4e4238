import { messageBlocks, messageSummary } from './message-blocks'

const paragraph = (...lines: string[]) => ({ kind: 'paragraph', lines })

describe('the text of a message', () => {
  test.each<[string, string, object[]]>([
    ['nothing', '', []],
    ['blanks', ' \n\n ', []],
    ['one line', 'Hello', [paragraph('Hello')]],
    ['lines and paragraphs', 'One\nTwo\r\n\n\nThree', [paragraph('One', 'Two'), paragraph('Three')]],
    [
      'a table between paragraphs',
      'Before\n| Draw | Closes |\n|Mon||\nAfter',
      [
        paragraph('Before'),
        {
          kind: 'table',
          rows: [
            ['Draw', 'Closes'],
            ['Mon', ''],
          ],
        },
        paragraph('After'),
      ],
    ],
    [
      'links side by side',
      '[Rules](/info/rules?topic=football)\n[Lottery](/w4d)',
      [
        {
          kind: 'links',
          links: [
            { text: 'Rules', to: '/info/rules?topic=football' },
            { text: 'Lottery', to: '/w4d' },
          ],
        },
      ],
    ],
    ['a link within a line', 'See [Rules](/info/rules).', [paragraph('See [Rules](/info/rules).')]],
    ['one bar', '||', [paragraph('||')]],
  ])('%s', (_, text, blocks) => {
    expect(messageBlocks(text)).toEqual(blocks)
  })

  test.each([
    '[x](https://evil.test)',
    '[x](//evil.test)',
    '[x](/\\evil.test)',
    '[x](javascript:alert(1))',
    '[x](/a b)',
    '[x](/<b>)',
    '[x](/\tevil)',
    '[](/info)',
    '<img src=x onerror=alert(1)>',
    '<a href="/info">x</a>',
  ])('%s is text and no link', (text) => {
    expect(messageBlocks(text)).toEqual([paragraph(text)])
  })

  test('begins with its paragraphs, in one line', () => {
    expect(messageSummary('One\nTwo\n\n| a | b |\n\nThree\n[x](/info)')).toBe('One Two Three')
  })
})
