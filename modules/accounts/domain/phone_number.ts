/** As networks dial it, `+32470123456`; a Belgian number may be written as at home. Null when it is none. */
export function phoneNumber(typed: string): string | null {
  const digits = typed.replace(/[\s./()-]/g, '').replace(/^00/, '+')
  const number = digits.replace(/^0(?=4\d{8}$)/, '+32')
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null
}

/** Enough to recognise it: `•••• 56`. */
export function maskedNumber(number: string): string {
  return `•••• ${number.slice(-2)}`
}
