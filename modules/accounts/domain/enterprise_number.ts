/**
 * The ten digits of a Belgian enterprise number, however it was written (`BE 0403.170.701`), or null when it is none:
 * the last two are 97 less the rest of the first eight divided by 97 (Crossroads Bank for Enterprises).
 */
export function enterpriseNumber(text: string): string | null {
  const digits = text.replace(/^\s*BE/i, '').replace(/[\s.]/g, '')
  if (!/^[01]\d{9}$/.test(digits)) return null
  const check = 97 - (Number(digits.slice(0, 8)) % 97)
  return check === Number(digits.slice(8)) ? digits : null
}
