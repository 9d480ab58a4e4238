import { range, star } from '../geometry'
import type { MotifProps } from '../motif'

/** A cup. */
export const Trophy = ({ palette: p, random }: MotifProps) => (
  <g>
    {range(7).map((i) => (
      <polygon key={i} points={star(random() * 300, random() * 200 + 20, 10, 4, 4)} fill={p.cream} />
    ))}
    <path
      d="M84 124C44 122 36 142 44 172C52 202 82 216 110 214M216 124C256 122 264 142 256 172C248 202 218 216 190 214"
      stroke={p.shade}
      strokeWidth="15"
      fill="none"
    />
    <path d="M80 98H220C224 178 204 238 150 246C96 238 76 178 80 98Z" fill={p.main} />
    <path
      d="M98 112C98 166 106 204 128 224"
      stroke={p.shine}
      strokeWidth="11"
      strokeLinecap="round"
      fill="none"
    />
    <path d="M138 244H162V292H138Z" fill={p.shade} />
    <path d="M104 292H196V314H104ZM88 314H212V346H88Z" fill={p.ink} />
    <path d="M72 88H228V106H72Z" fill={p.shine} />
    <polygon points={star(152, 164, 34, 14, 5)} fill={p.cream} />
  </g>
)
