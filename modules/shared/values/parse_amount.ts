/**
 * Reads what a person typed as an amount: `3.000,50`, `3000.5`, `3 000`, `€ 3 000`.
 * The last comma or point is the decimal sign, unless exactly three digits follow and no other sign tells otherwise.
 * Returns euros rounded to the cent, or null when it is not a number.
 */
export function parseAmount(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f€']/g, '').replace(/\u2212/g, '-')
  if (!/^-?\d[\d.,]*$|^-?[.,]\d+$/.test(bare)) return null
  const decimalAt = decimalSign(bare)
  const whole = (decimalAt < 0 ? bare : bare.slice(0, decimalAt)).replace(/[.,]/g, '')
  const fraction = decimalAt < 0 ? '' : bare.slice(decimalAt + 1)
  const value = Number(`${whole === '' || whole === '-' ? `${whole}0` : whole}.${fraction || '0'}`)
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : null
}

function decimalSign(bare: string): number {
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  if (last < 0) return -1
  const sign = bare[last]!
  const sameSignTwice = bare.indexOf(sign) !== last
  const bothSigns = bare.includes(',') && bare.includes('.')
  if (sameSignTwice) return -1
  const looksLikeThousands = bare.length - last - 1 === 3 && !bothSigns && !/^-?0/.test(bare)
  return looksLikeThousands ? -1 : last
}
