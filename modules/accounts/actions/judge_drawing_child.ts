/** The process that reads one uploaded SVG, says whether it is a drawing and nothing but, and ends. */
import { isPlainSvg } from '../domain/plain_svg.ts'

process.once('disconnect', () => process.exit())
process.once('message', (bytes: Uint8Array) => {
  process.send!(isDrawing(bytes), () => process.exit())
})

function isDrawing(bytes: Uint8Array): boolean {
  try {
    return isPlainSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}
