const K = constants()

/**
 * SHA-256 of a text (UTF-16 code units must be ASCII), as 64 hexadecimal digits.
 * Written out because the engine may import neither `node:crypto` nor the browser's WebCrypto.
 */
export function sha256(text: string): string {
  const blocks = padded(text)
  const h = [
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ]
  const w = new Array<number>(64)
  for (let start = 0; start < blocks.length; start += 16) {
    for (let t = 0; t < 64; t++) w[t] = t < 16 ? blocks[start + t] : schedule(w, t)
    const v = [...h]
    for (let t = 0; t < 64; t++) turn(v, K[t] + w[t])
    for (let i = 0; i < 8; i++) h[i] = (h[i] + v[i]) | 0
  }
  return h.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function schedule(w: number[], t: number): number {
  const a = w[t - 15]
  const b = w[t - 2]
  const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
  const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
  return (w[t - 16] + s0 + w[t - 7] + s1) | 0
}

function turn(v: number[], kw: number): void {
  const [a, b, c, d, e, f, g, h] = v
  const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
  const t1 = (h + s1 + ((e & f) ^ (~e & g)) + kw) | 0
  const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
  const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
  v[7] = g
  v[6] = f
  v[5] = e
  v[4] = (d + t1) | 0
  v[3] = c
  v[2] = b
  v[1] = a
  v[0] = (t1 + t2) | 0
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function padded(text: string): number[] {
  const words = new Array<number>((((text.length + 8) >> 6) + 1) * 16).fill(0)
  for (let i = 0; i < text.length; i++) words[i >> 2] |= text.charCodeAt(i) << (24 - (i % 4) * 8)
  words[text.length >> 2] |= 0x80 << (24 - (text.length % 4) * 8)
  words[words.length - 1] = text.length * 8
  return words
}

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
function constants(): number[] {
  const found: number[] = []
  for (let n = 2; found.length < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (prime) found.push(((Math.cbrt(n) % 1) * 0x100000000) | 0)
  }
  return found
}
