import { type MessageBlock, messageBlocks } from '@touchline/rules'
import { Link } from '@touchline/screens'
import styles from './message-text.module.css'

/** The text of a message: paragraphs, tables and links to pages of the product. Its source is shown, never run. */
export function MessageText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {messageBlocks(text).map((block, place) => (
        // The parts of a text have no other name than their place, and never move.
        <Block key={place} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: MessageBlock }) {
  if (block.kind === 'paragraph') return <p>{block.lines.join('\n')}</p>
  if (block.kind === 'links')
    return (
      <p className={styles.links}>
        {block.links.map(({ text, to }) => (
          <Link key={to} to={to}>
            {text}
          </Link>
        ))}
      </p>
    )
  const [head = [], ...rows] = block.rows
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
