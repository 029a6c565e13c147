import { renderSVG } from 'uqr'

/** A QR code (ISO/IEC 18004) of a text with its quiet zone: dark on white in a dark page too, as readers need it. */
export function qrSvg(text: string): string {
  const svg = renderSVG(text, { ecc: 'M', border: 4 })
  // No light seams between its squares at sizes that are no multiple of theirs.
  return svg.replace('<svg ', '<svg shape-rendering="crispEdges" ')
}
