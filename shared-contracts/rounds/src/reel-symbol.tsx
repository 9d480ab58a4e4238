import { symbolArt } from './symbols/symbol-art'

/** A symbol as its game draws it, or its letter where that is not known. */
export default function ReelSymbol({ code, letter }: { code: string; letter: string }) {
  const drawing = symbolArt(code)
  if (drawing === null) return letter
  return <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`} alt="" />
}
