import { deflateRawSync } from 'node:zlib'

/**
 * At most how many bits a guesser must try: the signs of a text, what lies between neighbours, and what repeats. No
 * measure finds every weak key; this one finds a single sign, a sequence, a word over and over, and what is short.
 */
export function estimatedBits(text: string): number {
  const codes = [...text].map((sign) => sign.codePointAt(0)!)
  const steps = codes.slice(1).map((code, index) => code - codes[index]!)
  const length = Math.min(codes.length, deflateRawSync(text).length)
  return Math.floor(length * Math.min(bitsEach(codes), bitsEach(steps)))
}

/** Shannon's entropy of one value, by how often each occurs. */
function bitsEach(values: number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()]
    .map((count) => count / values.length)
    .reduce((sum, share) => sum - share * Math.log2(share), 0)
}
